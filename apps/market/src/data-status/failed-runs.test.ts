import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testService } from '#market/test/start-service.ts'
import { countFailedRuns } from './failed-runs.ts'

const service = testService('migrated')
beforeEach(() => service.database.deleteFrom('importRuns').execute())

const name = 'StockSummary-20261119.json'
const listFiles = (...names: readonly string[]) =>
  names.map((each) => ({ name: each, kind: 'stock summary' }))

/** Stores a run like an import. */
async function storeRun(outcome: string, report: object, hoursAgo = 0) {
  const stored = JSON.stringify({ outcome, ...report })
  await sql`
    insert into import_runs (outcome, report, at)
    values (${outcome}, ${stored}::jsonb, now() - make_interval(hours => ${hoursAgo}))`.execute(
    service.database,
  )
}

const cut = { files: listFiles('b.json'), notImported: [{ file: name, message: 'is cut off' }] }
const held = {
  files: listFiles('StockSummary-2.json'),
  heldDays: [{ day: '2026-11-19', reason: '3 of the 6 declared rows' }],
}
const table = {
  files: listFiles('a.csv', 'b.csv'),
  notImported: [{ file: null, message: 'all rows of prices are left out' }],
}

async function countAll() {
  return Object.fromEntries(await countFailedRuns(service.database))
}

describe('the number of failed imports', () => {
  it('is 0 without any', async () => {
    await storeRun('imported', { files: listFiles(name) })
    expect(await countAll()).toEqual({ rejected: 0, incomplete: 0, held: 0 })
  })

  it('counts each outcome, also after an unrelated import', async () => {
    await storeRun('incomplete', cut)
    await storeRun('held', held)
    await storeRun('rejected', { notImported: [{ file: 'a.pdf', message: 'is unknown' }], findings: [] })
    await storeRun('imported', { files: listFiles('IndexSummary.json'), days: [{ day: '2026-11-20' }] })
    expect(await countAll()).toEqual({ rejected: 1, incomplete: 1, held: 1 })
  })

  it('counts no runs of more than a day before', async () => {
    await storeRun('incomplete', cut, 25)
    expect(await countAll()).toEqual({ rejected: 0, incomplete: 0, held: 0 })
  })

  it.each([
    {
      name: 'a file that a later run imports',
      first: { incomplete: cut },
      later: { files: listFiles(name) },
      open: 0,
    },
    { name: 'a file that a later run lacks, too', first: { incomplete: cut }, later: cut, open: 1 },
    {
      name: 'a file that a later run imports only in part',
      first: { incomplete: cut },
      later: { ...cut, files: listFiles(name) },
      open: 1,
    },
    {
      name: 'a held day that a later run has under another name',
      first: { held },
      later: { files: listFiles('b.json'), days: [{ day: '2026-11-19' }] },
      open: 0,
    },
    { name: 'a held day that a later run holds, too', first: { held }, later: held, open: 1 },
    {
      name: 'a table whose files are imported later',
      first: { incomplete: table },
      later: { files: table.files },
      open: 0,
    },
    {
      name: 'a table of which one file is imported later',
      first: { incomplete: table },
      later: { files: listFiles('a.csv') },
      open: 1,
    },
    {
      name: 'a strict import whose files are imported later',
      first: { rejected: { notImported: [], findings: [{ file: name, message: 'is not a number' }] } },
      later: { files: listFiles(name) },
      open: 0,
    },
    {
      name: 'an import that failed for another reason',
      first: { rejected: { notImported: [], findings: [{ file: 'the import', message: 'failed' }] } },
      later: { files: listFiles(name) },
      open: 1,
    },
  ])('counts $open for $name', async ({ first, later, open }) => {
    for (const [outcome, report] of Object.entries(first)) await storeRun(outcome, report)
    await storeRun('imported', later)
    const counts = await countAll()
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(open)
  })
})
