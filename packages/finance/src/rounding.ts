/** Half up, away from zero for negative numbers; decimal, so that 1.005 becomes 1.01. */
export function roundHalfUp(value: number, decimals: number): number {
  const scaled = Number(`${Math.abs(value)}e${decimals}`)
  // Numbers that print with an exponent already cannot take another one.
  if (Number.isNaN(scaled)) return value
  return Math.sign(value) * Number(`${Math.round(scaled)}e-${decimals}`)
}
