import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { TableName } from '#market/import/reading/adapter.ts'
import { readAll, withFiles } from '../adapter-records.fixture.ts'
import { workbook } from '../workbook.fixture.ts'
import { createMappedFile } from './mapped-file.ts'

const mapping = `
files:
  - file: harga-*.csv
    table: prices
    columns:
      ticker: Kode
      date: { from: Tanggal, date: DD/MM/YYYY }
      high: { from: Tertinggi, number: indonesian }
      low: { from: Terendah, number: indonesian }
      close: { from: Penutupan, number: indonesian }
      volume: { from: Volume (lot), number: indonesian, factor: 100 }
`
const csv =
  'Kode;Tanggal;Tertinggi;Terendah;Penutupan;Volume (lot)\r\nBQNS;20/11/2026;4.130;4.030;4.120;832.222\r\n'

/** What becomes of the last one of these files. */
async function read(contents: Readonly<Record<string, string | Uint8Array>>, table: TableName = 'prices') {
  return withFiles(contents, async (files) => {
    const file = files.at(-1) ?? files[0]
    const { cells, lines } = await readAll(createMappedFile(), file, table)
    return { isTaken: await createMappedFile().recognizes(file), records: cells[table], lines }
  })
}

/** Whether the last one of these files is taken. */
const recognizes = (files: Readonly<Record<string, string>>) =>
  withFiles(files, (all) => createMappedFile().recognizes(all.at(-1) ?? all[0]))

describe('a file described in a mapping file', () => {
  it('is translated with formats and factors', async () => {
    const { isTaken, records, lines } = await read({ 'mapping.yaml': mapping, 'harga-november.csv': csv })
    expect(isTaken).toBe(true)
    const prices = { high: '4130', low: '4030', close: '4120', volume: '83222200' }
    expect(records).toEqual([{ ticker: 'BQNS', date: '2026-11-20', ...prices }])
    expect(lines).toEqual([2])
  })

  it('may be a sheet of a workbook with titles above, constant values and a mapping in JSON', async () => {
    const constants = { code: { value: 'COMPOSITE' }, name: { value: 'IHSG' } }
    const columns = { ...constants, date: 'Tanggal', value: 'Penutupan' }
    const indices = { table: 'indices', sheet: 'IHSG', headerRow: 3, columns }
    const row = [{ day: '2026-11-20' }, 7251.054]
    const rows = [['Indeks'], null, [' tanggal', 'Penutupan'], row, [null, null]]
    const files = {
      'mapping.json': JSON.stringify({ files: [indices] }),
      'apa saja.xlsx': workbook(rows, { sheet: 'IHSG' }),
    }
    const { isTaken, records } = await read(files, 'indices')
    expect(isTaken).toBe(true)
    expect(records).toEqual([{ code: 'COMPOSITE', name: 'IHSG', date: '2026-11-20', value: '7251.054' }])
  })

  it('feeds each table that the mapping describes', async () => {
    const counts = `
  - table: share-counts
    columns: { ticker: Kode, as_of: { from: Tanggal, date: DD/MM/YYYY }, listed_shares: { from: Volume (lot), number: indonesian } }
`
    const { records } = await read({ 'mapping.yml': mapping + counts, 'harga-1.csv': csv }, 'share-counts')
    expect(records).toEqual([{ ticker: 'BQNS', as_of: '2026-11-20', listed_shares: '832222' }])
  })

  it('is only of the tables that the mapping describes for it', async () => {
    const files = { 'mapping.yaml': mapping, 'harga-1.csv': csv }
    expect(await withFiles(files, ([first, file = first]) => createMappedFile().listTables?.(file))).toEqual([
      'prices',
    ])
  })

  it('is recognized by names of columns in several lines, below a title', async () => {
    const settings = mapping.replace('file: harga-*.csv', 'headerRow: 2')
    const { isTaken, records } = await read({
      'mapping.yaml': settings,
      'apa saja.csv': `Harga saham\r\n${csv.replace('Volume (lot)', '"Volume\n(lot)"')}`,
    })
    expect([isTaken, records?.length]).toEqual([true, 1])
  })

  it('names the first line of each row, also of one with line breaks', async () => {
    const [header = '', row = ''] = csv.split('\r\n')
    const broken = row.replace(/^[^;]*/, '"BQNS\n"')
    const { lines } = await read({
      'mapping.yaml': mapping,
      'harga-1.csv': [header, '', broken, row, ''].join('\r\n'),
    })
    expect(lines).toEqual([3, 5])
  })

  it('is taken and unreadable if its name is in the mapping but a column is missing', async () => {
    const files = { 'mapping.yaml': mapping, 'harga-1.csv': csv.replace('Penutupan', 'Tutup') }
    expect(await recognizes(files)).toBe(true)
    await expect(read(files)).rejects.toThrow(
      'has no column "Penutupan" in its header, as the mapping says, but "Kode", "Tanggal"',
    )
  })

  it.each([
    { name: 'without a mapping', files: { 'harga-1.csv': csv } },
    { name: 'if the mapping is of other files', files: { 'mapping.yaml': mapping, 'kurs.csv': csv } },
  ])('is not taken $name', async ({ files }) => {
    expect(await recognizes(files)).toBe(false)
  })
})

