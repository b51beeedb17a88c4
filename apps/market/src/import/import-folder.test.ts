import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MarketDatabase } from '#market/database/connection.ts'
import { createTestDatabase, openTestDatabase, selectRows } from '#market/test/test-database.ts'
import { baseDates } from '../../demo/demo-dates.ts'
import { demoTables } from '../../demo/tables.ts'
import { badRows } from './bad-rows.fixture.ts'
import { importFolder } from './import-folder.ts'
import { type Finding, ImportRejected } from './reading/import-findings.ts'

const scratch = mkdtempSync(join(tmpdir(), 'market-import-'))
const good = join(scratch, 'good')
let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>
let database: MarketDatabase

/** The content of every table that an import may change. */
async function contents(): Promise<string> {
  const tables = await selectRows(
    database,
    `select table_name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and table_name not like 'kysely%' and table_name <> 'import_runs' order by 1`,
  )
  const hashes: string[] = []
  for (const name of tables.flat()) {
    const sorted = `string_agg(row::text, '|' order by row::text)`
    hashes.push(`${name} ${await selectRows(database, `select md5(${sorted}) from ${name} as row`)}`)
  }
  return hashes.join('\n')
}

/** Only the changed file, because the others are stored. */
function folderWith(file: string, change: (text: string) => string | Uint8Array): string {
  const folder = mkdtempSync(join(scratch, 'changed-'))
  writeFileSync(join(folder, file), change(readFileSync(join(good, file), 'utf8')))
  return folder
}

async function listErrors(folder: string): Promise<readonly Finding[]> {
  try {
    await importFolder(database, folder, { isStrict: true })
  } catch (error) {
    if (error instanceof ImportRejected) return error.findings
    throw error
  }
  throw new Error('the folder was accepted')
}

