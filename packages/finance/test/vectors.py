"""What the *-vectors.py scripts share. They use only Python's standard library and none of the package's code.

Run one, for example `python3 order-limit-vectors.py`: it prints the rows that differ, and nothing if none does.
To add a row, write its inputs into the JSON file and copy the results that the script prints.
"""

import json
from fractions import Fraction
from math import floor
from pathlib import Path

LOT = 100
TICKS = {
    "2016-05-02": [(1, 1), (200, 2), (500, 5), (2000, 10), (5000, 25)],
    "2014-01-06": [(1, 1), (500, 5), (5000, 25)],
}
HIGHEST_PRICE = 300_000
lists_of_prices = {}


def exact(number):
    return Fraction(str(number))


def half_up(value, places=0):
    """Money in whole rupiah, away from zero at a tie; other values with decimal places."""
    scaled = floor(abs(value) * 10**places + Fraction(1, 2)) * (1 if value >= 0 else -1)
    return scaled if places == 0 else scaled / 10**places


def tradable_prices(day):
    """Every price that the exchange accepts on a day, in order."""
    since = next(since for since in TICKS if since <= day)
    if since not in lists_of_prices:
        prices = [1]
        while prices[-1] < HIGHEST_PRICE:
            prices.append(prices[-1] + tick_at(prices[-1], day))
        lists_of_prices[since] = prices
    return lists_of_prices[since]


def tick_at(price, day):
    since = next(since for since in TICKS if since <= day)
    return next(tick for start, tick in reversed(TICKS[since]) if price >= start)


def nearest_price(value, day):
    """The nearer tradable price, the higher one at a tie."""
    return min(tradable_prices(day), key=lambda price: (abs(price - value), -price))


def stamp_duty(value):
    return 10_000 if value > 10_000_000 else 0


def compare(script, compute):
    """Prints the rows of the JSON file beside the script whose results differ from the computed ones."""
    for row in json.loads(Path(script).with_suffix(".json").read_text())["vectors"]:
        results = compute(row)
        if any(name not in row or row[name] != value for name, value in results.items()):
            print(json.dumps(row), "->", json.dumps(results))
