import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { withoutTable } from '../../../test/broken-tables.ts'
import { payload } from '../../../test/service.ts'
import { requestAs } from '../../../test/staff.ts'

const inJson = { 'content-type': 'application/json' }
const json = (method: string, body: string) => ({ method, headers: inJson, body })
const withFiles = (body: string, type = 'multipart/form-data; boundary=x') => ({
  method: 'POST',
  headers: { 'content-type': type },
  body,
})
const part = (head: string, body: string) =>
  withFiles(`--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n--x--\r\n`)
const depth = 20_000
const nested = `{"body":{"root":${'{"type":"root","children":['.repeat(depth)}${']}'.repeat(depth)}}}`
const reading = { 'content-type': 'application/json', 'x-http-method-override': 'GET' }

/** Invalid requests by an authorized user. */
const requests: readonly { name: string; path: string; init?: RequestInit; status?: number }[] = [
  { name: 'truncated JSON', path: 'articles', init: json('POST', '{"title":') },
  ...['null', '"x"', '1', '[]'].flatMap((body) => [
    { name: `${body} as a document`, path: 'articles', init: json('POST', body) },
    { name: `${body} as a change`, path: 'articles/1', init: json('PATCH', body) },
    { name: `${body} as a copy`, path: 'articles/1/duplicate', init: json('POST', body) },
  ]),
  { name: 'a truncated query by POST', path: 'articles', init: { ...json('POST', '{'), headers: reading } },
  { name: 'multipart without a boundary', path: 'media', init: withFiles('', 'multipart/form-data') },
  { name: 'multipart without an end', path: 'media', init: withFiles('--x\r\n') },
  { name: 'malformed part headers', path: 'media', init: withFiles('--x\r\nbad\r\n\r\nx\r\n--x--\r\n') },
  { name: 'other multipart', path: 'articles', init: withFiles('x', 'multipart/mixed; boundary=x') },
  { name: 'fields that are not JSON', path: 'media', init: part('name="_payload"', '{') },
  {
    name: 'an unclosed multipart body',
    path: 'media',
    init: part('name="file"; filename="a.pdf"\r\nContent-Type: application/pdf', '%PDF-1.7'),
  },
  { name: 'a file by its URL', path: 'media', init: part('name="file"', '{"source":"http://[::1]"}') },
  { name: 'a file field without a file', path: 'media', init: part('name="file"', '{"filename":"../x"}') },
  { name: 'deeply nested text', path: 'articles?draft=true', init: part('name="_payload"', nested) },
  { name: 'an unknown block', path: 'pages', init: json('POST', '{"blocks":[{"blockType":"constructor"}]}') },
  { name: 'a page before the first', path: 'articles?page=-1' },
  ...[
    'articles?where[title][all]=x',
    'articles?where[title][near]=1,1',
    'articles?where[title][like][]=x',
    'articles?where[id][contains]=1',
    'articles?where[body][like]=x',
    'articles?where[category][in]=null',
    'articles?where[category.id.x][equals]=1',
    'articles?where={"and":[null]}',
    'articles/versions?where[version.title][within]=x',
    'articles?limit=1&limit=2',
    'articles/1?data=1',
    'announcements?sort=attachment.x',
    'payload-preferences?where[user][equals]=x',
  ].map((path) => ({ name: path, path })),
  { name: 'a change without a target', path: 'articles?where={"id":null}', init: json('PATCH', '{}') },
  {
    name: 'an account with a non-string address',
    path: 'users',
    init: json('POST', '{"email":{"x":1},"name":"x","role":"editor","password":"laut-kereta-malam-3"}'),
  },
  { name: 'email verification', path: 'users/verify/x', init: json('POST', '{}'), status: 404 },
  { name: 'a version of a collection without versions', path: 'media/versions/1', status: 404 },
  { name: 'a missing preference', path: 'payload-preferences/9999', init: { method: 'DELETE' }, status: 403 },
  { name: 'deletion of a preference by key', path: 'payload-preferences/nav', init: { method: 'DELETE' } },
  { name: 'a zero byte', path: 'articles?where[title][equals]=%00' },
  { name: 'a collection named constructor', path: 'constructor', status: 404 },
  { name: 'a collection named __proto__', path: '__proto__', status: 404 },
  { name: 'a collection without endpoints', path: 'payload-migrations', status: 404 },
  { name: 'a missing file', path: 'media/file/tidak-ada.png', status: 404 },
  { name: 'a file with a zero byte', path: 'media/file/a%00.png', status: 404 },
]
const AnswerSchema = v.union([
  v.object({
    errors: v.tupleWithRest([v.object({ message: v.pipe(v.string(), v.nonEmpty()) })], v.unknown()),
  }),
  v.object({ message: v.pipe(v.string(), v.nonEmpty()) }),
  v.object({ title: v.pipe(v.string(), v.nonEmpty()) }),
])

