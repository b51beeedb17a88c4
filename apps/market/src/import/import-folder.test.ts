import { beforeAll, describe, expect, it } from 'vitest'
import { baseDates } from '../../demo/demo-dates.ts'
import { demoTables } from '../../demo/tables.ts'
import { badRows } from './bad-rows.fixture.ts'
import { createFile, useImports } from './import-files.fixture.ts'

const imports = useImports()
const { importFiles, rejection } = imports

/** The content of every table that an import may change. */
async function contents(): Promise<string> {
  const tables = await imports.runSql(
    `select table_name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and table_name not like 'kysely%' and table_name <> 'import_runs' order by 1`,
  )
  const hashes: string[] = []
  for (const name of tables.flat()) {
    const sorted = `string_agg(row::text, '|' order by row::text)`
    hashes.push(`${name} ${await imports.runSql(`select md5(${sorted}) from ${name} as row`)}`)
  }
  return hashes.join('\n')
}

/** The lines that the tests need. */
const needed: Readonly<Record<string, RegExp>> = {
  'prices.csv': /^(BQNS|PNGV|QLBR|SMVR),(2021-01|2023-05|2026-1)/,
  'statements.csv': /^BQNS,2022/,
}
const ofFourCompanies = /^(BQNS|PNGV|QLBR|SMVR)[,-]/

/** Only for files without line breaks in cells. */
function shortened(name: string, table: string): string {
  const [header = '', ...lines] = table.split('\n')
  const selected = lines.filter((line) => (needed[name] ?? ofFourCompanies).test(line))
  return `${[header, ...selected].join('\n')}\n`
}

const allFiles = ['companies.csv', 'general-meetings.csv', 'news.csv', 'indices.csv', 'index-members.csv']
const good = Object.fromEntries(
  Object.entries(demoTables(baseDates)).map(([name, text]) => [
    name,
    allFiles.includes(name) ? text : shortened(name, text),
  ]),
)
beforeAll(() => importFiles(good))

/** One of the files, changed; the others are stored. */
const changed = <Content>(file: string, change: (text: string) => Content) => ({
  [file]: change(good[file] ?? ''),
})

