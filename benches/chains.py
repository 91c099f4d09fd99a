"""Sums of many dice in icepool and dyce, timed.

Prints a line for each: what, library, nanoseconds, and the chance of the sum in question, which
tells whether others computed the same. Dice are made afresh each time, since icepool keeps what a
die has been asked before.
"""

import statistics
import time

import dyce
import icepool

D20 = {face: 1 for face in range(1, 21)}
# Thirteen in sixteen: the shot of the other rows misses or is saved.
WOUND = {0: 13, 1: 3}

SUMS = [("20d20", 20, D20, 210, 5), ("100d20", 100, D20, 1050, 1), ("volley", 200, WOUND, 38, 5)]


def of_icepool(count, faces):
    return count @ icepool.Die(faces)


def of_dyce(count, faces):
    return count @ dyce.H(faces)


def chance_in_icepool(result, total):
    return float(result.probability(total))


def chance_in_dyce(result, total):
    return result[total] / sum(result.values())


LIBRARIES = [("icepool", of_icepool, chance_in_icepool), ("dyce", of_dyce, chance_in_dyce)]

for name, count, faces, total, rounds in SUMS:
    for library, run, chance in LIBRARIES:
        times = []
        for _ in range(rounds):
            began = time.perf_counter_ns()
            result = run(count, faces)
            times.append(time.perf_counter_ns() - began)
        print(name, library, statistics.median(times), chance(result, total), flush=True)
