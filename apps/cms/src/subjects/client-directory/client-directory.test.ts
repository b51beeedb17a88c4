import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#cms/base/database/session.ts'
import { decrypt, hashClientCode, hashEmail } from '#cms/base/privacy/keyed-hash.ts'
import { listIdleTransactions } from '../../../test/broken-tables.ts'
import { addEvent } from '../../../test/forms.ts'
import { makeRegistration } from '../../../test/people.ts'
import { execute, payload } from '../../../test/service.ts'
import { requestAs } from '../../../test/staff.ts'
import { importLock } from './import-directory.ts'
import { importLimits } from './import-outcome.ts'

beforeEach(async () => {
  await execute(sql`delete from client_directory`)
})

const RowsSchema = v.array(
  v.object({ id: v.number(), code_hash: v.string(), email_hash: v.string(), sealed_email: v.string() }),
)

async function directory() {
  return v.parse(RowsSchema, await execute(sql`select * from client_directory order by id`))
}

const csv = (...rows: string[]) => ['client_code,email', ...rows].join('\n')
const row = (number: number) => `WS${1_000_000 + number},client-${number}@contoh.example`
const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => row(from + index))

const send = (file: BodyInit, query = '', init: { duplex?: 'half' } = {}) =>
  requestAs('admin', `client-directory/import${query}`, {
    method: 'POST',
    body: file,
    headers: { 'content-type': 'text/csv' },
    ...init,
  })

