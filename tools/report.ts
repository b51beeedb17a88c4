const slowAfterMs = 1_500

/** Prints what a command does, one line per step with the time that it took. */
export interface Report {
  /** Runs the work; `note` adds a remark about the result to the step's line. */
  step<Result>(
    label: string,
    work: (note: (text: string) => void) => Promise<Result> | Result,
  ): Promise<Result>
  line(text?: string): void
  silence(): void
}

export function createReport(out: { write(text: string): unknown } = process.stdout): Report {
  let isSilent = false
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
      // A quick step prints one line only; a slow one also says what is being waited for.
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

/** `startedAt` in the milliseconds of `performance.now()`. */
export const secondsSince = (startedAt: number): string =>
  `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`
