"""Random games, first one by one, then many side by side; and how fast that is here.

pip install 'cartographers[envs]'
python examples/random_rollout.py
"""

import time

import gymnasium

import cartographers.envs


def one_by_one(games: int) -> None:
    """Plays some games alone and tells how each of them ended."""
    env = gymnasium.make(cartographers.envs.SOLO, preset="polish_heroes")
    env.action_space.seed(1)
    for game in range(games):
        _, info = env.reset(seed=1 if game == 0 else None)
        terminated = False
        while not terminated:
            _, _, terminated, _, info = env.step(env.action_space.sample(info["action_mask"]))
        print(f"game {game}: {info['stars']} stars, rating {info['rating']}, {info['title']}")


def side_by_side(number: int, steps: int) -> None:
    """Plays many games at once, begun anew as they end."""
    envs = gymnasium.make_vec(cartographers.envs.SOLO, num_envs=number)
    envs.reset(seed=1)
    envs.action_space.seed(1)
    envs.step(envs.action_space.sample())  # compiles
    stars: list[int] = []
    started = time.perf_counter()
    for _ in range(steps):
        _, _, _, _, infos = envs.step(envs.action_space.sample())
        if "stars" in infos:
            stars += infos["stars"][infos["_stars"]].tolist()
    speed = steps * number / (time.perf_counter() - started)
    mean = sum(stars) / len(stars)
    print(f"{len(stars)} games, {mean:.1f} stars on average, {speed:,.0f} steps a second")
    envs.close()


if __name__ == "__main__":
    one_by_one(3)
    side_by_side(256, 100)
