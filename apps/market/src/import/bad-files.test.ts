import { symlinkSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { createZip } from './adapters/zip-file.fixture.ts'
import { describeDatabaseFailure } from './database-failure.ts'
import { useImports } from './import-files.fixture.ts'
import { importFolder } from './import-folder.ts'
import type { Adapter } from './reading/adapter.ts'
import { ImportRejected } from './reading/import-findings.ts'

const imports = useImports()
const header = 'ticker,date,high,low,close,volume'
const prices = { 'prices.csv': `${header}\nBQNS,2026-03-02,4000,4000,4000,100\n` }

const loadBars = () => imports.runSql('select day from prices')

async function readRejection(folder: string) {
  try {
    await importFolder(imports.database, folder, { lastDay: '2026-11-20' })
  } catch (error) {
    if (error instanceof ImportRejected) return error.notImported
    throw error
  }
  throw new Error('the import was accepted')
}

describe('a file that would fill the memory', () => {
  it('as a workbook that unpacks to more than its limit is rejected', async () => {
    const bomb = createZip(
      { name: 'xl/workbook.xml', content: '<workbook/>' },
      { name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(65 * 1024 * 1024, ' ') },
    )
    const file = 'Ringkasan Saham-20261119.xlsx'
    expect(await readRejection(imports.createFolder({ [file]: bomb }))).toEqual([
      { file, message: 'unpacks to more than 64 MB' },
    ])
  })

  it.each([
    {
      file: 'StockSummary.json',
      begin: '[{"StockCode":1,"High":1,"Low":1,"Close":1,"Volume":1',
      message: 'is larger than 64 MB',
    },
    { file: 'instance.xbrl', begin: '<xbrl >', message: 'has more than 64 MB' },
    { file: 'prices.csv', begin: `${header}\n`, message: 'is not UTF-8 text; it looks like UTF-16' },
    { file: 'Saham.xlsx', begin: 'PK\u0003\u0004', message: /^is not a complete ZIP file/ },
  ])('as $file of 2 GB is rejected', async ({ file, begin, message }) => {
    const folder = imports.createFolder({ [file]: begin })
    truncateSync(join(folder, file), 2 * 1024 ** 3)
    expect(await readRejection(folder)).toEqual([
      { file, message: typeof message === 'string' ? message : expect.stringMatching(message) },
    ])
  })
})

it('a file that cannot be opened is named, and the others are imported', async () => {
  const folder = imports.createFolder(prices)
  symlinkSync(join(folder, 'nowhere'), join(folder, 'link.csv'))
  const report = await importFolder(imports.database, folder, { lastDay: '2026-11-20' })
  expect(report).toMatchObject({
    outcome: 'incomplete',
    notImported: [
      {
        file: 'link.csv',
        message: expect.stringMatching(/^cannot be opened \(ENOENT.*: make it a file that/),
      },
    ],
  })
  expect(await loadBars()).toHaveLength(1)
})

it('a bug of the importer is a stored rejection, because a retry would not help', async () => {
  const adapter: Adapter = {
    kind: 'odd',
    description: 'a test',
    tables: ['prices'],
    recognizes: () => true,
    read() {
      throw new TypeError('a cell is undefined')
    },
  }
  await expect(imports.importFiles({ 'odd.txt': 'x' }, { adapters: [adapter] })).rejects.toThrow(TypeError)
  expect(
    await imports.runSql('select outcome, report from import_runs order by id desc limit 1'),
  ).toMatchObject([['rejected', { findings: [{ message: 'failed: TypeError: a cell is undefined' }] }]])
})

describe('a failure of the database during an import', () => {
  afterEach(() => imports.runSql('drop trigger fails on index_values'))

  /** Prices are written before indices. */
  async function importFailing(statement: string): Promise<string> {
    await imports.clear('prices', 'importRuns')
    const body = `begin ${statement}; return new; end`
    await imports.runSql(
      `create or replace function fail() returns trigger language plpgsql as $$ ${body} $$`,
    )
    await imports.runSql('create trigger fails before insert on index_values execute function fail()')
    const files = { ...prices, 'indices.csv': 'code,name,date,value\nW40,Wirasana 40,2026-03-02,1000\n' }
    return imports.importFiles(files).then(() => 'imported', describeDatabaseFailure)
  }

  it.each([
    {
      name: 'a full disk',
      statement: "raise exception 'could not extend file' using errcode = '53100'",
      message: 'the disk of the database is full: make room on it (error: could not extend file)',
    },
    {
      name: 'a restart',
      statement: 'perform pg_terminate_backend(pg_backend_pid())',
      message: /^the (database was stopped during the import|connection to the database was lost) \(/,
    },
  ])('$name is described, may be retried, and leaves nothing', async ({ statement, message }) => {
    expect(await importFailing(statement)).toMatch(message)
    expect(await loadBars()).toEqual([])
    // Only failures that no retry fixes are rejections.
    expect(await imports.runSql('select outcome from import_runs')).toEqual([])
  })
})
