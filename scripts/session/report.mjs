/** Prints what a command does, one line a step, with the time that it took. */

const slowAfterMs = 1_500

/**
 * @typedef {object} Report
 * @property {<T>(label: string, work: (note: (text: string) => void) => Promise<T> | T) => Promise<T>} step
 *   runs the work; `note` adds a few words about how it went to the line
 * @property {(text?: string) => void} line
 * @property {() => void} silence
 */

/**
 * @param {{ write: (text: string) => unknown }} [out]
 * @returns {Report}
 */
export function startReport(out = process.stdout) {
  let isSilent = false
  /** @param {string} [text] */
  const line = (text = '') => {
    if (!isSilent) out.write(`${text}\n`)
  }
  return {
    line,
    silence() {
      isSilent = true
    },
    async step(label, work) {
      const startedAt = performance.now()
      let remark = ''
      // Quick steps need one line only; a slow one says at once what is being waited for.
      const announcement = setTimeout(() => line(`  … ${label}`), slowAfterMs)
      try {
        const result = await work((text) => {
          remark = `: ${text}`
        })
        line(`  ✓ ${label}${remark} (${secondsSince(startedAt)})`)
        return result
      } catch (error) {
        line(`  ✗ ${label} (${secondsSince(startedAt)})`)
        throw error
      } finally {
        clearTimeout(announcement)
      }
    },
  }
}

/** @param {number} startedAt in the milliseconds of performance.now() */
export function secondsSince(startedAt) {
  return `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`
}
