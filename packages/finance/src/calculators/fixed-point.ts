/**
 * Money and factors in whole numbers of 10^-40. Doubles miss a rupiah now and then from about a hundred billion; these
 * do not (docs/decisions/0018-decimal-arithmetic-in-calculators.md).
 */
export type Fixed = bigint

/** An amount below 2^37 times a yearly factor lies exactly half-way between two rupiah only with at most 37 places. */
const PLACES = 40n
export const ONE: Fixed = 10n ** PLACES

/** A whole number. */
export const fixed = (whole: number): Fixed => BigInt(whole) * ONE

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

/** Rates are typed in hundredths of a percent; finer ones are known to a millionth of a percent. */
const RATE_PLACES = 8n

/**
 * What one rupiah becomes in a year.
 * @param rate a fraction a year
 */
export function yearFactor(rate: number): Fixed {
  return ONE + BigInt(Math.round(rate * Number(10n ** RATE_PLACES))) * 10n ** (PLACES - RATE_PLACES)
}

/** So many digits behind the point are whole in a double. */
const DOUBLE_PLACES = 15n

/**
 * The factor whose twelfth power is that of the year: what a double knows of it, and one step of Newton's method, which
 * doubles the number of right digits to about thirty.
 */
export function monthFactor(rate: number): Fixed {
  const year = yearFactor(rate)
  const guess = Math.exp(Math.log1p(toDouble(year - ONE)) / 12) * Number(10n ** DOUBLE_PLACES)
  const root = BigInt(Math.round(guess)) * 10n ** (PLACES - DOUBLE_PLACES)
  const eleventh = power(root, 11)
  return root - over(times(eleventh, root) - year, 12n * eleventh)
}

export const toDouble = (value: Fixed): number => Number(value) / Number(ONE)

/** To the nearest rupiah, half up; for what is not negative. */
export const toNearestRupiah = (value: Fixed): number => Number((value + ONE / 2n) / ONE)

/** Up to the next rupiah, but for what exceeds a whole one by no more than `tolerance`; never below 0. */
export function upToRupiah(value: Fixed, tolerance: Fixed): number {
  return value <= tolerance ? 0 : Number((value - tolerance + ONE - 1n) / ONE)
}
