"""Auto-rejection: the first and last tradable price inside the exact band. See vectors.py."""

from bisect import bisect_left, bisect_right
from fractions import Fraction

from vectors import compare, tick_at, tradable_prices

# Since a day: the lower limit in percent (None: as the upper one) and the multiple on the first trading day.
RULES = {
    "2025-04-08": (15, 1),
    "2023-09-04": (None, 1),
    "2023-06-05": (15, 1),
    "2020-03-13": (7, 1),
    "2020-03-10": (10, 2),
    "2017-01-03": (None, 2),
    "2015-08-25": (10, 2),
}


def limits(reference, board, day, is_first):
    lower, multiple = next(rule for since, rule in RULES.items() if since <= day)
    multiple = multiple if is_first else 1
    lowest = 50
    if board in "AW":
        if reference <= 10:
            return max(1, reference - multiple), reference + multiple
        lowest, lower, upper = 1, 10, 10
    else:
        upper = 35 if reference <= 200 else 25 if reference <= 5000 else 20
        lower = upper if lower is None else lower
    prices = tradable_prices(day)
    start = reference - Fraction(reference * lower * multiple, 100)
    end = reference + Fraction(reference * upper * multiple, 100)
    return max(lowest, prices[bisect_left(prices, start)]), prices[bisect_right(prices, end) - 1]


def compute(row):
    reference, board, day = row["reference"], row["board"], row["day"]
    lower, upper = limits(reference, board, day, row["first"])
    prices = tradable_prices(day)
    ladder = [[lower, upper]]
    while len(ladder) < 3:
        down, up = ladder[-1]
        ladder.append([limits(down, board, day, False)[0], limits(up, board, day, False)[1]])
    place = bisect_left(prices, reference)
    return {
        "lower": lower,
        "upper": upper,
        "tick": tick_at(reference, day),
        "ticksDown": place - bisect_left(prices, lower),
        "ticksUp": bisect_left(prices, upper) - place,
        "ladder": ladder,
    }


compare(__file__, compute)
