import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { summaryJson } from './adapters/exchange/stock-summary.fixture.ts'
import { useImports } from './import-files.fixture.ts'
import { importFolder } from './import-folder.ts'
import { watchInbox } from './inbox.ts'

const imports = useImports()
let inbox: string
let stopping: AbortController

beforeEach(() => {
  inbox = mkdtempSync(join(tmpdir(), 'market-inbox-'))
  stopping = new AbortController()
})
afterEach(() => rmSync(inbox, { recursive: true }))

const name = 'StockSummary-20261119.json'
const whole = summaryJson('2026-11-19')

/** Drops files into an inbox; returns where their batch ends, with its report. */
async function drop(files: Readonly<Record<string, string>>) {
  cpSync(imports.createFolder(files), inbox, { recursive: true })
  const watching = watchInbox(
    {
      folder: inbox,
      importFolder: (taken) => importFolder(imports.database, taken, { lastDay: '2026-11-20' }),
      log: () => stopping.abort(),
      completeAfterMs: 50,
    },
    stopping.signal,
  )
  await watching
  return ['done', 'held', 'rejected', 'taken'].flatMap((directory) =>
    readdirSync(join(inbox, directory)).map((batch) => ({
      directory,
      report: readFileSync(join(inbox, directory, batch, 'report.txt'), 'utf8'),
    })),
  )
}

describe('a delivery in the inbox', () => {
  it.each([
    {
      title: 'a file cut off',
      files: { [name]: whole.slice(0, 400) },
      directory: 'rejected',
      says: 'is not complete JSON',
    },
    {
      title: 'a file cut off beside a whole one',
      files: { [name]: whole, 'StockSummary-20261120.json': whole.slice(0, 400) },
      directory: 'rejected',
      says: '1 of 2 files imported: StockSummary-20261120.json is not complete JSON',
    },
    {
      title: 'a part of a day',
      files: { [name]: whole.replace('"recordsTotal":6', '"recordsTotal":7') },
      directory: 'held',
      says: '2026-11-19 is held back: 6 of the 7 declared rows',
    },
    {
      title: 'a file of another source without its mapping',
      files: { 'harga.csv': 'Kode;Tanggal;Tutup\nBQNS;19/11/2026;4000\n' },
      directory: 'rejected',
      says: 'harga.csv is not a file that the import knows',
    },
    { title: 'a whole day', files: { [name]: whole }, directory: 'done', says: '1 file imported' },
  ])('with $title ends in $directory/', async ({ files, directory, says }) => {
    expect(await drop(files)).toEqual([{ directory, report: expect.stringContaining(says) }])
  })
})
