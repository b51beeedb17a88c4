"""Computes the results in calculator-vectors.json from its conventions, with 60 digits and without the package.

Run `python3 calculator-vectors.py`: it prints the results of each vector that differ, and nothing if none does.
The errors of invalid input are the specification's, so they are not computed.
"""

import json
from decimal import ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, Decimal, getcontext
from pathlib import Path

getcontext().prec = 60
LIFE_EXPECTANCY = 80


def half_up(value):
    return int(value.to_integral_value(ROUND_HALF_UP))


def need(value):
    """A need is never rounded down, except for the noise of a calculation."""
    return int((value - Decimal("0.001")).to_integral_value(ROUND_CEILING))


def savings(rate, months):
    """What one rupiah at the end of each month grows to."""
    monthly = (1 + rate) ** (Decimal(1) / 12) - 1
    return sum(((1 + monthly) ** month for month in range(months)), Decimal(0))


def plan(given, years, initial, monthly):
    rate = given["expectedReturn"] / 100
    value = initial * (1 + rate) ** years + monthly * savings(rate, 12 * years)
    return half_up(value), initial + 12 * years * monthly


def growth(given, strategy):
    initial = given["initialInvestment"] if strategy != "installments" else 0
    monthly = given["monthlyInvestment"] if strategy != "lumpSum" else 0
    years = int(given["duration"])
    final, invested = plan(given, years, initial, monthly)
    yearly = []
    for year in range(1, years + 1):
        value, paid = plan(given, year, initial, monthly)
        yearly.append([year, int(paid), value])
    return {"finalValue": final, "totalInvested": invested, "totalReturn": final - invested, "yearly": yearly}


def saving(given, strategy, target, years):
    rate = given["expectedReturn"] / 100
    lump_sum = need(target / (1 + rate) ** years)
    result = {"minimumLumpSum": lump_sum}
    initial = {"lumpSum": lump_sum, "installments": 0, "mixture": given.get("initialInvestment")}[strategy]
    monthly = 0
    if strategy != "lumpSum":
        missing = max(Decimal(0), target - initial * (1 + rate) ** years)
        monthly = need(missing / savings(rate, 12 * years))
        result["monthlyInvestment"] = monthly
    if strategy == "mixture":
        result["sufficient"] = monthly == 0
    final, invested = plan(given, years, initial, monthly)
    return result | {"totalInvested": invested, "finalValue": final, "totalReturn": final - invested}


def pension_need(given):
    years = int(given["retirementAge"] - given["currentAge"])
    months = int(12 * (LIFE_EXPECTANCY - given["retirementAge"]))
    inflation = 1 + given["yearlyInflation"] / 100
    cost = given["monthlyLivingCost"] * inflation**years
    growth_of_cost = (inflation / (1 + given["postPensionReturn"] / 100)) ** (Decimal(1) / 12)
    target = cost * sum((growth_of_cost**month for month in range(months)), Decimal(0))
    result = {
        "yearsToRetirement": years,
        "retirementMonths": months,
        "monthlyCostAtRetirement": half_up(cost),
        "targetFund": need(target),
    }
    return result, years


def pension(given, strategy):
    result, years = pension_need(given)
    return result | saving(given, strategy, Decimal(result["targetFund"]), years)


def pension_check(given, strategy):
    result, years = pension_need(given)
    initial = given["initialInvestment"] if strategy != "installments" else 0
    monthly = given["monthlyInvestment"] if strategy != "lumpSum" else 0
    fund, invested = plan(given, years, initial, monthly)
    target = result["targetFund"]
    return result | {
        "projectedFund": fund,
        "totalInvested": invested,
        "gap": max(0, target - fund),
        "surplus": max(0, fund - target),
        "fundedPercent": int((Decimal(100) * fund / target).to_integral_value(ROUND_FLOOR)),
    }


calculators = {
    "growth": growth,
    "target": lambda given, strategy: saving(given, strategy, given["targetFund"], int(given["duration"])),
    "pension": pension,
    "pensionCheck": pension_check,
}

for vector in json.loads(Path(__file__).with_suffix(".json").read_text())["vectors"]:
    stated = vector["expect"]
    if "errors" in stated:
        continue
    given = {name: Decimal(str(value)) for name, value in vector["input"].items()}
    computed = calculators[vector["calculator"]](given, vector["strategy"])
    if vector.get("yearlyIsSample"):
        computed["yearly"] = [year for year in computed["yearly"] if year in stated["yearly"]]
    if computed != stated:
        print(vector["id"], json.dumps(computed, default=int))
