"""Dividends: tax by the holder's branch, and its days. See vectors.py."""

from datetime import date

from vectors import compare, exact, half_up

TAX_PERCENT = {"reinvested": 0, "paid": 10, "foreign": 20}


def compute(row):
    gross = half_up(exact(row["perShare"]) * row["shares"])
    tax = half_up(exact(gross) * TAX_PERCENT[row["branch"]] / 100)
    paid = date.fromisoformat(row["paymentDate"])
    pay_by = date(paid.year + paid.month // 12, paid.month % 12 + 1, 15)
    return {
        "gross": gross,
        "tax": tax,
        "net": gross - tax,
        "yieldPercent": half_up(exact(row["perShare"]) * 100 / row["price"], 2),
        "payTaxBy": pay_by.isoformat(),
        "reinvestBy": date(paid.year + 1, 3, 31).isoformat(),
    }


compare(__file__, compute)
