import {
  type CalculatorField,
  calculatorLimits,
  type FieldKind,
} from '@site/finance/calculators/calculator-limits.ts'

/** A rupiah slider has two significant digits: 90 steps per power of ten, from 10 to 99. */
const STEPS_PER_DECADE = 90
const MIN_RUPIAH = 100_000
/** Steps of a quarter percentage point. */
const STEPS_PER_PERCENT = 4

/** Rupiah are scaled logarithmically, rates and years linearly. */
const scales: Readonly<
  Record<
    FieldKind,
    { toPosition: (value: number) => number; valueAt: (position: number) => number; first: number }
  >
> = {
  rupiah: {
    first: 0,
    toPosition: (value) => {
      const steps = Math.max(MIN_RUPIAH, value) / MIN_RUPIAH
      const tenfolds = Math.floor(Math.log10(steps) + 1e-9)
      return Math.round(tenfolds * STEPS_PER_DECADE + (steps / 10 ** tenfolds) * 10 - 10)
    },
    valueAt: (position) => {
      const tenfolds = Math.floor(position / STEPS_PER_DECADE)
      const leading = 10 + (position % STEPS_PER_DECADE)
      return Math.round((MIN_RUPIAH / 10) * leading * 10 ** tenfolds)
    },
  },
  percent: {
    first: 1,
    toPosition: (value) => Math.round(value * STEPS_PER_PERCENT),
    valueAt: (position) => position / STEPS_PER_PERCENT,
  },
  years: { first: 1, toPosition: Math.round, valueAt: (position) => position },
}

export interface SliderScale {
  readonly first: number
  readonly last: number
  /** The nearest slider position; values out of range are clamped. */
  readonly toPosition: (value: number) => number
  /** In the unit of the field. */
  readonly valueAt: (position: number) => number
}

export function sliderScale(field: CalculatorField): SliderScale {
  const { kind, max } = calculatorLimits[field]
  const { first, toPosition, valueAt } = scales[kind]
  const last = toPosition(max)
  return {
    first,
    last,
    toPosition: (value) => Math.min(last, Math.max(first, toPosition(value))),
    valueAt,
  }
}
