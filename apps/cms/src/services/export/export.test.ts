import { inflateRawSync } from 'node:zlib'
import { sql } from '@payloadcms/db-postgres'
import { parse } from 'csv-parse/sync'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { addEvent } from '../../../test/forms.ts'
import { makeMessage, makeRegistration } from '../../../test/people.ts'
import { execute, payload } from '../../../test/service.ts'
import { requestAs } from '../../../test/staff.ts'

const TableSchema = v.array(v.array(v.string()))

/** The cells of a CSV file as a spreadsheet parses them. */
const parseCells = (csv: string) => v.parse(TableSchema, parse(csv, { bom: true }))

/** One cell of each row below the headings. */
const readColumn = (csv: string, index: number) =>
  parseCells(csv)
    .slice(1)
    .map((row) => row[index])

/** The content of one file in a ZIP archive. */
function unzip(archive: Buffer, name: string): string {
  const entry = archive.lastIndexOf(name)
  const directory = entry - 46
  const size = archive.readUInt32LE(directory + 20)
  const local = archive.readUInt32LE(directory + 42)
  const data = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
  return inflateRawSync(archive.subarray(data, data + size)).toString('utf8')
}

const exportCsv = async (path: string, language: 'id' | 'en' = 'id') =>
  (await requestAs('editor', path.replace('?', '/export?format=csv&'), { language })).text()

/** A `where` filter as the admin's list sends it. */
const ofSender = (email: string) => `where[or][0][and][0][email][equals]=${encodeURIComponent(email)}`

