/** @typedef {{ count: number, p50Ms: number, p99Ms: number, p999Ms: number, worstMs: number }} Spread */

/**
 * @param {readonly number[]} all in milliseconds
 * @returns {Spread}
 */
export function spreadOf(all) {
  const sorted = [...all].sort((one, other) => one - other)
  const at = (/** @type {number} */ share) => rounded(nearestRank(sorted, share))
  return { count: sorted.length, p50Ms: at(0.5), p99Ms: at(0.99), p999Ms: at(0.999), worstMs: at(1) }
}

/**
 * The smallest value that so large a share of all does not exceed; NaN of nothing.
 *
 * @param {readonly number[]} sorted
 * @param {number} share
 */
function nearestRank(sorted, share) {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** @param {number} ms */
const rounded = (ms) => Math.round(ms * 100) / 100
