import { describe, expect, it } from 'vitest'
import type { Adapter, SourceFile, TableName } from '../adapter.ts'
import { readWith, sourceFiles, workbook } from '../source-file.fixture.ts'
import { mappedFile } from './mapped-file.ts'

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

function delivery(contents: Readonly<Record<string, string | Uint8Array>>): SourceFile[] {
  return sourceFiles(contents)
}

async function read(file: SourceFile | undefined, table: TableName, adapter: Adapter = mappedFile) {
  if (file === undefined) throw new Error('no file')
  return { isTaken: await adapter.recognizes(file), ...(await readWith(adapter, file, table)) }
}

describe('a file described in a mapping file', () => {
  it('is translated with formats and factors', async () => {
    const [, file] = delivery({ 'mapping.yaml': mapping, 'harga-november.csv': csv })
    const { isTaken, records, lines } = await read(file, 'prices')
    expect(isTaken).toBe(true)
    expect(records).toEqual([
      {
        ticker: 'BQNS',
        date: '2026-11-20',
        high: '4130',
        low: '4030',
        close: '4120',
        volume: '83222200',
      },
    ])
    expect(lines).toEqual([2])
  })

  it('may be a sheet of a workbook with titles above, constant values and a mapping in JSON', async () => {
    const indices = {
      table: 'indices',
      sheet: 'IHSG',
      headerRow: 3,
      columns: {
        code: { value: 'COMPOSITE' },
        name: { value: 'IHSG' },
        date: 'Tanggal',
        value: 'Penutupan',
      },
    }
    const rows = [['Indeks'], null, [' tanggal', 'Penutupan'], [{ day: '2026-11-20' }, 7251.054], [null, null]]
    const [, file] = delivery({
      'mapping.json': JSON.stringify({ files: [indices] }),
      'apa saja.xlsx': workbook(rows, { sheet: 'IHSG' }),
    })
    const { isTaken, records } = await read(file, 'indices')
    expect(isTaken).toBe(true)
    expect(records).toEqual([{ code: 'COMPOSITE', name: 'IHSG', date: '2026-11-20', value: '7251.054' }])
  })

  it('feeds each table that the mapping describes', async () => {
    const counts = `
  - table: share-counts
    columns: { ticker: Kode, as_of: { from: Tanggal, date: DD/MM/YYYY }, listed_shares: { from: Volume (lot), number: indonesian } }
`
    const [, file] = delivery({ 'mapping.yml': mapping + counts, 'harga-1.csv': csv })
    const { records } = await read(file, 'share-counts')
    expect(records).toEqual([{ ticker: 'BQNS', as_of: '2026-11-20', listed_shares: '832222' }])
  })

  it('is taken and unreadable if its name is in the mapping but a column is missing', async () => {
    const [, file] = delivery({ 'mapping.yaml': mapping, 'harga-1.csv': csv.replace('Penutupan', 'Tutup') })
    await expect(read(file, 'prices')).rejects.toThrow(
      'has no column "Penutupan" in its header, as the mapping says, but "Kode", "Tanggal"',
    )
  })

  it('is not taken without a mapping, or if the mapping is of other files', async () => {
    const [alone] = delivery({ 'harga-1.csv': csv })
    const [, other] = delivery({ 'mapping.yaml': mapping, 'kurs.csv': csv })
    expect(await Promise.all([alone, other].map((file) => file && mappedFile.recognizes(file)))).toEqual([
      false,
      false,
    ])
  })
})

describe('a mapping file', () => {
  it('is recognized and has no records', async () => {
    const [file] = delivery({ 'mapping.yaml': mapping })
    expect(await read(file, 'prices')).toMatchObject({ isTaken: true, records: [] })
  })

  it.each([
    { name: 'no YAML', text: 'files: [', message: 'is neither YAML nor JSON: ' },
    { name: 'an unknown table', text: 'files: [{ table: harga, columns: {} }]', message: 'files.0.table must be one of companies, ' },
    { name: 'an unknown setting', text: 'files: []\nfile: x', message: 'file must have only files' },
    { name: 'an unknown column', text: mapping.replace('high:', 'hihg:'), message: 'files.0 hihg is not a column of prices' },
    { name: 'a missing column', text: mapping.replace(/ +ticker.*\n/, ''), message: 'files.0 ticker is missing' },
    { name: 'a wrong date format', text: mapping.replace('DD/MM/YYYY', 'dd/mm/yy'), message: 'files.0.columns.date.date must be a date format such as DD/MM/YYYY' },
    { name: 'a wrong number format', text: mapping.replace('indonesian, factor', 'id, factor'), message: 'files.0.columns.volume.number must be one of plain, indonesian, english' },
    { name: 'a factor that is no number', text: mapping.replace('factor: 100', 'factor: lot'), message: 'files.0.columns.volume.factor must be a number' },
    { name: 'neither source nor value', text: mapping.replace('ticker: Kode', 'ticker: {}'), message: 'files.0.columns.ticker needs either from or value' },
  ])('is rejected with $name', async ({ text, message }) => {
    const [file] = delivery({ 'mapping.yaml': text })
    await expect(read(file, 'prices')).rejects.toThrow(message)
  })

  it('is rejected with an alias bomb', async () => {
    const lists = 'bcdefghi'.replaceAll(/./g, (name) => {
      const before = String.fromCharCode(name.charCodeAt(0) - 1)
      return `${name}: &${name} [${Array(10).fill(`*${before}`).join(', ')}]\n`
    })
    const [file] = delivery({ 'mapping.yaml': `a: &a [x]\n${lists}files: *i\n` })
    await expect(read(file, 'prices')).rejects.toThrow('is neither YAML nor JSON: Excessive alias count')
  })
})
