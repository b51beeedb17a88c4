import { withTimeout } from '@site/operations/with-timeout.ts'

/** The longest that a visitor waits for a page that is there, only older. */
const PATIENCE_MS = 1000

/** What comes within the patience of a visitor; null for what does not, which goes on, or fails, which was reported. */
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
