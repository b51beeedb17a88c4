import { withTimeout } from '@site/operations/with-timeout.ts'

/** Max wait for a newer page while an older one is cached. */
const REVALIDATE_TIMEOUT_MS = 1000

/**
 * The result if it is ready in time; null on a timeout, after which the work continues, and on a failure, which is
 * reported elsewhere.
 */
export async function nullOnTimeout<Result>(
  promise: Promise<Result>,
  timeoutMs = REVALIDATE_TIMEOUT_MS,
): Promise<Result | null> {
  try {
    return await withTimeout(promise, timeoutMs, () => null)
  } catch {
    return null
  }
}