describe('a valid folder', () => {
  it('is imported', async () => {
    const last = `where ticker = 'BQNS' order by day desc limit 2`
    expect(await imports.runSql(`select close, day from prices ${last}`)).toEqual([
      [4120, '2026-11-20'],
      [4040, '2026-11-19'],
    ])
    const dividend = `where id = 'BQNS-dividend-2026-interim'`
    expect(await imports.runSql(`select key_date from corporate_actions ${dividend}`)).toEqual([
      ['2026-12-03'],
    ])
  })

  it('sends one change event with the affected companies and lists', async () => {
    const lists = ['list:companies', 'list:corporate-actions', 'list:company-news']
    // The first one is of the fixture.
    expect(await imports.runSql('select tags from changes order by sequence offset 1')).toEqual([
      [expect.arrayContaining(['company:BQNS', 'company:QTRV', ...lists])],
    ])
  })

  it('changes nothing when imported again', async () => {
    const before = await contents()
    expect(await importFiles(good)).toMatchObject({ tags: [], changedCompanies: [] })
    // Includes the change feed.
    expect(await contents()).toBe(before)
  })

  it('may have a byte order mark and Windows line breaks', async () => {
    const before = await contents()
    const file = changed('prices.csv', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`)
    expect((await importFiles(file)).tags).toEqual([])
    expect(await contents()).toBe(before)
  })
})

describe('a changed row', () => {
  it('affects its company only', async () => {
    const file = changed('prices.csv', (text) => text.replace(/^(PNGV,2026-11-20,.*),\d+$/m, '$1,123400'))
    expect((await importFiles(file)).tags).toEqual(['company:PNGV', 'list:companies'])
    await importFiles(changed('prices.csv', (text) => text))
  })

  it('moves the price event of a moved action, which adjusts from the day on which prices show it', async () => {
    await importFiles(
      changed('splits.csv', (text) => text.replace('2023-05-15,2023-05-16', '2023-05-16,2023-05-17')),
    )
    const split = `where ticker = 'SMVR' and kind = 'split'`
    expect(await imports.runSql(`select day, adjusts_on from price_events ${split}`)).toEqual([
      ['2023-05-17', '2023-05-16'],
    ])
    const around = `where ticker = 'SMVR' and day in ('2023-05-15', '2023-05-16') order by day`
    expect(await imports.runSql(`select adjustment_factor from prices ${around}`)).toEqual([[0.2], [1]])
    await importFiles(changed('splits.csv', (text) => text))
  })
})

describe('the members of an index', () => {
  type Member = readonly [ticker: string, from: string, to?: string]
  const importMembers = (members: readonly Member[], name = 'X') => {
    const rows = members.map(([ticker, from, to = '']) => `X9,${name},${name},${ticker},${from},${to}`)
    const header = 'index,name_id,name_en,ticker,member_from,member_to'
    return importFiles(createFile('index-members.csv', header, ...rows))
  }
  /** Files need not be sorted. */
  const bank: readonly Member[] = [
    ['BQNS', '2025-05-02'],
    ['BQNS', '2024-05-02', '2024-10-31'],
  ]

  it('are replaced by those of the file, and only joined or left companies are reported', async () => {
    const first = await importMembers([...bank, ['PNGV', '2024-05-02']])
    expect(first.changedCompanies).toEqual(['BQNS', 'PNGV'])
    expect(first.tags).toContain('list:companies')
    expect((await importMembers([...bank, ['PNGV', '2024-05-02']])).tags).toEqual([])
    const next = await importMembers([...bank, ['QLBR', '2026-05-04']])
    expect(next.changedCompanies).toEqual(['PNGV', 'QLBR'])
    const members = `from index_members where code = 'X9' order by ticker, member_from`
    expect(await imports.runSql(`select ticker, member_from, member_to ${members}`)).toEqual([
      ['BQNS', '2024-05-02', '2024-10-31'],
      ['BQNS', '2025-05-02', null],
      ['QLBR', '2026-05-04', null],
    ])
  })

  it('are reported when its name changes', async () => {
    await importMembers([['SMVR', '2024-05-02']])
    expect((await importMembers([['SMVR', '2024-05-02']], 'New name')).changedCompanies).toEqual(['SMVR'])
  })
})

describe('an invalid row in strict mode', () => {
  let before: string
  beforeAll(async () => {
    before = await contents()
  })

  it.each(badRows)(
    '$name is reported with file, line and column',
    async ({ file, start, index, value, column, message }) => {
      const lines = (good[file] ?? '').split('\n')
      const place = lines.findIndex((line) => line.startsWith(start))
      const rows = lines.map((line) =>
        line.startsWith(start) ? line.split(',').with(index, value).join(',') : line,
      )
      const errors = await rejection({ [file]: rows.join('\n') })
      const ofColumn = errors.filter(
        (error) => error.startsWith(file) && error.includes(`column ${column}: `),
      )
      expect(ofColumn.join('\n')).toMatch(message)
      expect(errors.join('\n')).toMatch(new RegExp(`, line ${place + 1}[,:]`))
    },
  )

  it('changes nothing in any table', async () => {
    expect(await contents()).toBe(before)
  })
})

const cases: readonly { name: string; change: (text: string) => string | Uint8Array; says: RegExp }[] = [
  {
    name: 'in UTF-16 with a byte order mark',
    change: (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
    says: /^prices\.csv: is not UTF-8 text; it looks like UTF-16$/,
  },
  {
    name: 'in UTF-16 without a byte order mark',
    change: (text) => Buffer.from(text, 'utf16le'),
    says: /^prices\.csv: is not UTF-8 text; it looks like UTF-16$/,
  },
  {
    name: 'with a Latin-1 letter in its third line',
    change: (text) => Buffer.from(text.replace(/^((?:.*\n){2}....),/, '$1\u00e9,'), 'latin1'),
    says: /^prices\.csv, line 3: is not UTF-8 text; perhaps the file was saved as Windows-1252/,
  },
  {
    name: 'without a column',
    change: (text) => text.replace('volume', 'turnover'),
    says: /^prices\.csv, line 1, column volume: is missing from the header$/,
  },
  { name: 'that is empty', change: () => '', says: /^prices\.csv, line 1: .*is empty/ },
]

it.each(cases)(
  'an invalid file in strict mode $name is rejected and changes nothing',
  async ({ change, says }) => {
    const before = await contents()
    const [error] = await rejection(changed('prices.csv', change))
    expect(error).toMatch(says)
    expect(await contents()).toBe(before)
  },
)
