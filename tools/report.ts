const slowAfterMs = 1_500

/** Prints the progress of a command, one line per step with its duration. */
export interface Report {
  /** Runs the work; `note` adds a remark to the step's line. */
  step<Result>(
    label: string,
    work: (note: (text: string) => void) => Promise<Result> | Result,
  ): Promise<Result>
  line(text?: string): void
  silence(): void
}

export function createReport(): Report {
  let isSilent = false
  const line = (text = '') => {
    if (!isSilent) process.stdout.write(`${text}\n`)
  }
  return {
    line,
    silence() {
      isSilent = true
    },
    async step(label, work) {
      const startedAt = performance.now()
      let remark = ''
      // A quick step prints one line only; a slow one also prints what it waits for.
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

/** `startedAt` as of `performance.now()`. */
export const secondsSince = (startedAt: number): string =>
  `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`