describe('export of registrations', () => {
  it('has the headings and values of the list in the language of the admin, and times in Jakarta', async () => {
    const event = await addEvent()
    const { id } = await makeRegistration(event.id, { email: 'sari@contoh.example' })
    const registeredAt = '2026-11-21T18:05:00.000Z'
    await payload.update({ collection: 'registrations', id, data: { registeredAt } })
    const [indonesian = [], cells = []] = parseCells(await exportCsv(`registrations?event=${event.id}`))
    expect(Object.fromEntries(indonesian.map((heading, at) => [heading, cells[at]]))).toEqual({
      Acara: event.title,
      Status: 'Terdaftar',
      Jenis: 'Bukan nasabah',
      'Mendaftar pada': '22 November 2026 01.05 WIB',
      'Hadir pada': '',
      'Nama lengkap': 'Nama Contoh',
      Email: 'sari@contoh.example',
      Telepon: "'+6281234567890",
      Kota: 'Jakarta',
      Pekerjaan: '',
      'Perusahaan atau sekolah': '',
      'Mengetahui acara dari': '',
      Bahasa: 'Indonesia',
      'Setuju menerima pemasaran': 'Tidak',
    })
    const [english, row] = parseCells(await exportCsv(`registrations?event=${event.id}`, 'en'))
    expect(english?.slice(0, 4)).toEqual(['Event', 'Status', 'Kind', 'Registered at'])
    const values = [event.title, 'Registered', 'Not a client', '22 November 2026 01:05 WIB']
    expect(row?.slice(0, 4)).toEqual(values)
  })

  it('contains neither address nor code of a client, even if stored', async () => {
    const event = await addEvent()
    await makeRegistration(event.id, { kind: 'client', email: 'nasabah@contoh.example', fullName: 'Nasabah' })
    const csv = await exportCsv(`registrations?event=${event.id}`)
    expect(parseCells(csv)[1]?.slice(2)).toEqual([
      'Nasabah',
      expect.stringContaining('WIB'),
      ...Array.from({ length: 8 }, () => ''),
      'Indonesia',
      'Tidak',
    ])
  })

  it('contains no marketing consent of unconfirmed registrations', async () => {
    const event = await addEvent()
    const heldUntil = new Date().toISOString()
    await makeRegistration(event.id, { state: 'lapsed', heldUntil, marketingConsent: true })
    const csv = await exportCsv(`registrations?event=${event.id}`)
    expect(parseCells(csv)[1]?.at(-1)).toBe('')
  })

  it('contains every row once across batches', async () => {
    const event = await addEvent()
    const names = Array.from({ length: 1001 }, (_, index) => `Peserta ${index + 1}`)
    await execute(sql`insert into registrations (event_id, state, kind, registered_at, full_name, locale, consent_text,
          consent_version, marketing_consent, identity, idempotency_key)
        select ${event.id}, 'confirmed', 'nonClient', now(), 'Peserta ' || number, 'id', 'Ya', '1', false,
          gen_random_uuid()::text, gen_random_uuid()::text
        from generate_series(1, 1001) as number`)
    const csv = await exportCsv(`registrations?event=${event.id}`)
    expect(readColumn(csv, 5)).toEqual(names)
  })

  it('is an uncacheable attachment with the date in its name', async () => {
    const response = await requestAs('editor', 'registrations/export?format=csv')
    const { headers } = response
    const name = /^attachment; filename="pendaftaran-20\d\d-\d\d-\d\d\.csv"$/
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-disposition': expect.stringMatching(name),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    // Excel detects UTF-8 by the byte order mark.
    expect(Buffer.from(await response.arrayBuffer()).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  })
})

describe('export of messages', () => {
  const dangerous = [
    ...['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '＝1'].map((text) => ({ text, cell: `'${text}` })),
    { text: '\t=1', cell: "'\t'=1" },
    { text: '\r=1', cell: "'\r'=1" },
    { text: 'Halo;=1+1;', cell: "Halo;'=1+1;" },
    { text: 'Halo;"=1+1";', cell: 'Halo;\'"=1+1";' },
    { text: 'Halo\n=1+1;', cell: "Halo\n'=1+1;" },
  ]

  it.each(dangerous)('does not export $text as a formula, in CSV and XLSX', async ({ text, cell }) => {
    const { email } = await makeMessage({ message: text })
    const csv = await exportCsv(`contact-messages?${ofSender(email)}`)
    const xlsx = await requestAs('editor', `contact-messages/export?format=xlsx&${ofSender(email)}`)
    const archive = Buffer.from(await xlsx.arrayBuffer())
    expect(parseCells(csv)[1]?.[7]).toBe(cell)
    // As Excel splits it where semicolons separate cells.
    expect(csv.split(/[;\t\r\n]/).filter((part) => /^[" ]*[=+\-@＝]/.test(part))).toEqual([])
    // Unchanged: the cell has the string type.
    expect(unzip(archive, 'xl/sharedStrings.xml')).toContain(`>${text}<`)
    expect(unzip(archive, 'xl/worksheets/sheet1.xml')).not.toContain('<f>')
  })

  it('preserves quotation marks, separators, line ends and every script', async () => {
    const message = 'Kata "kutip", titik; koma\nbaris kedua – 汉字 😀 العربية'
    const { email } = await makeMessage({ message, fullName: "Siti Nur'aini" })
    const csv = await exportCsv(`contact-messages?${ofSender(email)}`)
    expect(csv.startsWith('"Diterima pada","Penanganan",')).toBe(true)
    expect(csv.split('\r\n')).toHaveLength(3)
    expect([parseCells(csv)[1]?.[3], parseCells(csv)[1]?.[7]]).toEqual(["Siti Nur'aini", message])
  })

  it("contains the rows that the list's search matches", async () => {
    const fullName = `Cari ${crypto.randomUUID()}`
    await makeMessage({ fullName })
    await makeMessage()
    const csv = await exportCsv(`contact-messages?search=${encodeURIComponent(fullName)}`)
    expect(readColumn(csv, 3)).toEqual([fullName])
  })
})

it('export as XLSX of more than 20,000 rows is rejected with the advice to export CSV', async () => {
  await execute(sql`
      insert into contact_messages
        (full_name, email, phone, domicile, message, locale, consent_text, consent_version, marketing_consent,
         idempotency_key)
      select 'Nama', 'banyak@contoh.example', '021', 'indonesia', 'Pesan', 'id', 'Ya', '1', false,
        gen_random_uuid()::text
      from generate_series(1, 20001)`)
  const address = `contact-messages/export?format=xlsx&${ofSender('banyak@contoh.example')}`
  const response = await requestAs('editor', address)
  await execute(sql`delete from contact_messages where email = 'banyak@contoh.example'`)
  expect(response.status).toBe(413)
  expect(await response.text()).toContain('ekspor sebagai CSV')
})

it.each([
  'where[identity][like]=a',
  'where[client.codeHash][like]=a',
  'where[client.emailHash][equals]=a',
  'where[or][0][and][0][client.sealedEmail][exists]=true',
  'where[noSuchField][equals]=1',
  'where[fullName][noSuchOperator]=1',
  'where=1',
  'event=1%20or%201',
  'format=pdf',
  'format=',
])('an export is rejected with %s', async (filter) => {
  const { status } = await requestAs('admin', `registrations/export?format=csv&${filter}`)
  expect(status).toBe(400)
})
