"""Corporate actions: shares are handed out packet by packet. See vectors.py."""

from vectors import compare, exact, half_up, nearest_price

DAY = "2026-11-26"


def compute(row):
    kind, shares, old, new = row["kind"], row["shares"], row["old"], row["new"]
    cum = exact(row["cumPrice"])
    is_replacing = kind in ("split", "reverseSplit")
    issued, rest = divmod(shares * new, old)
    if is_replacing:
        price = cum * old / new
        after = issued
    else:
        price = (cum * old + exact(row.get("exercisePrice", 0)) * new) / (old + new)
        after = shares + issued
    result = {
        "exact": half_up(price, 4),
        "onTick": nearest_price(price, DAY),
        "hasFraction": rest > 0,
        "sharesAfter": after,
    }
    if kind != "rights":
        return result | {"sharesAdded": after - shares}
    return result | {
        "valuePerShare": half_up(cum - price, 4),
        "valuePerRight": half_up(price - row["exercisePrice"], 4),
        "rights": issued,
        "exerciseCost": issued * row["exercisePrice"],
        "keptPercent": half_up(exact(100 * old) / (old + new), 2),
        "dilutionPercent": half_up(exact(100 * new) / (old + new), 2),
    }


compare(__file__, compute)
