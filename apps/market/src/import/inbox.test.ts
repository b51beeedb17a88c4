import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ImportReport } from './import-report.ts'
import { watchInbox } from './inbox.ts'
import { decodedText } from './reading/decode.ts'
import { ImportRejected } from './reading/import-findings.ts'

let folder: string
let stopping: AbortController
let imported: string[][]
let watching: Promise<void>
let messages: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'market-inbox-'))
  stopping = new AbortController()
  imported = []
  messages = []
})

afterEach(async () => {
  stopping.abort()
  await watching
  rmSync(folder, { recursive: true })
})

const outcomes = ['incomplete', 'held'] as const

/** Watches with an importer that rejects files named bad.csv; resolves with the message of the first batch. */
function firstBatch(): Promise<string> {
  return new Promise((resolve, reject) => {
    const log = (message: string) => {
      messages.push(message)
      resolve(message)
    }
    watching = watchInbox({ folder, importFolder, log, completeAfterMs: 50, retryMs: 20 }, stopping.signal)
    watching.catch(reject)
  })
}

async function importFolder(taken: string): Promise<ImportReport> {
  const files = readdirSync(taken).toSorted()
  imported.push(files)
  if (files.includes('bad.csv')) {
    const cell = { table: 'prices', file: 'bad.csv', line: 2, column: 'close' } as const
    const finding = { ...cell, code: 'unreadableCell', message: 'is not a number' } as const
    throw new ImportRejected([{ ...finding, level: 'impossible' }])
  }
  if (files.includes('sealed.csv')) {
    // Root can read any file, so delete it instead of removing permissions.
    rmSync(join(taken, 'sealed.csv'))
    for await (const _ of decodedText(join(taken, 'sealed.csv'))) break
  }
  if (files.includes('away.csv')) {
    throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
  }
  if (files.includes('full.csv')) {
    throw Object.assign(new Error('could not extend file'), { code: '53100' })
  }
  if (files.includes('odd.csv')) throw new Error('a cell is undefined')
  if (files.includes('report.csv')) mkdirSync(join(taken, 'report.txt'))
  if (files.includes('gone.csv')) statSync(join(taken, 'removed.json'))
  return {
    outcome: outcomes.find((outcome) => files.includes(`${outcome}.csv`)) ?? 'imported',
    notImported: [],
    heldDays: [],
    files: files.map((name) => ({ name, kind: 'prices.csv' })),
    tables: { prices: { rows: files.includes('empty.csv') ? 0 : 2, leftOut: 0 } },
    days: [],
    missingDays: [],
    skipped: {},
    unknownTickers: {},
    notes: [],
    findings: [],
    changedCompanies: ['BQNS'],
    tags: ['company:BQNS'],
  }
}

const owner = process.geteuid?.() ?? 0

/** Root may read and move everything; another user may not if the mode forbids it. */
function becomeOrdinaryUser() {
  process.seteuid?.(owner === 0 ? 65_534 : owner)
}

function becomeOwner() {
  process.seteuid?.(owner)
}

function listContents(outcome: string): string[] {
  return readdirSync(join(folder, outcome)).flatMap((batch) => readdirSync(join(folder, outcome, batch)))
}