describe('import of the client directory', () => {
  it('stores keyed hashes of the last seven digits and of the address, and the address encrypted', async () => {
    const response = await send(csv('WS21234567,Nama.Contoh@contoh.example'))
    const others = { unchanged: 0, removed: 0, shared: 0, repeated: 0 }
    expect(await response.json()).toEqual({ outcome: 'imported', added: 1, ...others })
    const [client] = await directory()
    expect(client).toMatchObject({
      code_hash: hashClientCode('1234567'),
      email_hash: hashEmail('nama.contoh@contoh.example'),
    })
    expect(decrypt(client?.sealed_email ?? '')).toBe('Nama.Contoh@contoh.example')
  })

  it.each([
    {
      name: 'a byte order mark, CRLF and semicolons',
      file: '\ufeffclient_code;email\r\n1234567;a@contoh.example\r\n',
    },
    { name: 'swapped columns', file: 'email,client_code\na@contoh.example,1234567\n' },
    {
      name: 'upper-case headings, quotes and empty lines',
      file: 'Client_Code,EMAIL\n\n"1234567" , "a@contoh.example"\n\n',
    },
  ])('accepts a file with $name', async ({ file }) => {
    expect(await (await send(file)).json()).toMatchObject({ outcome: 'imported', added: 1 })
    expect(await directory()).toMatchObject([
      { code_hash: hashClientCode('1234567'), email_hash: hashEmail('a@contoh.example') },
    ])
  })

  it('replaces the whole directory: remaining rows keep their ID', async () => {
    await send(csv(...rows(0, 10)))
    const before = await directory()
    const response = await send(csv(...rows(1, 12)))
    expect(await response.json()).toMatchObject({ outcome: 'imported', added: 2, unchanged: 9, removed: 1 })
    const after = await directory()
    const stayed = before.filter(({ code_hash }) => code_hash !== hashClientCode('1000000'))
    expect(after.filter(({ id }) => before.some((client) => client.id === id))).toEqual(stayed)
    expect(after).toHaveLength(11)
  })

  it('counts codes that several clients share and rows that are repeated', async () => {
    const response = await send(
      csv('1234567,a@contoh.example', 'WS1234567,b@contoh.example', 'X1234567,A@contoh.example', row(1)),
    )
    expect(await response.json()).toMatchObject({ outcome: 'imported', added: 3, shared: 1, repeated: 1 })
  })

  it('needs the number of removals confirmed when more than a fifth of the clients would go', async () => {
    await send(csv(...rows(0, 12)))
    expect((await send(csv(...rows(0, 10)))).status).toBe(200)
    const fewer = csv(...rows(0, 7))
    const rejected = await send(fewer)
    expect(rejected.status).toBe(409)
    expect(await rejected.json()).toEqual({ outcome: 'removesMany', removed: 3, before: 10 })
    expect((await send(fewer, '?removals=2')).status).toBe(409)
    expect(await directory()).toHaveLength(10)
    const taken = await send(fewer, '?removals=3')
    expect(await taken.json()).toMatchObject({ outcome: 'imported', removed: 3, unchanged: 7 })
    expect(await directory()).toHaveLength(7)
  })

  it('names every error with line and column, and imports nothing', async () => {
    const broken = ['WS12345,a@contoh.example', 'WS12X4567,kein-at', '1234567', '']
    const response = await send(csv(row(1), ...broken, '1234567,a@contoh.example,Budi'))
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      outcome: 'invalid',
      total: 5,
      errors: [
        { line: 3, column: 'client_code', error: 'code' },
        { line: 4, column: 'client_code', error: 'code' },
        { line: 4, column: 'email', error: 'email' },
        { line: 5, column: null, error: 'cells' },
        { line: 7, column: null, error: 'cells' },
      ],
    })
    expect(await directory()).toEqual([])
  })

  it.each([
    {
      name: 'a names column',
      file: 'client_code,email,Nama\n1234567,a@contoh.example,Budi\n',
      error: 'columnUnknown',
      heading: 'nama',
    },
    { name: 'a missing column', file: 'client_code\n1234567\n', column: 'email', error: 'columnMissing' },
    {
      name: 'a duplicate column',
      file: 'client_code,email,email\n1234567,a@contoh.example,\n',
      column: 'email',
      error: 'columnTwice',
    },
    { name: 'missing headings', file: '1234567,a@contoh.example\n', error: 'noHeading' },
    { name: 'headings only', file: 'client_code,email\n', error: 'noRows' },
    { name: 'no content', file: ' ', error: 'noRows' },
    { name: 'an open quotation', file: csv(row(1), `"1234567,${'x'.repeat(5e3)}`), line: 3, error: 'quotes' },
    { name: 'UTF-16', file: Buffer.from(csv('1234567,a@b.example'), 'utf16le'), error: 'noHeading' },
  ])('rejects a file with $name and quotes no client', async ({ file, name: _, ...at }) => {
    const response = await send(file)
    expect(response.status).toBe(422)
    const errors = [{ line: 1, column: null, ...at }]
    expect(await response.json()).toEqual({ outcome: 'invalid', total: 1, errors })
    expect(await directory()).toEqual([])
  })

  it('rejects a file that is too large, with and without Content-Length', async () => {
    const large = new Uint8Array(importLimits.bytes + 1).fill(10)
    const withLength = await send(large)
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(large)
        controller.close()
      },
    })
    const withoutLength = await send(stream, '', { duplex: 'half' })
    expect([withLength.status, withoutLength.status]).toEqual([413, 413])
  })

  it('rejects a form instead of CSV', async () => {
    const form = new FormData()
    form.set('file', new File([csv(row(1))], 'clients.csv', { type: 'text/csv' }))
    const { status } = await requestAs('admin', 'client-directory/import', { method: 'POST', body: form })
    expect(status).toBe(415)
  })

  it('keeps the client of registrations if the client stays, and clears it if the client is removed', async () => {
    await send(csv(...rows(0, 10)))
    const clients = await directory()
    const findId = (code: string) => clients.find((client) => client.code_hash === hashClientCode(code))?.id
    const { id: event } = await addEvent()
    const register = (client = 0) => makeRegistration(event, { kind: 'client', client })
    const stays = await register(findId('1000005'))
    const goes = await register(findId('1000000'))
    await send(csv(...rows(1, 10)))
    const after = await Promise.all(
      [stays, goes].map(({ id }) => payload.findByID({ collection: 'registrations', id, depth: 0 })),
    )
    expect(after.map(({ client }) => client)).toEqual([findId('1000005'), null])
  })

  it('rejects the second of two concurrent imports', async () => {
    const second = await inTransaction({ payload }, async (session) => {
      await session.execute(sql`select pg_advisory_xact_lock(${importLock})`)
      return send(csv(row(2)))
    })
    expect(second.status).toBe(409)
    expect(await second.json()).toEqual({ outcome: 'inProgress' })
    expect(await directory()).toEqual([])
  })

  it('holds no transaction during the upload', async () => {
    const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          controller.enqueue(new TextEncoder().encode(`${csv(row(1))}\n`))
          begun.resolve()
          await finish.promise
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    const response = send(slow, '', { duplex: 'half' })
    await begun.promise
    const open = await listIdleTransactions()
    finish.resolve()
    expect(open).toEqual([])
    expect(await (await response).json()).toMatchObject({ outcome: 'imported', added: 1 })
  })
})
