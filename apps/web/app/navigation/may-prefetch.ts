interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Nothing is fetched for later where each byte counts or none comes. */
export function mayPrefetch(): boolean {
  const { connection }: Navigator & { connection?: Connection } = navigator
  return navigator.onLine && !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '')
}