describe('watchInbox', () => {
  it('imports all present files, and archives them with a report', async () => {
    writeFileSync(join(folder, 'prices.csv'), 'ticker\n')
    writeFileSync(join(folder, 'companies.csv'), 'ticker\n')
    writeFileSync(join(folder, '.hidden'), 'not for the importer')
    expect(await firstBatch()).toContain('2 files imported, 1 company changed.')
    expect(imported).toEqual([['companies.csv', 'prices.csv']])
    expect(listContents('done')).toEqual(['companies.csv', 'prices.csv', 'report.json', 'report.txt'])
    expect(readdirSync(folder)).toContain('.hidden')
  })

  it('keeps a mapping file for later batches', async () => {
    writeFileSync(join(folder, 'mapping.yaml'), 'files: []\n')
    writeFileSync(join(folder, 'harga.csv'), 'Kode\n')
    await firstBatch()
    expect(imported).toEqual([['harga.csv', 'mapping.yaml']])
    expect(readdirSync(folder)).toContain('mapping.yaml')
  })

  it('detects a file that is added later', async () => {
    const batch = firstBatch()
    await expect.poll(() => readdirSync(folder)).toContain('rejected')
    writeFileSync(join(folder, 'prices.csv'), 'ticker\n')
    expect(await batch).toContain('1 file imported')
  })

  it('archives a rejected batch with every error', async () => {
    writeFileSync(join(folder, 'bad.csv'), 'ticker\n')
    expect(await firstBatch()).toContain(
      'nothing was imported: bad.csv, line 2, column close: is not a number.',
    )
    const [batch = ''] = readdirSync(join(folder, 'rejected'))
    expect(readFileSync(join(folder, 'rejected', batch, 'report.txt'), 'utf8')).toContain(
      'bad.csv, line 2, column close: is not a number',
    )
    expect(listContents('done')).toEqual([])
  })

  it.each([
    { batch: 'an incomplete batch', file: 'incomplete.csv', directory: 'rejected', says: /1 file imported/ },
    { batch: 'a held batch', file: 'held.csv', directory: 'held', says: /1 file imported/ },
    {
      batch: 'a batch on which the importer crashes',
      file: 'odd.csv',
      directory: 'rejected',
      says: /the importer failed: Error: a cell is undefined/,
    },
    {
      batch: 'a batch with a file that is missing when it is read',
      file: 'gone.csv',
      directory: 'rejected',
      says: /a file cannot be read: ENOENT.*removed\.json/,
    },
  ])('archives $batch in $directory/', async ({ file, directory, says }) => {
    writeFileSync(join(folder, file), 'ticker\n')
    expect(await firstBatch()).toMatch(says)
    expect(listContents(directory)).toEqual([file, 'report.json', 'report.txt'])
    expect([listContents('done'), listContents('taken')]).toEqual([[], []])
  })

  it('continues after a report that cannot be written', async () => {
    writeFileSync(join(folder, 'report.csv'), 'ticker\n')
    expect(await firstBatch()).toContain('1 file imported')
    await expect.poll(() => messages.at(-1)).toMatch(/: its report cannot be written: Error: EISDIR/)
    writeFileSync(join(folder, 'prices.csv'), 'ticker\n')
    await expect.poll(() => listContents('done')).toContain('prices.csv')
  })

  describe('without permissions', () => {
    beforeEach(() => {
      chmodSync(folder, 0o777)
      becomeOrdinaryUser()
    })
    afterEach(becomeOwner)

    it.each([
      { name: 'read', mode: 0o000 },
      { name: 'move', mode: 0o555 },
    ])('leaves a directory that it may not $name, says so once, and imports the rest', async ({ mode }) => {
      becomeOwner()
      mkdirSync(join(folder, '20261119'))
      writeFileSync(join(folder, '20261119', 'prices.csv'), 'ticker\n')
      chmodSync(join(folder, '20261119'), mode)
      becomeOrdinaryUser()
      expect(await firstBatch()).toMatch(
        /^Cannot be moved to taken\/: 20261119 \(EACCES, permission denied\)/,
      )
      writeFileSync(join(folder, 'companies.csv'), 'ticker\n')
      await expect.poll(() => listContents('done')).toContain('companies.csv')
      expect(imported).toEqual([['companies.csv']])
      expect(messages.filter((message) => message.includes('20261119'))).toHaveLength(1)
      becomeOwner()
      chmodSync(join(folder, '20261119'), 0o777)
      becomeOrdinaryUser()
      await expect.poll(() => imported.length).toBe(2)
    })
  })

  it('archives a batch with an unreadable file, and continues with the next one', async () => {
    writeFileSync(join(folder, 'sealed.csv'), 'ticker\n')
    expect(await firstBatch()).toMatch(/a file cannot be read: (ENOENT|EACCES).*sealed\.csv/)
    expect(listContents('rejected')).toEqual(['report.json', 'report.txt'])
    writeFileSync(join(folder, 'prices.csv'), 'ticker\n')
    await expect.poll(() => listContents('done')).toContain('prices.csv')
  })

  it('reports files without rows', async () => {
    writeFileSync(join(folder, 'empty.csv'), 'ticker\n')
    expect(await firstBatch()).toContain('1 company changed, 1 table with 0 rows.')
    const [batch = ''] = readdirSync(join(folder, 'done'))
    expect(readFileSync(join(folder, 'done', batch, 'report.txt'), 'utf8')).toContain('prices: 0')
  })

  it('retries a batch that failed for an external reason, such as a full disk of the database', async () => {
    writeFileSync(join(folder, 'full.csv'), 'ticker\n')
    expect(await firstBatch()).toContain('will be retried: the disk of the database is full')
    expect(listContents('taken')).toEqual(['full.csv'])
  })

  it('retries such a batch before newer ones', async () => {
    writeFileSync(join(folder, 'away.csv'), 'ticker\n')
    await firstBatch()
    writeFileSync(join(folder, 'prices.csv'), 'ticker\n')
    await expect.poll(() => imported.length).toBeGreaterThan(3)
    expect(imported.every((files) => files.includes('away.csv'))).toBe(true)
    expect(readdirSync(folder)).toContain('prices.csv')
  })

  it('first resumes a batch interrupted by a crash', async () => {
    mkdirSync(join(folder, 'taken', '2026-11-20T10.00.00.000Z'), { recursive: true })
    writeFileSync(join(folder, 'taken', '2026-11-20T10.00.00.000Z', 'prices.csv'), 'ticker\n')
    expect(await firstBatch()).toContain('2026-11-20T10.00.00.000Z: 1 file imported')
    expect(listContents('done')).toEqual(['prices.csv', 'report.json', 'report.txt'])
  })
})
