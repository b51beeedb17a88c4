import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { decodedText } from './decode.ts'
import { ImportRejected } from './faults.ts'
import type { ImportReport } from './import-folder.ts'
import { watchInbox } from './inbox.ts'

let folder: string
let stopping: AbortController
let imported: string[][]
let watching: Promise<void>

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'market-inbox-'))
  stopping = new AbortController()
  imported = []
})

afterEach(async () => {
  stopping.abort()
  await watching
  rmSync(folder, { recursive: true })
})

/** Watches with an importer that refuses files called bad.csv; resolves with the sentence of the first batch. */
function firstBatch(): Promise<string> {
  return new Promise((resolve, reject) => {
    watching = watchInbox({ folder, importFolder, say: resolve, settledMs: 50, retryMs: 20 }, stopping.signal)
    watching.catch(reject)
  })
}

async function importFolder(taken: string): Promise<ImportReport> {
  const files = readdirSync(taken).toSorted()
  imported.push(files)
  if (files.includes('bad.csv')) {
    throw new ImportRejected([{ file: 'bad.csv', line: 2, column: 'close', message: 'is not a number' }])
  }
  if (files.includes('sealed.csv')) {
    // As root reads whatever it likes: gone is as unreadable as forbidden.
    rmSync(join(taken, 'sealed.csv'))
    for await (const _ of decodedText(join(taken, 'sealed.csv'))) break
  }
  if (files.includes('away.csv')) throw new Error('the database is away')
  if (files.includes('odd.csv')) throw new TypeError('a cell is undefined')
  const rows = Object.fromEntries(files.map((file) => [file, file === 'empty.csv' ? 0 : 2]))
  return { files, rows, changedCompanies: ['BQNS'], tags: ['company:BQNS'] }
}

function contentsOf(outcome: string): string[] {
  return readdirSync(join(folder, outcome)).flatMap((batch) => readdirSync(join(folder, outcome, batch)))
}

describe('watchInbox', () => {
  it('takes over what lies there together, and puts it away with a report', async () => {
    writeFileSync(join(folder, 'prices.csv'), 'ticker\n')
    writeFileSync(join(folder, 'companies.csv'), 'ticker\n')
    writeFileSync(join(folder, 'notes.txt'), 'not for the importer')
    expect(await firstBatch()).toContain('2 file(s) imported, 1 companies changed.')
    expect(imported).toEqual([['companies.csv', 'prices.csv']])
    expect(contentsOf('done')).toEqual(['companies.csv', 'prices.csv', 'report.txt'])
    expect(readdirSync(folder)).toContain('notes.txt')
  })

  it('notices a file that comes later', async () => {
    const batch = firstBatch()
    await expect.poll(() => readdirSync(folder)).toContain('rejected')
    writeFileSync(join(folder, 'prices.csv'), 'ticker\n')
    expect(await batch).toContain('1 file(s) imported')
  })

  it('puts a batch that is refused away with every fault', async () => {
    writeFileSync(join(folder, 'bad.csv'), 'ticker\n')
    expect(await firstBatch()).toContain('nothing was imported, 1 fault(s).')
    const [batch = ''] = readdirSync(join(folder, 'rejected'))
    expect(readFileSync(join(folder, 'rejected', batch, 'report.txt'), 'utf8')).toContain(
      'bad.csv, line 2, column close: is not a number',
    )
    expect(contentsOf('done')).toEqual([])
  })

  it('puts a batch away on which the importer itself fails', async () => {
    writeFileSync(join(folder, 'odd.csv'), 'ticker\n')
    expect(await firstBatch()).toContain('the importer failed: TypeError: a cell is undefined')
    expect(contentsOf('rejected')).toEqual(['odd.csv', 'report.txt'])
  })

  it('puts a batch away whose file nobody can read, and takes the next one', async () => {
    writeFileSync(join(folder, 'sealed.csv'), 'ticker\n')
    expect(await firstBatch()).toMatch(/a file cannot be read: (ENOENT|EACCES).*sealed\.csv/)
    expect(contentsOf('rejected')).toEqual(['report.txt'])
    writeFileSync(join(folder, 'prices.csv'), 'ticker\n')
    await expect.poll(() => contentsOf('done')).toContain('prices.csv')
  })

  it('says which file has no rows', async () => {
    writeFileSync(join(folder, 'empty.csv'), 'ticker\n')
    expect(await firstBatch()).toContain('1 companies changed, 1 file(s) with 0 rows.')
    const [batch = ''] = readdirSync(join(folder, 'done'))
    expect(readFileSync(join(folder, 'done', batch, 'report.txt'), 'utf8')).toContain('empty.csv: 0 rows')
  })

  it('takes files whose names are written in capital letters', async () => {
    writeFileSync(join(folder, 'PRICES.CSV'), 'ticker\n')
    expect(await firstBatch()).toContain('1 file(s) imported')
    expect(contentsOf('done')).toEqual(['PRICES.CSV', 'report.txt'])
  })

  it('keeps what could not be imported for a reason that is not its own', async () => {
    writeFileSync(join(folder, 'away.csv'), 'ticker\n')
    expect(await firstBatch()).toContain('kept for later')
    expect(contentsOf('taken')).toEqual(['away.csv'])
  })

  it('tries such a batch again before it takes a newer one', async () => {
    writeFileSync(join(folder, 'away.csv'), 'ticker\n')
    await firstBatch()
    writeFileSync(join(folder, 'prices.csv'), 'ticker\n')
    await expect.poll(() => imported.length).toBeGreaterThan(3)
    expect(imported.every((files) => files.includes('away.csv'))).toBe(true)
    expect(readdirSync(folder)).toContain('prices.csv')
  })

  it('first takes over what a crash has left', async () => {
    mkdirSync(join(folder, 'taken', '2026-11-20T10.00.00.000Z'), { recursive: true })
    writeFileSync(join(folder, 'taken', '2026-11-20T10.00.00.000Z', 'prices.csv'), 'ticker\n')
    expect(await firstBatch()).toContain('2026-11-20T10.00.00.000Z: 1 file(s) imported')
    expect(contentsOf('done')).toEqual(['prices.csv', 'report.txt'])
  })
})
