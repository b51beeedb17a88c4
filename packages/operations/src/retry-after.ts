const RETRY_AFTER_STATUSES: readonly number[] = [429, 503]

/** The Retry-After of a response in milliseconds (RFC 9110: seconds or a date); null if there is none. */
export function retryAfterMs({ status, headers }: Response): number | null {
  const header = headers.get('retry-after')
  if (header === null || !RETRY_AFTER_STATUSES.includes(status)) {
    return null
  }
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}
