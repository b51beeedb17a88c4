import { withTimeout } from '@site/operations/with-timeout.ts'

/** Max wait for a newer page while an older one is cached. */
const PATIENCE_MS = 1000

/**
 * The result if it is ready in time; null on a timeout, after which the work continues, and on a failure, which is
 * reported elsewhere.
 */
export async function soon<Result>(
  making: Promise<Result>,
  patienceMs = PATIENCE_MS,
): Promise<Result | null> {
  try {
    return await withTimeout(making, patienceMs, () => null)
  } catch {
    return null
  }
}
