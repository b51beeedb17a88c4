import { environment } from '#cms/environment.ts'

/** An editor waits for the response. */
const timeoutMs = 2_000

/**
 * Whether the market service reports that no company has this ticker. False while the service is unavailable, so that
 * recommendations can still be published.
 */
export async function isUnknownTicker(ticker: string): Promise<boolean> {
  const base = environment.STOCK_API_URL.replace(/\/+$/, '')
  try {
    const { status, headers } = await fetch(`${base}/companies/${ticker}`, {
      signal: AbortSignal.timeout(timeoutMs),
    })
    // A 404 of a proxy has another content type.
    return status === 404 && headers.get('content-type')?.startsWith('application/problem+json') === true
  } catch {
    // Unavailable.
    return false
  }
}
