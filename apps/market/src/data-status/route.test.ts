import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DataStatusSchema, type ImportOutcome } from '@site/contracts/market/data-status.ts'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { importFolder } from '#market/import/import-folder.ts'
import { testService } from '#market/test/start-service.ts'

const service = testService()
const read = () => service.read('/apids/data-status', DataStatusSchema)

/** Stores a run like an import. */
async function storeReport(outcome: ImportOutcome, report: object) {
  const stored = JSON.stringify({ outcome, ...report })
  await sql`insert into import_runs (outcome, report) values (${outcome}, ${stored}::jsonb)`.execute(
    service.database,
  )
}

describe('coverage', () => {
  it('counts the listed companies with data of each kind, and has the newest day', async () => {
    const { listedCompanies, coverage } = await read()
    // SPLT, RUGI and BANK; BARU is listed in December.
    expect(listedCompanies).toBe(3)
    expect(coverage).toMatchObject([
      { kind: 'prices', companies: 3, newest: '2026-11-20', complete: null },
      { kind: 'statements', companies: 3, newest: '2026-09-30' },
      { kind: 'dividends', companies: 1, newest: '2026-05-11' },
      { kind: 'actions', companies: 1, newest: '2026-12-14' },
      // RUGI left the index the day before.
      { kind: 'indexMembers', companies: 2, newest: '2026-12-14', complete: { companies: 3, until: null } },
      { kind: 'holders', companies: 1, newest: '2026-10-31' },
      { kind: 'profile', companies: 3, newest: '2026-05-20' },
      { kind: 'board', companies: 3, newest: null },
    ])
  })

  it('counts whole lists of dividends that still count, until the day that all of them reach', async () => {
    const dividends = async () => (await read()).coverage.find(({ kind }) => kind === 'dividends')?.complete
    expect(await dividends()).toEqual({ companies: 2, until: '2026-11-20' })
    const old = { ticker: 'BANK', kind: 'dividends' as const, completeSince: null, delivery: 'test' }
    await service.database
      .insertInto('coverage')
      .values({ ...old, completeUntil: '2026-11-05' })
      .execute()
    expect(await dividends()).toEqual({ companies: 2, until: '2026-11-20' })
  })
})

describe('the last imports', () => {
  it('are newest first, with files by kind and findings by company', async () => {
    const kind = { level: 'impossible', code: 'check', table: 'prices', column: 'close' }
    const finding = { ...kind, file: 'prices.csv', line: 4, message: 'is above the limit of JSON for RUGI' }
    const group = { ...kind, count: 7 }
    await storeReport('imported', {
      files: [
        { name: 'a.json', kind: 'stock summary' },
        { name: 'b.json', kind: 'stock summary' },
        { name: 'prices.csv', kind: 'prices.csv' },
        { name: 'cut.json', kind: 'stock summary' },
      ],
      notImported: [{ file: 'cut.json', message: 'is not complete JSON' }],
      tables: { prices: { rows: 900, leftOut: 1 } },
      days: [{ day: '2026-11-20', rows: 901, traded: 850, leftOut: 1 }],
      missingDays: [],
      skipped: { right: 3, warrant: 12 },
      unknownTickers: { ZZNX: 2, QZZB: 9 },
      notes: ['a.json: no trading on 2026-11-20'],
      findings: [{ ...group, listed: [finding, { ...finding, ticker: 'SPLT', message: 'is empty' }] }],
      changedCompanies: ['RUGI', 'SPLT'],
      tags: [],
    })
    const { runs } = await read()
    expect(runs[0]).toEqual({
      id: expect.any(Number),
      at: expect.any(String),
      outcome: 'imported',
      fileCount: 3,
      files: [
        { kind: 'stock summary', count: 2, names: ['a.json', 'b.json'] },
        { kind: 'prices.csv', count: 1, names: ['prices.csv'] },
      ],
      tables: [{ table: 'prices', rows: 900, leftOut: 1 }],
      days: [{ day: '2026-11-20', rows: 901, traded: 850, leftOut: 1 }],
      notImported: [{ file: 'cut.json', message: 'is not complete JSON' }],
      heldDays: [],
      changedCompanies: 2,
      skipped: [
        { kind: 'warrant', count: 12 },
        { kind: 'right', count: 3 },
      ],
      unknownTickers: [
        { ticker: 'QZZB', rows: 9 },
        { ticker: 'ZZNX', rows: 2 },
      ],
      notes: ['a.json: no trading on 2026-11-20'],
      findings: [
        {
          ...group,
          listed: [
            { file: 'prices.csv', line: 4, column: 'close', message: finding.message, ticker: 'RUGI' },
            { file: 'prices.csv', line: 4, column: 'close', message: 'is empty', ticker: 'SPLT' },
          ],
        },
      ],
    })
  })

  it('have the findings of a rejected import in groups', async () => {
    const unknown = { level: 'impossible', code: 'unknownFile', table: null, line: null, column: null }
    const message = 'is not a file that the import knows'
    await storeReport('rejected', {
      notImported: [{ file: 'b.pdf', message }],
      findings: ['SPLT.pdf', 'b.pdf'].map((file) => ({ ...unknown, file, message })),
    })
    const { runs } = await read()
    expect(runs[0]).toMatchObject({
      outcome: 'rejected',
      fileCount: 0,
      notImported: [{ file: 'b.pdf', message }],
      findings: [{ code: 'unknownFile', count: 2, listed: [{ file: 'SPLT.pdf', ticker: 'SPLT' }, {}] }],
    })
  })

  it('by the importer are listed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'data-status-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'minutes.pdf'), '%PDF')
    const rows = 'ticker,as_of,codes\nRUGI,2026-11-19,L\nZZNX,2026-11-19,L\n'
    writeFileSync(join(folder, 'notations.csv'), rows)
    await importFolder(service.database, folder)
    const [run] = (await read()).runs
    expect(run).toMatchObject({
      fileCount: 1,
      tables: [{ table: 'notations', rows: 2, leftOut: 1 }],
      unknownTickers: [{ ticker: 'ZZNX', rows: 1 }],
    })
    const codes = run?.findings.map(({ code }) => code)
    expect(codes).toEqual(expect.arrayContaining(['unknownFile', 'unknownTicker']))
  })

  it('are at most ten', async () => {
    for (let run = 1; run <= 11; run += 1) await storeReport('imported', { notes: [`run ${run}`] })
    const { runs } = await read()
    expect(runs.map(({ notes }) => notes[0])).toEqual(
      [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((run) => `run ${run}`),
    )
  })
})

it('held days are those without prices, newest first, with the last reason', async () => {
  const reason = '437 companies traded, 846 on 2026-11-25'
  await storeReport('held', {
    heldDays: [
      { day: '2026-11-26', reason: '3 of the 6 declared rows' },
      { day: '2026-11-20', reason: 'has prices by now' },
    ],
  })
  await storeReport('incomplete', { heldDays: [{ day: '2026-11-27', reason }] })
  await storeReport('held', { heldDays: [{ day: '2026-11-26', reason }] })
  expect((await read()).heldDays).toEqual([
    { day: '2026-11-27', reason, heldAt: expect.any(String) },
    { day: '2026-11-26', reason, heldAt: expect.any(String) },
  ])
})

it('trading days without prices are those of the month before the latest one', async () => {
  expect((await read()).missingDays).toEqual([])
  await service.database.deleteFrom('prices').where('day', '=', '2026-11-12').execute()
  expect((await read()).missingDays).toEqual(['2026-11-12'])
})
