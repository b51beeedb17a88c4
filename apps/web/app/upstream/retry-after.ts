const ASKING_TO_WAIT: readonly number[] = [429, 503]

/** How long an answer asks to be left alone, in seconds or until a moment (RFC 9110); null where it does not. */
export function retryAfterMs({ status, headers }: Response): number | null {
  const said = headers.get('retry-after')
  if (said === null || !ASKING_TO_WAIT.includes(status)) {
    return null
  }
  const ms = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now()
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}
