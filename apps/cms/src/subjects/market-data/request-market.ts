import { environment } from '#cms/base/environment/environment.ts'

/** An editor waits for the response. */
const timeoutMs = 2_000

/** Null while the market service is unavailable. */
export async function requestMarket(path: string): Promise<Response | null> {
  const base = environment.STOCK_API_URL.replace(/\/+$/, '')
  try {
    return await fetch(`${base}/${path}`, { signal: AbortSignal.timeout(timeoutMs) })
  } catch {
    return null
  }
}
