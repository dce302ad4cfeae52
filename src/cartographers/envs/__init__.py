"""The game for those who teach machines: Gymnasium and PettingZoo environments. No rules are written here.

    import cartographers.envs
    env = gymnasium.make("cartographers/Solo-v0", preset="polish_heroes")
    envs = gymnasium.make_vec("cartographers/Solo-v0", num_envs=1024)
    table = cartographers.envs.parallel_env(seats=4)

See docs/environment.md. `pip install cartographers[envs]` brings what is needed.
"""

try:
    import gymnasium
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError("environments need more packages: pip install 'cartographers[envs]'") from missing

from cartographers.envs.solo import SoloEnv
from cartographers.envs.together import env, parallel_env
from cartographers.envs.vector import SoloVectorEnv

__all__ = ["SOLO", "SoloEnv", "SoloVectorEnv", "env", "parallel_env"]

SOLO = "cartographers/Solo-v0"

if SOLO not in gymnasium.registry:
    gymnasium.register(
        SOLO,
        entry_point="cartographers.envs.solo:SoloEnv",
        vector_entry_point="cartographers.envs.vector:SoloVectorEnv",
    )
