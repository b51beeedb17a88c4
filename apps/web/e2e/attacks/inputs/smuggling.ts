/** What two readers of the same bytes would take for different requests, and what is no HTTP at all. */
interface Malformed {
  readonly name: string
  /** The host and port of the service go where `{host}` stands. */
  readonly bytes: string
  /**
   * What is answered before the connection ends, once at least where it is not more than a server reads; where nothing
   * stands, it ends without a word. The request that is hidden in it would be answered with 200.
   */
  readonly expected: readonly number[]
}

const refused = [400] as const
/** The head alone is right: a form that nobody sent from here (403), where there are none (404), or of no length. */
const formRefused = [400, 403, 404, 411] as const
const HIDDEN = 'GET /healthz HTTP/1.1\r\nHost: {host}\r\n\r\n'
const post = (...headers: string[]) =>
  `POST /id/hubungi-kami HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/x-www-form-urlencoded\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n`
const get = (...headers: string[]) =>
  `GET /healthz HTTP/1.1\r\nHost: {host}\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n`

export const smuggling: readonly Malformed[] = [
  {
    name: 'a length and chunks',
    bytes: `${post('Content-Length: 6', 'Transfer-Encoding: chunked')}0\r\n\r\n${HIDDEN}`,
    expected: refused,
  },
  {
    name: 'chunks and a length',
    bytes: `${post('Transfer-Encoding: chunked', 'Content-Length: 6')}0\r\n\r\n${HIDDEN}`,
    expected: refused,
  },
  {
    name: 'two lengths',
    bytes: `${post('Content-Length: 0', 'Content-Length: 44')}${HIDDEN}`,
    expected: refused,
  },
  { name: 'two lengths in one line', bytes: `${post('Content-Length: 0, 44')}${HIDDEN}`, expected: refused },
  { name: 'a length below nothing', bytes: post('Content-Length: -1'), expected: refused },
  { name: 'a length with a sign', bytes: `${post('Content-Length: +0')}${HIDDEN}`, expected: refused },
  { name: 'a length in sixteens', bytes: `${post('Content-Length: 0x2c')}${HIDDEN}`, expected: refused },
  { name: 'a length with letters', bytes: `${post('Content-Length: 0abc')}${HIDDEN}`, expected: refused },
  {
    name: 'a length beyond all numbers',
    bytes: post('Content-Length: 99999999999999999999999999'),
    expected: refused,
  },
  {
    name: 'an unknown coding before chunks',
    bytes: `${post('Transfer-Encoding: xchunked')}0\r\n\r\n${HIDDEN}`,
    expected: formRefused,
  },
  {
    name: 'chunks that are not the last coding',
    bytes: `${post('Transfer-Encoding: chunked, identity')}0\r\n\r\n${HIDDEN}`,
    expected: refused,
  },
  {
    name: 'two codings in two lines',
    bytes: `${post('Transfer-Encoding: chunked', 'Transfer-Encoding: identity')}0\r\n\r\n${HIDDEN}`,
    expected: refused,
  },
  {
    name: 'a blank before the colon',
    bytes: `${post('Transfer-Encoding : chunked')}0\r\n\r\n${HIDDEN}`,
    expected: refused,
  },
  {
    name: 'a vertical tab before the coding',
    bytes: `${post('Transfer-Encoding: \x0bchunked')}0\r\n\r\n${HIDDEN}`,
    expected: refused,
  },
  {
    name: 'a coding on a folded line',
    bytes: `${post('Transfer-Encoding:\r\n chunked', 'Content-Length: 6')}0\r\n\r\n${HIDDEN}`,
    expected: refused,
  },
  {
    name: 'a chunk size that is none',
    bytes: `${post('Transfer-Encoding: chunked')}zz\r\nabc\r\n0\r\n\r\n`,
    expected: formRefused,
  },
  {
    name: 'a chunk size with a sign',
    bytes: `${post('Transfer-Encoding: chunked')}-1\r\nabc\r\n0\r\n\r\n`,
    expected: formRefused,
  },
  {
    name: 'a chunk longer than it says',
    bytes: `${post('Transfer-Encoding: chunked')}1\r\nabc\r\n0\r\n\r\n`,
    expected: formRefused,
  },
  {
    name: 'a chunk size beyond all numbers',
    bytes: `${post('Transfer-Encoding: chunked')}fffffffffffffffff\r\nabc\r\n0\r\n\r\n`,
    expected: formRefused,
  },
  { name: 'a header on a folded line', bytes: get('X-Folded: a\r\n b'), expected: refused },
  { name: 'a header without a colon', bytes: get('Nonsense'), expected: refused },
  { name: 'a header without a name', bytes: get(': nonsense'), expected: refused },
  { name: 'a blank in a header’s name', bytes: get('X Name: a'), expected: refused },
  { name: 'a zero byte in a header', bytes: get('X-Zero: a\0b'), expected: refused },
  { name: 'a bare carriage return in a header', bytes: get('X-Bare: a\rX-Other: b'), expected: refused },
  {
    name: 'a zero byte in the address',
    bytes: 'GET /id\0 HTTP/1.1\r\nHost: {host}\r\n\r\n',
    expected: refused,
  },
  {
    name: 'a blank in the address',
    bytes: 'GET /id /en HTTP/1.1\r\nHost: {host}\r\n\r\n',
    expected: refused,
  },
  { name: 'no host', bytes: 'GET /healthz HTTP/1.1\r\n\r\n', expected: refused },
  {
    name: 'a version that is none',
    bytes: 'GET /healthz HTTP/9.9\r\nHost: {host}\r\n\r\n',
    expected: refused,
  },
  { name: 'the beginning of HTTP/2', bytes: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', expected: refused },
  { name: 'a greeting of TLS', bytes: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', expected: refused },
  {
    name: 'a method that is none',
    bytes: 'G@T /healthz HTTP/1.1\r\nHost: {host}\r\n\r\n',
    expected: refused,
  },
  {
    name: 'a tunnel',
    bytes: 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n',
    expected: [],
  },
  { name: 'a header of 100 kB', bytes: get(`X-Long: ${'a'.repeat(100_000)}`), expected: [431] },
  {
    name: 'headers of 100 kB together',
    bytes: get(...Array.from({ length: 1_000 }, (_, number) => `X-${number}: ${'a'.repeat(90)}`)),
    expected: [431],
  },
  {
    name: 'an address of 100 kB',
    bytes: `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: {host}\r\n\r\n`,
    expected: [431, 414],
  },
]
