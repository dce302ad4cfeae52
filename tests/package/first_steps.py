"""What somebody tries first who has just installed the package: a step in the environment, a move of the master."""

import sys
from random import Random

import gymnasium
import numpy as np

import cartographers
from cartographers.bots.ladder import bot
from cartographers.game.match import Match
from cartographers.game.options import Options

env = gymnasium.make("cartographers.envs:cartographers/Solo-v0")
_, info = env.reset(seed=1)
env.step(env.action_space.sample(info["action_mask"]))

match = Match(Options(), seed="1")
match.play(bot("master:1")(match.view(0), Random(1)))
sys.stdout.write(f"{cartographers.__file__}\nnumpy {np.__version__}\nturn {match.table.turn}\n")
