/** Errors that nobody has asked for yet; what comes after so many tells little more. */
const MOST_KEPT = 10
const kept: unknown[] = []

let take = (error: unknown): void => {
  if (kept.length < MOST_KEPT && !kept.includes(error)) {
    kept.push(error)
  }
}

/** Notes an unexpected error, for whoever reports errors; as React Router calls it, too. */
export function noteError(error: unknown): void {
  take(error)
}

/** Hands over what has been noted, and all that comes. */
export function reportErrorsTo(report: (error: unknown) => void): void {
  take = report
  kept.splice(0).forEach(report)
}

globalThis.window?.addEventListener('error', ({ error, message }) => take(error ?? message))
globalThis.window?.addEventListener('unhandledrejection', ({ reason }) => take(reason))
