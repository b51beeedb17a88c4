"""Costs of an order, and the break-even price by a walk over every tradable price. See vectors.py."""

import json
from bisect import bisect_left
from pathlib import Path

from vectors import LOT, compare, exact, half_up, stamp_duty, tradable_prices

FEES = json.loads(Path(__file__).with_suffix(".json").read_text())["fees"]
LEVY = exact("0.0003")
GUARANTEE_FUND = exact("0.0001")
VAT = exact("0.11")
SALES_TAX = exact("0.001")


def find_fee(name, day):
    return next(fee for fee in FEES[name] if fee["validFrom"] <= day <= (fee["validTo"] or "9999"))


def cost(price, lots, fee, is_sale):
    value = price * lots * LOT
    to_exchange = value * (LEVY * (1 + VAT) + GUARANTEE_FUND)
    total = max(value * exact(fee["percent"]) / 100, exact(fee["minimum"] or 0), to_exchange)
    tax = value * SALES_TAX if is_sale else 0
    commission = (total - to_exchange) / (1 + VAT)
    parts = {
        "levy": value * LEVY,
        "levyVat": value * LEVY * VAT,
        "guaranteeFund": value * GUARANTEE_FUND,
        "commission": commission,
        "commissionVat": commission * VAT,
        "salesTax": tax,
    }
    # Each part is what it adds to the rounded sum, so that the parts add up to the total.
    rounded, sum_before = {}, exact(0)
    for name, part in parts.items():
        rounded[name] = half_up(sum_before + part) - half_up(sum_before)
        sum_before += part
    duty = stamp_duty(value)
    costs = half_up(total + tax) + duty
    net = value - costs if is_sale else value + costs
    return {"value": value, **rounded, "stampDuty": duty, "costs": costs, "net": net}


def break_even(price, lots, fee, day):
    paid = cost(price, lots, fee, False)["net"]
    prices = tradable_prices(day)
    start = bisect_left(prices, price)
    walked = prices[start : start + 200]
    covers = [cost(one, lots, fee, True)["net"] >= paid for one in walked]
    first = covers.index(True)
    losing = [one for one, is_covered in zip(walked[first:], covers[first:]) if not is_covered]
    gap = {"from": losing[0], "to": losing[-1]} if losing else None
    return {"paid": paid, "price": walked[first], "gap": gap}


def compute(row):
    price, lots, kind = row["price"], row["lots"], row["kind"]
    fee = find_fee(row["fees"], row["day"])
    if kind == "breakEven":
        return {"expected": break_even(price, lots, fee, row["day"])}
    return {"expected": cost(price, lots, fee, kind == "sell")}


compare(__file__, compute)
