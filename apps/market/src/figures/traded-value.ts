import type { PriceRow } from '@site/contracts/market/prices.ts'

interface StoredValues {
  /** Rupiah, of the regular market. */
  readonly value: number | null
  readonly nonRegularValue: number | null
}

/** The value of all markets, with its part in the regular one; of that market only if the others are unknown. */
export function addMarkets({
  value,
  nonRegularValue,
}: StoredValues): Pick<PriceRow, 'value' | 'regularValue'> {
  return value === null || nonRegularValue === null
    ? { value, regularValue: null }
    : { value: value + nonRegularValue, regularValue: value }
}
