"""Average prices and position sizes: lots are counted up one by one. See vectors.py."""

from vectors import LOT, compare, exact, half_up, stamp_duty

MAX_LOTS = 10_000


def cost(lots, price, percent):
    """Value, rounded fee and stamp duty of a purchase, or of a sale for its value."""
    value = lots * LOT * exact(price)
    return value, half_up(value * exact(percent) / 100), stamp_duty(value)


def average(row):
    costs = [cost(one["lots"], one["price"], one["feePercent"]) for one in row["purchases"]]
    lots = sum(one["lots"] for one in row["purchases"])
    total = sum(half_up(value, 2) + fee + duty for value, fee, duty in costs)
    return {
        "lots": lots,
        "fees": sum(fee for _, fee, _ in costs),
        "stampDuty": sum(duty for _, _, duty in costs),
        "total": total,
        "average": half_up(exact(total) / (lots * LOT), 4),
    }


def average_after(lots, row):
    """With the fee as a share of the price: rounding it to the rupiah depends on how orders are split."""
    price = exact(row["price"])
    paid = lots * LOT * price * (1 + exact(row["feePercent"]) / 100) + stamp_duty(lots * LOT * price)
    return (row["lots"] * LOT * exact(row["average"]) + paid) / ((row["lots"] + lots) * LOT)


def target(row):
    goal = exact(row["target"])
    if exact(row["average"]) <= goal:
        return {"outcome": "reached"}
    lots = next((lots for lots in range(1, MAX_LOTS) if average_after(lots, row) <= goal), None)
    if lots is None:
        return {"outcome": "unreachable"}
    total = sum(half_up(part) for part in cost(lots, row["price"], row["feePercent"]))
    return {"outcome": "lots", "needed": lots, "total": total, "newAverage": half_up(average_after(lots, row), 4)}


def loss_at_stop(lots, row):
    entry, stop = exact(row["entry"]), exact(row["stop"])
    paid = entry * (1 + exact(row["buyPercent"]) / 100)
    received = stop * (1 - exact(row["sellPercent"]) / 100)
    return lots * LOT * (paid - received) + stamp_duty(lots * LOT * entry) + stamp_duty(lots * LOT * stop)


def size(row):
    if row["stop"] >= row["entry"]:
        return {"lots": None}
    risk = row["capital"] * exact(row["riskPercent"]) / 100

    def total(lots):
        return sum(half_up(part) for part in cost(lots, row["entry"], row["buyPercent"]))

    too_many = row["capital"] // (row["entry"] * LOT) + 2
    by_risk = max(lots for lots in range(too_many) if loss_at_stop(lots, row) <= risk)
    by_capital = max(lots for lots in range(too_many) if total(lots) <= row["capital"])
    lots = min(by_risk, by_capital)
    return {
        "lots": lots,
        "isLimitedByCapital": by_capital < by_risk,
        "total": total(lots),
        "riskAmount": half_up(risk),
        "lossAtStop": half_up(loss_at_stop(lots, row)),
    }


compare(__file__, lambda row: {"average": average, "target": target, "size": size}[row["kind"]](row))