/** An endless file upload, and how much of it was read. */
function endlessBody() {
  const part = new Uint8Array(64 * 1024).fill(0x20)
  let sent = 0
  const body = new ReadableStream({
    start: (controller) =>
      controller.enqueue(
        Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="x.mp4"\r\n\r\n'),
      ),
    pull(controller) {
      sent += part.byteLength
      controller.enqueue(part)
    },
  })
  return { body, sent: () => sent }
}

describe('an invalid request', () => {
  it.each(requests)('is rejected with a message: $name', async ({ path, init, status = 400 }) => {
    const { logger } = payload
    const error = vi.spyOn(logger, 'error')
    const response = await requestAs('admin', path, init)
    const body: unknown = await response.json()
    expect(response.status, JSON.stringify(body)).toBe(status)
    expect(v.is(AnswerSchema, body), JSON.stringify(body)).toBe(true)
    expect(JSON.stringify(body)).not.toContain('Something went wrong')
    // Payload's own entry only, which the log distinguishes from an error.
    for (const [line, ...more] of error.mock.calls) {
      expect(Object.keys(Object(line))).toEqual(['err'])
      expect(more).toEqual([])
    }
    error.mockRestore()
  })

  const inParts = { 'content-type': 'multipart/form-data; boundary=x' }

  it.each([
    { name: 'JSON', headers: { 'content-type': 'application/json' } },
    {
      name: 'a query by POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-http-method-override': 'GET' },
    },
    { name: 'a file', headers: inParts },
    { name: 'a file under another name', headers: { 'content-type': 'text/csv multipart/x; boundary=x' } },
  ])('without authentication is read up to 32 kB: $name', async ({ headers }) => {
    const { body, sent } = endlessBody()
    const response = await requestAs(null, 'users/login', { method: 'POST', headers, body, duplex: 'half' })
    expect([response.status, await response.text()]).toEqual([413, expect.stringContaining('terlalu besar')])
    // In the chunks that arrive.
    expect(sent()).toBeLessThanOrEqual(128 * 1024)
  })

  it('from a signed-in user is read up to 5 MB', async () => {
    const { body, sent } = endlessBody()
    const init = { method: 'POST', headers: inParts, body, duplex: 'half' } as const
    const response = await requestAs('reviewer', 'articles', init)
    expect([response.status, await response.text()]).toEqual([413, expect.stringContaining('terlalu besar')])
    expect(sent()).toBeGreaterThan(4 * 1024 * 1024)
    expect(sent()).toBeLessThan(6 * 1024 * 1024)
  })

  const uploads = [
    { method: 'POST', path: 'media' },
    { method: 'PATCH', path: 'media/1' },
    { method: 'PATCH', path: 'media?where[id][equals]=1' },
  ]
  it.each(uploads)('that uploads a file without permission is not read: $method $path', async (to) => {
    const messages = [
      { role: null, status: 401, message: 'Sesi Anda sudah berakhir' },
      { role: 'reviewer', status: 403, message: 'Hanya editor' },
    ] as const
    for (const { role, status, message } of messages) {
      const { body, sent } = endlessBody()
      const init = { method: to.method, headers: inParts, body, duplex: 'half' } as const
      const response = await requestAs(role, to.path, init)
      expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(message)])
      expect(sent()).toBeLessThan(1024 * 1024)
    }
  })

  it('is rejected in the language of the admin', async () => {
    const send = async (language: 'id' | 'en') =>
      (await requestAs('admin', 'articles', { ...json('POST', 'null'), language })).text()
    expect(await send('en')).toContain('cannot be read')
    expect(await send('id')).toContain('tidak dapat dibaca')
  })
})

it('a valid request returns 500 when the database fails', async () => {
  const path = 'redirects?where[from][equals]=/x&sort=from&limit=1'
  expect((await withoutTable('redirects', () => requestAs('editor', path))).status).toBe(500)
})

it('a request without a language writes and filters texts in the default language', async () => {
  const made = await requestAs('editor', 'articles?draft=true', json('POST', '{"title":"Judul saja"}'))
  expect(await made.json()).toMatchObject({ doc: { title: 'Judul saja' } })
  expect((await requestAs('editor', 'articles?where[title][like]=a&limit=1')).status).toBe(200)
})
