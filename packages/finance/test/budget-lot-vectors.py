"""Lots for a budget: counted up one by one while value, fee and stamp duty fit. See vectors.py."""

from vectors import LOT, compare, exact, half_up, stamp_duty


def total_of(lots, row):
    value = lots * LOT * exact(row["price"])
    return half_up(value) + half_up(value * exact(row["feePercent"]) / 100) + stamp_duty(value)


def compute(row):
    lots = 0
    while total_of(lots + 1, row) <= row["budget"]:
        lots += 1
    return {"lots": lots, "total": total_of(lots, row), "left": row["budget"] - total_of(lots, row)}


compare(__file__, compute)