/** The number of the first line with this beginning, from 1. */
function findLineNumber(file: string, start: string): number {
  return (
    readFileSync(join(good, file), 'utf8')
      .split('\n')
      .findIndex((line) => line.startsWith(start)) + 1
  )
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

beforeAll(async () => {
  testDatabase = await createTestDatabase('migrated')
  database = openTestDatabase(testDatabase.connectionString)
  mkdirSync(good)
  for (const [name, text] of Object.entries(demoTables(baseDates))) {
    writeFileSync(join(good, name), allFiles.includes(name) ? text : shortened(name, text))
  }
  await importFolder(database, good)
})

afterAll(async () => {
  await database.destroy()
  await testDatabase.drop()
  rmSync(scratch, { recursive: true, force: true })
})

describe('a valid folder', () => {
  it('is imported', async () => {
    const last = `where ticker = 'BQNS' order by day desc limit 2`
    expect(await selectRows(database, `select close, day from prices ${last}`)).toEqual([
      [4120, '2026-11-20'],
      [4040, '2026-11-19'],
    ])
    const dividend = `where id = 'BQNS-dividend-2026-interim'`
    expect(await selectRows(database, `select key_date from corporate_actions ${dividend}`)).toEqual([
      ['2026-12-03'],
    ])
  })

  it('sends one change event with the affected companies and lists', async () => {
    const lists = ['list:companies', 'list:corporate-actions', 'list:company-news']
    expect(await selectRows(database, 'select tags from changes')).toEqual([
      [expect.arrayContaining(['company:BQNS', 'company:QTRV', ...lists])],
    ])
  })

  it('changes nothing when imported again', async () => {
    const before = await contents()
    const report = await importFolder(database, good)
    expect(report.tags).toEqual([])
    expect(report.changedCompanies).toEqual([])
    // Includes the change feed.
    expect(await contents()).toBe(before)
  })

  it('may have a byte order mark and Windows line breaks', async () => {
    const before = await contents()
    const folder = folderWith('prices.csv', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`)
    expect((await importFolder(database, folder)).tags).toEqual([])
    expect(await contents()).toBe(before)
  })
})

describe('a changed row', () => {
  it('affects its company only', async () => {
    const start = 'PNGV,2026-11-20,'
    const folder = folderWith('prices.csv', (text) =>
      text.replace(new RegExp(`^(${start}.*),\\d+$`, 'm'), '$1,123400'),
    )
    const report = await importFolder(database, folder)
    expect(report.tags).toEqual(['company:PNGV', 'list:companies'])
    await importFolder(database, good)
  })

  it('moves the price event of a moved action, which adjusts from the day on which prices show it', async () => {
    const moved = folderWith('splits.csv', (text) =>
      text.replace('2023-05-15,2023-05-16', '2023-05-16,2023-05-17'),
    )
    await importFolder(database, moved)
    const split = `where ticker = 'SMVR' and kind = 'split'`
    expect(await selectRows(database, `select day, adjusts_on from price_events ${split}`)).toEqual([
      ['2023-05-17', '2023-05-16'],
    ])
    const around = `where ticker = 'SMVR' and day in ('2023-05-15', '2023-05-16') order by day`
    expect(await selectRows(database, `select adjustment_factor from prices ${around}`)).toEqual([[0.2], [1]])
    await importFolder(database, good)
  })
})

/** Changes a cell of the row with this beginning. */
function cell(start: string, index: number, value: string): (text: string) => string {
  return (text) =>
    text
      .split('\n')
      .map((line) => {
        if (!line.startsWith(start)) return line
        return line.split(',').with(index, value).join(',')
      })
      .join('\n')
}

describe('the members of an index', () => {
  const imported = (members: string) =>
    importFolder(
      database,
      folderWith('index-members.csv', () => members),
    )
  const companiesTouched = async (members: string) => {
    const { changedCompanies, tags } = await imported(members)
    expect(tags).toContain('list:companies')
    return changedCompanies
  }
  const composite = (rows: readonly (readonly [ticker: string, from: string, to?: string])[], name = 'X') =>
    [
      'index,name_id,name_en,ticker,member_from,member_to',
      ...rows.map(([ticker, from, to = '']) => `X9,${name},${name},${ticker},${from},${to}`),
      '',
    ].join('\n')
  const stored = () =>
    selectRows(
      database,
      `select ticker, member_from, member_to from index_members where code = 'X9' order by ticker, member_from`,
    )

  it('are replaced by those of the file, and only joined or left companies are reported', async () => {
    const bank = [
      ['BQNS', '2024-05-02', '2024-10-31'],
      ['BQNS', '2025-05-02'],
    ] as const
    const first = composite([...bank, ['PNGV', '2024-05-02']])
    expect(await companiesTouched(first)).toEqual(['BQNS', 'PNGV'])
    const before = await contents()
    expect((await imported(first)).tags).toEqual([])
    expect(await contents()).toBe(before)
    const next = composite([...bank, ['QLBR', '2026-05-04']])
    expect(await companiesTouched(next)).toEqual(['PNGV', 'QLBR'])
    expect(await stored()).toEqual([
      ['BQNS', '2024-05-02', '2024-10-31'],
      ['BQNS', '2025-05-02', null],
      ['QLBR', '2026-05-04', null],
    ])
  })

  it('are reported when its name changes', async () => {
    const rows = [['SMVR', '2024-05-02']] as const
    await imported(composite(rows))
    expect(await companiesTouched(composite(rows, 'New name'))).toEqual(['SMVR'])
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
      const errors = await listErrors(folderWith(file, cell(start, index, value)))
      expect(errors).toContainEqual(
        expect.objectContaining({ file, column, message: expect.stringMatching(message) }),
      )
      const line = findLineNumber(file, start)
      const lines = errors.map((candidate) => candidate.line)
      expect(lines).toContain(line)
    },
  )

  it('changes nothing in any table', async () => {
    expect(await contents()).toBe(before)
  })
})

describe('an invalid file in strict mode', () => {
  const cases: readonly { name: string; change: (text: string) => string | Uint8Array; error: object }[] = [
    {
      name: 'in UTF-16 with a byte order mark',
      change: (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
      error: { line: null, message: 'is not UTF-8 text; it looks like UTF-16' },
    },
    {
      name: 'in UTF-16 without a byte order mark',
      change: (text) => Buffer.from(text, 'utf16le'),
      error: { line: null, message: 'is not UTF-8 text; it looks like UTF-16' },
    },
    {
      name: 'with a Latin-1 letter in its third line',
      change: (text) => Buffer.from(text.replace(/^((?:.*\n){2}....),/, '$1\u00e9,'), 'latin1'),
      error: {
        line: 3,
        message: expect.stringContaining('is not UTF-8 text; perhaps the file was saved as Windows-1252'),
      },
    },
    {
      name: 'without a column',
      change: (text) => text.replace('volume', 'turnover'),
      error: { line: 1, column: 'volume', message: 'is missing from the header' },
    },
    {
      name: 'that is empty',
      change: () => '',
      error: { line: 1, message: expect.stringContaining('is empty') },
    },
  ]

  it.each(cases)('$name is rejected and changes nothing', async ({ change, error }) => {
    const before = await contents()
    const errors = await listErrors(folderWith('prices.csv', change))
    expect(errors[0]).toMatchObject({ file: 'prices.csv', ...error })
    expect(await contents()).toBe(before)
  })
})
