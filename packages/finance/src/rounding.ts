/** Rounds half up, away from zero for negative numbers; decimal, so that 1.005 becomes 1.01. */
export function roundHalfUp(value: number, decimals: number): number {
  const scaled = Number(`${Math.abs(value)}e${decimals}`)
  // Numbers in exponent notation cannot take another exponent.
  if (Number.isNaN(scaled)) return value
  return Math.sign(value) * Number(`${Math.round(scaled)}e-${decimals}`)
}
