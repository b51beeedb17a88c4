interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** No prefetching offline or with data saving enabled. */
export function mayPrefetch(): boolean {
  const { connection }: Navigator & { connection?: Connection } = navigator
  return navigator.onLine && !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '')
}