describe('the name of a file', () => {
  const named = mapping.replace('harga-*.csv', "'{ticker}.csv'").replace(/ +ticker: Kode\n/, '')

  it('states the ticker, so that one mapping describes the files of all companies', async () => {
    const { isTaken, records } = await read({ 'mapping.yaml': named, 'bqns.csv': csv })
    expect(isTaken).toBe(true)
    expect(records).toMatchObject([{ ticker: 'BQNS', date: '2026-11-20', close: '4120' }])
  })

  it('states the day beside other texts', async () => {
    const settings = `
files:
  - file: harga-{date}-*.csv
    table: prices
    columns: { ticker: Kode, high: Tertinggi, low: Terendah, close: Penutupan, volume: { from: Volume (lot), factor: 100 } }
`
    const { records } = await read({ 'mapping.yaml': settings, 'harga-20261120-sore.csv': csv })
    expect(records).toMatchObject([{ ticker: 'BQNS', date: '2026-11-20' }])
  })

  it('without a ticker is not of the mapping', async () => {
    expect(await recognizes({ 'mapping.yaml': named, 'ringkasan.csv': csv })).toBe(false)
  })

  it.each([
    ["'{tiker}.csv'", 'files.0 tiker is not a column of prices'],
    ["'{ticker}-{ticker}.csv'", 'files.0 ticker is there twice'],
  ])('is refused with %s', async (pattern, message) => {
    await expect(listTables(named.replace("'{ticker}.csv'", pattern))).rejects.toThrow(message)
  })
})

/** The tables of a mapping file with this content. */
function listTables(text: string) {
  return withFiles({ 'mapping.yaml': text }, ([file]) => createMappedFile().listTables?.(file))
}

describe('a mapping file', () => {
  it('is recognized and has no tables', async () => {
    expect([await recognizes({ 'mapping.yaml': mapping }), await listTables(mapping)]).toEqual([true, []])
  })

  it('is read again when it has changed', async () => {
    await withFiles({ 'mapping.yaml': 'files: []' }, async ([file]) => {
      await expect(createMappedFile().listTables?.(file)).rejects.toThrow('files must not be empty')
      writeFileSync(file.path, mapping)
      expect(await createMappedFile().listTables?.(file)).toEqual([])
    })
  })

  it('is accepted as in the guide', async () => {
    const guide = new URL('../../../../../../docs/guides/import-market-data.md', import.meta.url)
    const [, example = ''] = /```yaml\n(.*?)```/s.exec(readFileSync(guide, 'utf8')) ?? []
    const prices = 'Date,Close\n20 Nov 2026,"7,251.054"\n'
    const files = { 'mapping.yaml': example.replaceAll(/^ {3}/gm, ''), 'ihsg.csv': prices }
    const { records } = await read(files, 'indices')
    expect(records).toEqual([{ code: 'COMPOSITE', name: 'IHSG', date: '2026-11-20', value: '7251.054' }])
  })

  it.each([
    ['no YAML', 'files: [', 'is neither YAML nor JSON: '],
    [
      'an unknown table',
      'files: [{ table: harga, columns: {} }]',
      'files.0.table must be one of companies, ',
    ],
    ['an unknown setting', 'files: []\nfile: x', 'file must have only files'],
    ['an unknown column', mapping.replace('high:', 'hihg:'), 'files.0 hihg is not a column of prices'],
    ['a missing column', mapping.replace(/ +ticker.*\n/, ''), 'files.0 ticker is missing'],
    [
      'a wrong date format',
      mapping.replace('DD/MM/YYYY', 'dd/mm/yy'),
      'date.date must be a date format such as',
    ],
    [
      'a wrong number format',
      mapping.replace('indonesian, f', 'id, f'),
      'volume.number must be one of plain, ',
    ],
    ['no number as factor', mapping.replace('factor: 100', 'factor: x'), 'volume.factor must be a number'],
    [
      'neither source nor value',
      mapping.replace('ticker: Kode', 'ticker: {}'),
      'ticker needs either from or value',
    ],
  ])('is rejected with %s', async (_, text, message) => {
    await expect(listTables(text)).rejects.toThrow(message)
  })

  it('is rejected with an alias bomb', async () => {
    const lists = 'bcdefghi'.replaceAll(/./g, (name) => {
      const before = String.fromCharCode(name.charCodeAt(0) - 1)
      return `${name}: &${name} [${Array(10).fill(`*${before}`).join(', ')}]\n`
    })
    await expect(listTables(`a: &a [x]\n${lists}files: *i\n`)).rejects.toThrow(
      'is neither YAML nor JSON: Excessive alias count',
    )
  })
})
