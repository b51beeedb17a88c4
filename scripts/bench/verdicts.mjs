/** @typedef {{ what: string, target: string, value: string, isMet: boolean }} Verdict */

/**
 * @param {string} what
 * @param {number} measured
 * @param {number} limit
 * @param {string} unit
 * @returns {Verdict}
 */
export function atMost(what, measured, limit, unit) {
  const value = Number.isInteger(measured) ? measured : measured.toFixed(2)
  return { what, target: `≤ ${limit} ${unit}`, value: `${value} ${unit}`, isMet: measured <= limit }
}

/**
 * @param {(line: string) => void} line
 * @param {readonly Verdict[]} targets
 */
export function printVerdicts(line, targets) {
  line('\n  | target | | measured | met |')
  line('  |---|---|---:|---|')
  for (const { what, target, value, isMet } of targets) {
    line(`  | ${what} | ${target} | ${value} | ${isMet ? 'yes' : 'no'} |`)
  }
}
