import { decimal, type Fixed, fixed, over, toDecimal, toDouble } from '../calculators/fixed-point.ts'

/** A share with what is held of it. */
export interface ValuedHolding {
  readonly ticker: string
  readonly shares: number
  /** Rupiah per share; null: not known. */
  readonly average: number | null
  /** null: no known price. */
  readonly close: number | null
  /** Of the close since the one before; null: not known, or not of the market day. */
  readonly change: number | null
  readonly sector: string | null
  /** null: not known. */
  readonly isSharia: boolean | null
  /** Cannot be sold now. */
  readonly isSuspended: boolean
}

const wholePercent = 100
const weightPlaces = 2

const sumAll = (values: readonly Fixed[]): Fixed => values.reduce((sum, value) => sum + value, 0n)
const valueShares = (shares: number, price: number): Fixed => BigInt(shares) * decimal(price)
const toPercent = (part: Fixed, whole: Fixed): number =>
  toDecimal(over(part * BigInt(wholePercent), whole), weightPlaces)

interface WeighedHolding {
  readonly ticker: string
  /** Rupiah, half up; null without a price. */
  readonly value: number | null
  /** Percent of the whole value, two decimals; null without a value. */
  readonly weight: number | null
  /** Value less cost; null without an average or a price. */
  readonly gain: number | null
}

export type PortfolioValue = ReturnType<typeof computePortfolioValue>

/** Value, gain and concentration. Sums are of exact values and rounded once, half up. */
export function computePortfolioValue(holdings: readonly ValuedHolding[]) {
  const valued = holdings.map((holding) => ({
    ...holding,
    value: holding.close === null ? null : valueShares(holding.shares, holding.close),
  }))
  const priced = valued.flatMap(({ value, ...holding }) => (value === null ? [] : [{ ...holding, value }]))
  const whole = sumAll(priced.map(({ value }) => value))
  const sumWhere = (isChosen: (holding: ValuedHolding) => boolean) =>
    sumAll(priced.filter(isChosen).map(({ value }) => value))
  const changes = priced.flatMap(({ shares, change }) =>
    change === null ? [] : [valueShares(shares, change)],
  )
  const byValue = priced.toSorted((one, other) => Number(other.value - one.value))
  return {
    value: toDecimal(whole, 0),
    pricedCount: priced.length,
    rows: valued.map((holding) => weighHolding(holding, whole)),
    ...computeGain(priced),
    /** null: of no share is the change of the market day known. */
    dayChange: changes.length === 0 ? null : toDecimal(sumAll(changes), 0),
    changedCount: changes.length,
    ...(whole === 0n
      ? { topThreePercent: null, effectiveNumber: null, shariaPercent: null }
      : {
          topThreePercent: toPercent(sumAll(byValue.slice(0, 3).map(({ value }) => value)), whole),
          effectiveNumber: computeEffectiveNumber(priced.map(({ value }) => toDouble(over(value, whole)))),
          shariaPercent: toPercent(
            sumWhere(({ isSharia }) => isSharia === true),
            whole,
          ),
        }),
    largest: byValue[0]?.ticker ?? null,
    sectors: sumSectors(priced, whole),
    suspendedValue: toDecimal(
      sumWhere(({ isSuspended }) => isSuspended),
      0,
    ),
  }
}

function weighHolding(
  { ticker, shares, average, value }: ValuedHolding & { readonly value: Fixed | null },
  whole: Fixed,
): WeighedHolding {
  if (value === null) return { ticker, value: null, weight: null, gain: null }
  return {
    ticker,
    value: toDecimal(value, 0),
    weight: whole === 0n ? null : toPercent(value, whole),
    gain: average === null ? null : toDecimal(value - valueShares(shares, average), 0),
  }
}

type Priced = ValuedHolding & { readonly value: Fixed }

/** Of the holdings with an average and a price; null if there are none. */
function computeGain(priced: readonly Priced[]) {
  const costed = priced.flatMap(({ shares, average, value }) =>
    average === null ? [] : [{ value, cost: valueShares(shares, average) }],
  )
  const cost = sumAll(costed.map((holding) => holding.cost))
  const gain = sumAll(costed.map(({ value }) => value)) - cost
  const isKnown = cost > 0n
  return {
    costedCount: costed.length,
    cost: isKnown ? toDecimal(cost, 0) : null,
    gain: isKnown ? toDecimal(gain, 0) : null,
    gainPercent: isKnown ? toPercent(gain, cost) : null,
  }
}

/** The number of equal holdings with the same concentration: 1 ÷ Σ weight². */
function computeEffectiveNumber(weights: readonly number[]): number {
  const concentration = weights.reduce((sum, weight) => sum + weight ** 2, 0)
  return toDecimal(over(fixed(1), decimal(Number(concentration.toFixed(12)))), 1)
}

/** Largest first; null is a share without a known sector. */
function sumSectors(priced: readonly Priced[], whole: Fixed) {
  const sums = new Map<string | null, Fixed>()
  for (const { sector, value } of priced) sums.set(sector, (sums.get(sector) ?? 0n) + value)
  return [...sums]
    .map(([sector, sum]) => ({ sector, sum }))
    .toSorted((one, other) => Number(other.sum - one.sum))
    .map(({ sector, sum }) => ({
      sector,
      value: toDecimal(sum, 0),
      percent: whole === 0n ? null : toPercent(sum, whole),
    }))
}
