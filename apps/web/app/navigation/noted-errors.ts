/** Maximum number of buffered errors; later ones add little information. */
const MOST_KEPT = 10
const kept: unknown[] = []

let take = (error: unknown): void => {
  if (kept.length < MOST_KEPT && !kept.includes(error)) {
    kept.push(error)
  }
}

/** Captures an unexpected error for the error reporter; also React Router's `onError`. */
export function captureError(error: unknown): void {
  take(error)
}

/** Reports the buffered errors and all later ones. */
export function reportErrorsTo(report: (error: unknown) => void): void {
  take = report
  kept.splice(0).forEach(report)
}

globalThis.window?.addEventListener('error', ({ error, message }) => take(error ?? message))
globalThis.window?.addEventListener('unhandledrejection', ({ reason }) => take(reason))
