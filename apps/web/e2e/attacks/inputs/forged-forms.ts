/** One difference from a valid form. `{site}` is the site's own origin. */
export interface ForgedForm {
  readonly name: string
  /** Headers about the origin of the form; our own pages send `Origin: {site}`. */
  readonly headers?: readonly (readonly [name: string, value: string])[]
  /** Replaced fields; null removes a field. */
  readonly fields?: Readonly<Record<string, string | null>>
  readonly type?: string
  /** Replaces the whole body. */
  readonly body?: string
}

const SITE = ['Origin', '{site}'] as const

const origins: readonly NonNullable<ForgedForm['headers']>[] = [
  [],
  [['Origin', 'https://evil.example']],
  [['Origin', 'null']],
  [['Origin', '{site}.evil.example']],
  [['Origin', 'https://evil.example?{site}']],
  [['Origin', '{site}@evil.example']],
  [['Origin', '{site}:1']],
  [['Origin', '{site}/']],
  [['Origin', '{site} https://evil.example']],
  [['Origin', '']],
  [SITE, ['Origin', 'https://evil.example']],
  [['Referer', '{site}/id/hubungi-kami']],
  [
    ['Host', 'evil.example'],
    ['Origin', 'http://evil.example'],
  ],
  [
    ['X-Forwarded-Host', 'evil.example'],
    ['Origin', 'http://evil.example'],
  ],
  [SITE, ['Sec-Fetch-Site', 'cross-site']],
  [SITE, ['Sec-Fetch-Site', 'same-site']],
  [SITE, ['Sec-Fetch-Site', '']],
  [SITE, ['Sec-Fetch-Site', 'same-origin, cross-site']],
  [SITE, ['Sec-Fetch-Site', 'same-origin'], ['Sec-Fetch-Site', 'cross-site']],
  [SITE, ['Sec-Fetch-Site', '\tcross-site']],
]
const senders = origins.map((headers) => ({ name: `sent with ${JSON.stringify(headers)}`, headers }))

const tokens: ForgedForm[] = [
  { formToken: null },
  { formToken: '' },
  { formToken: 'x' },
  { formToken: `${Date.now()}.${'A'.repeat(43)}` },
  { formToken: `9999999999999.${'A'.repeat(43)}` },
  { formToken: `NaN.${'A'.repeat(43)}` },
  { idempotencyKey: null },
  { idempotencyKey: '00000000-0000-4000-8000-000000000000' },
  { idempotencyKey: "' or 1=1--" },
  { humanCheck: 'passed' },
  { humanCheck: '{"passed":true}' },
  { humanCheck: 'eyJhbGdvcml0aG0iOiJTSEEtMjU2In0' },
  { remarks: 'buy now' },
  { consent: null },
  { subject: '999999999' },
  { domicile: 'mars' },
  { email: 'nara@contoh.example, semua@evil.example' },
  { email: 'nara@contoh.example\r\nBcc: semua@evil.example' },
  { email: '"<script>"@contoh.example' },
  { email: 'nara@[127.0.0.1]' },
  { phone: '0812\r\n3456' },
  { message: 'a'.repeat(10_000) },
  { message: '\0'.repeat(50) },
].map((fields) => ({ name: `with ${JSON.stringify(fields).slice(0, 80)}`, fields }))

const types: ForgedForm[] = [
  'application/json',
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/mixed; boundary=x',
  'multipart/form-data; boundary=y',
  'application/x-www-form-urlencodedx',
  'application/x-www-form-urlencoded, application/json',
].map((type) => ({ name: `as ${type}`, type }))

const part = (name: string, value: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const multipart: ForgedForm[] = [
  { name: 'unterminated parts', body: part('fullName', 'Nara') },
  { name: 'no parts', body: '--x--\r\n' },
  { name: 'a terminator before the parts', body: `--x--\r\n${part('fullName', 'Nara')}` },
  { name: 'a duplicate name parameter', body: `${part('fullName', 'Nara', '; name="email"')}--x--\r\n` },
  {
    name: 'a file instead of a text',
    body: `${part('fullName', 'Nara', '; filename="../../etc/passwd"')}--x--\r\n`,
  },
  { name: 'a line break in a name', body: `${part('fullName\r\nX-Attacked: yes', 'Nara')}--x--\r\n` },
  { name: 'a missing name', body: '--x\r\nContent-Disposition: form-data\r\n\r\nNara\r\n--x--\r\n' },
  {
    name: 'a name inherited by every object',
    body: `${part('__proto__', 'x')}${part('constructor', 'x')}--x--\r\n`,
  },
  {
    name: 'nested parts',
    body: '--x\r\nContent-Type: multipart/mixed; boundary=y\r\n\r\n--y\r\n\r\na\r\n--y--\r\n--x--\r\n',
  },
  { name: 'ten thousand parts', body: `${part('a', 'b').repeat(10_000)}--x--\r\n` },
  { name: 'unterminated part headers', body: `--x\r\n${'X-A: b\r\n'.repeat(20_000)}` },
  {
    name: 'a transfer encoding',
    body: '--x\r\nContent-Disposition: form-data; name="fullName"\r\nContent-Transfer-Encoding: base64\r\n\r\nTmFyYQ==\r\n--x--\r\n',
  },
].map((attack) => ({ ...attack, type: 'multipart/form-data; boundary=x' }))

const bodies: ForgedForm[] = [
  { name: 'an empty body', body: '' },
  { name: 'two megabytes', body: `fullName=${'a'.repeat(2_000_000)}` },
  { name: 'two million fields', body: 'a&'.repeat(700_000) },
  {
    name: 'an external entity',
    type: 'text/xml',
    body: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  },
]

export const forgedForms: readonly ForgedForm[] = [
  ...senders,
  ...[...tokens, ...types, ...multipart, ...bodies].map((form) => ({ ...form, headers: [SITE] })),
]
