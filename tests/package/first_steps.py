"""What somebody tries first who has just installed the package: a step in the environment, a move of a bot.

The planner's whole machine code takes half a minute to make; unless a bot is named, one kernel of it stands for it.
"""

import sys
from random import Random

import gymnasium
import numpy as np

import cartographers
from cartographers.board.notation import sheet_of
from cartographers.bots.ladder import bot
from cartographers.game.match import Match
from cartographers.game.options import Options
from cartographers.native.compiler.int128 import words
from cartographers.native.engine.scratch import MOST_AFTER
from cartographers.native.registry import entry, feature_kernel_of
from cartographers.native.value import model
from cartographers.value.sizes import FEATURES

env = gymnasium.make("cartographers.envs:cartographers/Solo-v0")
_, info = env.reset(seed=1)
env.step(env.action_space.sample(info["action_mask"]))

match = Match(Options(), seed="1")
columns = np.zeros(FEATURES * MOST_AFTER)
forests = sheet_of(["FF" + "." * 9, *["." * 11] * 10])
entry(model.features_by)(feature_kernel_of("sentinel_wood"), words(forests), 1, columns)
for name in sys.argv[1:]:
    match.play(bot(name)(match.view(0), Random(1)))
sys.stdout.write(f"{cartographers.__file__}\nnumpy {np.__version__}\n{columns[0]:n} stars, turn {match.table.turn}\n")
