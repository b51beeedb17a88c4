/**
 * Fixed-point numbers in units of 10^-40. Doubles are off by a rupiah from about a hundred billion; these are exact
 * (docs/decisions/0018-decimal-arithmetic-in-calculators.md).
 */
export type Fixed = bigint

/** An amount below 2^37 times a yearly factor is an exact tie only with at most 37 decimal places. */
const PLACES = 40n
export const ONE: Fixed = 10n ** PLACES

/** A table, because pages convert thousands of numbers at once. */
const powersOfTen = Array.from({ length: Number(PLACES) + 1 }, (_, exponent) => 10n ** BigInt(exponent))
const powerOfTen = (exponent: number): bigint => powersOfTen[exponent] ?? 10n ** BigInt(exponent)

/** Converts an integer. */
export const fixed = (whole: number): Fixed => BigInt(whole) * ONE

/** The number as it is written in decimals: 0.15 is exactly 15/100, unlike the double. Not for exponents. */
export function decimal(value: number): Fixed {
  const [whole = '', fraction = ''] = String(value).split('.')
  return BigInt(whole + fraction) * powerOfTen(Number(PLACES) - fraction.length)
}

export const times = (one: Fixed, other: Fixed): Fixed => (one * other) / ONE

export const over = (dividend: Fixed, divisor: Fixed): Fixed => (dividend * ONE) / divisor

export function power(base: Fixed, exponent: number): Fixed {
  let result = ONE
  for (let square = base, left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) {
      result = times(result, square)
    }
    square = times(square, square)
  }
  return result
}

/** Rates are typed in hundredths of a percent; the precision is a millionth of a percent. */
const RATE_PLACES = 8n

/**
 * The growth factor of one year.
 * @param rate an annual rate as a fraction
 */
export function yearFactor(rate: number): Fixed {
  return ONE + BigInt(Math.round(rate * Number(10n ** RATE_PLACES))) * 10n ** (PLACES - RATE_PLACES)
}

/** Decimal digits that a double represents exactly. */
const DOUBLE_PLACES = 15n

/** The twelfth root of the yearly factor: a double, refined by one Newton step to about thirty digits. */
export function monthFactor(rate: number): Fixed {
  const year = yearFactor(rate)
  const guess = Math.exp(Math.log1p(toDouble(year - ONE)) / 12) * Number(10n ** DOUBLE_PLACES)
  const root = BigInt(Math.round(guess)) * 10n ** (PLACES - DOUBLE_PLACES)
  const eleventh = power(root, 11)
  return root - over(times(eleventh, root) - year, 12n * eleventh)
}

export const toDouble = (value: Fixed): number => Number(value) / Number(ONE)

/** The whole number of times that the divisor fits, rounded down; for a positive divisor. */
export function wholeTimes(dividend: Fixed, divisor: Fixed): number {
  const quotient = dividend / divisor
  return Number(quotient * divisor > dividend ? quotient - 1n : quotient)
}

/** Rounds half up to decimal places. */
export function toDecimal(value: Fixed, places: number): number {
  const unit = powerOfTen(Number(PLACES) - places)
  return wholeTimes(2n * value + unit, 2n * unit) / 10 ** places
}

/** Rounds half up to the nearest rupiah; for non-negative values. */
export const toNearestRupiah = (value: Fixed): number => Number((value + ONE / 2n) / ONE)

/** Rounds up to the next rupiah, unless the excess is within `tolerance`; never below 0. */
export function upToRupiah(value: Fixed, tolerance: Fixed): number {
  return value <= tolerance ? 0 : Number((value - tolerance + ONE - 1n) / ONE)
}
