/** A request that a cache could confuse with the plain one of the next visitor. `{page}` is the path of a page. */
export interface Poison {
  readonly name: string
  readonly method?: string
  readonly target?: string
  readonly headers?: readonly (readonly [name: string, value: string])[]
  readonly body?: string
}

const EVIL = 'evil.example'

const headers = [
  ['X-Forwarded-Host', EVIL],
  ['X-Forwarded-Proto', 'http'],
  ['X-Forwarded-Scheme', 'nothttps'],
  ['X-Forwarded-Port', '1'],
  ['X-Forwarded-Prefix', `/${EVIL}`],
  ['X-Forwarded-For', '"><xss>'],
  ['X-Host', EVIL],
  ['Forwarded', `host=${EVIL};proto=http`],
  ['X-Original-URL', '/en/contact-us'],
  ['X-Rewrite-URL', '/en/contact-us'],
  ['X-HTTP-Method-Override', 'POST'],
  ['X-HTTP-Method', 'HEAD'],
  ['Host', EVIL],
  ['Host', 'localhost"><xss>'],
  ['Origin', `https://${EVIL}`],
  ['Referer', `https://${EVIL}/`],
  ['Accept', 'application/json'],
  ['Accept-Language', 'en-GB,en;q=0.9'],
  ['Accept-Charset', 'utf-7'],
  ['Accept-Encoding', 'br;q=1.0, evil'],
  ['Accept-Encoding', 'a'.repeat(8_000)],
  ['Cookie', 'locale=en'],
  ['Cookie', `theme="><xss>; session=${EVIL}`],
  ['User-Agent', 'Mozilla/4.0 (compatible; MSIE 6.0) <xss>'],
  ['Range', 'bytes=0-9'],
  ['If-Match', '"none"'],
  ['If-Modified-Since', 'Thu, 01 Jan 2099 00:00:00 GMT'],
  ['If-None-Match', '*'],
  ['Cache-Control', 'no-transform, only-if-cached'],
  ['Pragma', 'akamai-x-get-cache-key'],
  ['Purpose', 'prefetch'],
  ['X-Requested-With', 'XMLHttpRequest'],
  ['Authorization', 'Bearer x'],
  ['X-Preview-Token', 'v1.e30.x'],
  ['X-Visitor', '127.0.0.1'],
  ['X-React-Router-Request', 'true'],
  ['Sec-Fetch-Dest', 'script'],
  ['Connection', 'close, Host, Cookie'],
  ['Upgrade', 'h2c'],
  ['Expect', '100-continue'],
  ['TE', 'trailers'],
  ['Max-Forwards', '0'],
] as const

/** Variants of the URL of a page that a cache could confuse with each other. */
const targets = [
  '{page}&utm_source="><xss>',
  '{page}&utm_content=x;q=evil',
  '{page};q=evil',
  '{page}&q=evil',
  '{page}&q[]=evil',
  '{page}&Q=evil',
  '{page}&%71=evil',
  '{page}&__proto__[q]=evil',
  '{page}&_routes=en%2Ffaq',
  '{page}&_routes=evil',
  '{page}&_data=evil',
  '{page}&index',
  '{page}#evil',
  '{page}&callback=evil',
  '{page}&preview=',
  '/./{page}',
  '//{page}',
  '/evil.example/..{page}',
] as const

export const cachePoisoning: readonly Poison[] = [
  ...headers.map((header) => ({ name: `${header[0]}: ${header[1].slice(0, 40)}`, headers: [header] })),
  ...targets.map((target) => ({ name: target, target })),
  { name: 'a HEAD request', method: 'HEAD' },
  { name: 'a POST to a page', method: 'POST', body: 'q=evil' },
  { name: 'a GET with a body', method: 'GET', body: 'q=evil' },
  { name: 'a custom method', method: 'PURGE' },
  { name: 'a method in lower case', method: 'get' },
]

/** URLs of private pages that a cache could mistake for public files. */
export const cacheDeception = [
  '/id/hubungi-kami/x.css',
  '/id/hubungi-kami.css',
  '/id/hubungi-kami%2fx.css',
  '/id/hubungi-kami;.css',
  '/id/hubungi-kami%0d.js',
  '/id/hubungi-kami%00.js',
  '/id/hubungi-kami%23.css',
  '/id/hubungi-kami%3f.css',
  '/id/hubungi-kami%5c.css',
  '/id/hubungi-kami/..%2fx.css',
  '/assets/..%2fid/hubungi-kami',
  '/static/..%2fid/hubungi-kami',
  '/id/hubungi-kami/.css',
  '/id/hubungi-kami/robots.txt',
  '/id/hubungi-kami/%2e%2e/x.css',
].map((target) => ({ name: target, target }))
