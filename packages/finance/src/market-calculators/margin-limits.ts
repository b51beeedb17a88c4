/** In percent: which terms of margin financing can be calculated. A haircut of 100 would leave no collateral. */
export const marginLimits = {
  interestPercent: { min: 0, max: 100 },
  haircutPercent: { min: 0, max: 99 },
  callPercent: { min: 1, max: 200 },
  forcedPercent: { min: 1, max: 200 },
} as const

/** A forced sale comes after a margin call, so at a higher ratio of financing to collateral. */
export function isForcedAboveCall(callPercent: number, forcedPercent: number): boolean {
  return forcedPercent > callPercent
}
