"""Bonds: every cash flow discounted on its own with 80 digits, yields back by bisection. See vectors.py."""

from calendar import monthrange
from datetime import date
from decimal import Decimal, getcontext
from fractions import Fraction

from vectors import compare, exact, half_up

getcontext().prec = 80
COUPON_TAX = Fraction(10, 100)
DEPOSIT_TAX = Fraction(20, 100)
EXEMPT_DEPOSIT = 7_500_000


def coupon_days(maturity, frequency):
    """Counted back from the maturity, on its day of the month or the last one."""
    last = date.fromisoformat(maturity)
    days = []
    for step in range(60 * frequency):
        months = last.year * 12 + last.month - 1 - step * 12 // frequency
        year, month = months // 12, months % 12 + 1
        days.append(date(year, month, min(last.day, monthrange(year, month)[1])))
    return days[::-1]


def clean_price(row, coupon_percent, yield_percent, days, settlement):
    """In percent of the nominal. The buyer pays the accrued coupon untaxed, also if the coupons are net of tax."""
    coming = [day for day in days if day > settlement]
    before = max(day for day in days if day <= settlement)
    coupon = coupon_percent / row["frequency"]
    passed = Decimal((settlement - before).days) / (coming[0] - before).days
    factor = 1 + yield_percent / 100 / row["frequency"]
    price = sum((coupon / factor ** (index + 1 - passed) for index in range(len(coming))), Decimal(0))
    accrued = Decimal(str(row["couponPercent"])) / row["frequency"] * passed
    return price + 100 / factor ** (len(coming) - passed) - accrued


def find_yield(price_at, price):
    low, high = Decimal(-90), Decimal(200)
    for _ in range(120):
        middle = (low + high) / 2
        if price_at(middle) > price:
            low = middle
        else:
            high = middle
    return half_up(Fraction(low), 4)


def price(row):
    days = coupon_days(row["maturity"], row["frequency"])
    settlement = date.fromisoformat(row["settlement"])
    coming = [day for day in days if day > settlement]
    before = max(day for day in days if day <= settlement)
    passed, period = (settlement - before).days, (coming[0] - before).days
    gross = Decimal(str(row["couponPercent"]))
    net = gross * 9 / 10

    def price_at(percent, coupon_percent):
        return clean_price(row, coupon_percent, percent, days, settlement)

    clean = half_up(Fraction(price_at(Decimal(str(row["yieldPercent"])), gross)), 6)
    accrued = exact(row["couponPercent"]) / 100 / row["frequency"] * passed / period
    return {
        "cleanPercent": clean,
        "backPercent": find_yield(lambda percent: price_at(percent, gross), Decimal(str(clean))),
        "netPercent": find_yield(lambda percent: price_at(percent, net), Decimal(str(clean))),
        "passed": passed,
        "all": period,
        "coupons": len(coming),
        "first": coming[0].isoformat(),
        "value": half_up(exact(clean) / 100 * row["nominal"]),
        "accrued": half_up(accrued * row["nominal"]),
    }


def coupon(row):
    gross = half_up(row["nominal"] * exact(row["couponPercent"]) / 100 / row["frequency"])
    tax = half_up(gross * COUPON_TAX)
    return {"gross": gross, "tax": tax, "net": gross - tax}


def deposit(row):
    nominal = row["nominal"]
    tax = DEPOSIT_TAX if nominal > EXEMPT_DEPOSIT else 0
    net_percent = exact(row["couponPercent"]) * (1 - COUPON_TAX)
    return {
        "bondNet": half_up(nominal * net_percent / 100),
        "depositNet": half_up(nominal * exact(row["depositPercent"]) * (1 - tax) / 100),
        "equalDepositPercent": half_up(net_percent / (1 - tax), 4),
    }


def floating(row):
    sum_of_rates = exact(row["policyPercent"]) + exact(row["spreadPercent"])
    return {"couponPercent": half_up(max(sum_of_rates, exact(row["floorPercent"])), 4)}


kinds = {"price": price, "coupon": coupon, "deposit": deposit, "floating": floating}
compare(__file__, lambda row: kinds[row["kind"]](row))
