/** Asks the stock API as the site does: with its key, so that no limit of strangers stands before the attack. */
export function askMarket(path: string, init: RequestInit = {}): Promise<Response> {
  return asked(`${process.env.STOCK_API_URL}${path}`, process.env.STOCK_API_KEY, init)
}

/** Asks the content service's interface for the site, with the site's key: what is behind the site's own checks. */
export function askSiteApi(path: string, init: RequestInit = {}): Promise<Response> {
  return asked(`${process.env.CONTENT_API_URL}/site/${path}`, process.env.CONTENT_API_KEY, init)
}

function asked(url: string, key: string | undefined, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('authorization', `Bearer ${key}`)
  return fetch(url, { ...init, headers, redirect: 'manual' })
}
