/** Maximum number of buffered errors; later ones add little information. */
const MAX_BUFFERED = 10
const buffer: unknown[] = []

let handle = (error: unknown): void => {
  if (buffer.length < MAX_BUFFERED && !buffer.includes(error)) {
    buffer.push(error)
  }
}

/** Captures an unexpected error for the error reporter; also React Router's `onError`. */
export function captureError(error: unknown): void {
  handle(error)
}

/** Reports the buffered errors and all later ones. */
export function reportErrorsTo(report: (error: unknown) => void): void {
  handle = report
  buffer.splice(0).forEach(report)
}

globalThis.window?.addEventListener('error', ({ error, message }) => handle(error ?? message))
globalThis.window?.addEventListener('unhandledrejection', ({ reason }) => handle(reason))
