"""A short run of MaskablePPO on games alone; it learns little more than not to be random, but it learns.

pip install 'cartographers[envs]' sb3-contrib
python examples/maskable_ppo.py --steps 20000
"""

import argparse

import gymnasium
import numpy as np
import torch
from gymnasium.wrappers import FilterObservation
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from sb3_contrib.common.wrappers import ActionMasker
from stable_baselines3.common.monitor import Monitor

import cartographers.envs


def made() -> gymnasium.Env:
    """The environment without the mask in its observation: the policy gets it from `action_masks()`."""
    env = gymnasium.make(cartographers.envs.SOLO, preset="german_first_game")
    seen = FilterObservation(env, ["map", "table"])
    return Monitor(ActionMasker(seen, lambda each: each.unwrapped.action_masks()))


def random_stars(games: int) -> float:
    """What random play gets, to compare with."""
    env = made()
    env.unwrapped.action_space.seed(1)
    total = 0
    for game in range(games):
        env.reset(seed=game)
        terminated = False
        while not terminated:
            _, reward, terminated, _, _ = env.step(env.unwrapped.action_space.sample())
            total += reward
    return total / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--games", type=int, default=200, help="to judge by")
    chosen = parser.parse_args()
    torch.set_num_threads(1)  # so small a network is faster so
    print(f"random: {random_stars(chosen.games):.1f} stars a game")
    model = MaskablePPO("MultiInputPolicy", made(), n_steps=1024, batch_size=256, gamma=1.0, seed=1, device="cpu")
    model.learn(chosen.steps)
    mean, spread = evaluate_policy(model, made(), n_eval_episodes=chosen.games, deterministic=False)
    error = spread / np.sqrt(chosen.games)
    print(f"after {chosen.steps} steps: {mean:.1f} ± {error:.1f} stars a game")


if __name__ == "__main__":
    main()
