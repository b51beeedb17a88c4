/**
 * Resolves to what `work` resolves to, or, after `timeoutMs`, to what `onTimeout` returns (it may throw). The work is not
 * aborted.
 */
export async function withTimeout<Result, Fallback>(
  work: Promise<Result>,
  timeoutMs: number,
  onTimeout: () => Fallback,
): Promise<Result | Fallback> {
  const { promise: timeout, resolve } = Promise.withResolvers<typeof timedOut>()
  const timer = setTimeout(() => resolve(timedOut), timeoutMs)
  try {
    const first = await Promise.race([work, timeout])
    return first === timedOut ? onTimeout() : first
  } finally {
    clearTimeout(timer)
  }
}

const timedOut = Symbol('timed out')
