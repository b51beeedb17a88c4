"""Purchases on margin, and pawned shares: the price of a call is the highest tradable one at the limit. See vectors.py."""

from math import floor

from vectors import LOT, compare, exact, half_up, tradable_prices

DAY = "2026-11-26"


def margin(row):
    shares = row["lots"] * LOT
    value = shares * row["price"]
    financing = max(0, value - row["ownMoney"])
    kept = 1 - exact(row["haircutPercent"]) / 100

    def highest_price(limit):
        # financing / (price * shares * kept) >= limit
        least = exact(limit) / 100 * shares * kept
        return max((one for one in tradable_prices(DAY) if financing >= one * least), default=None)

    def interest(days):
        return half_up(financing * exact(row["interestPercent"]) / 100 * days / row["basis"])

    call = highest_price(row["callPercent"])
    return {
        "value": value,
        "financing": financing,
        "ratioPercent": half_up(exact(financing) * 100 / (value * kept), 2),
        "callPrice": call,
        "forcedPrice": highest_price(row["forcedPercent"]),
        "interestPerDay": interest(1),
        "interest": interest(row["days"]),
        "leftAtCall": None if call is None else shares * call - financing,
    }


def pawn(row):
    loan = floor(row["value"] * exact(row["loanToValuePercent"]) / 100)
    cost = half_up(loan * exact(row["ratePercentPerDay"]) / 100 * row["days"])
    return {"loan": loan, "cost": cost, "repayment": loan + cost}


compare(__file__, lambda row: {"margin": margin, "pawn": pawn}[row["kind"]](row))
