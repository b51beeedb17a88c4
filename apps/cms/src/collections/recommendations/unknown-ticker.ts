import { environment } from '#cms/environment.ts'

/** An editor waits for the response. */
const timeoutMs = 2_000

/**
 * Whether the market service returns that no company has this ticker. False while it is unavailable: then nobody could
 * publish a recommendation.
 */
export async function isUnknownTicker(ticker: string): Promise<boolean> {
  const base = environment.STOCK_API_URL.replace(/\/+$/, '')
  try {
    const { status, headers } = await fetch(`${base}/companies/${ticker}`, {
      signal: AbortSignal.timeout(timeoutMs),
    })
    // A proxy returns 404 as well, in another form.
    return status === 404 && headers.get('content-type')?.startsWith('application/problem+json') === true
  } catch {
    // Unavailable.
    return false
  }
}
