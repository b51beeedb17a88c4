import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { summaryJson } from './import/adapters/exchange/stock-summary.fixture.ts'
import { useImports } from './import/import-files.fixture.ts'

const program = fileURLToPath(new URL('import-cli.ts', import.meta.url))
const header = 'ticker,date,open,high,low,close,volume'
const row = 'BQNS,2026-03-02,4000,4000,4000,4000,100'
const imports = useImports()

type Files = Readonly<Record<string, string>>

function run(files: Files, ...options: readonly string[]) {
  const env = { ...process.env, DATABASE_URL: imports.connectionString }
  return new Promise<{ code: number | string | null; stdout: string; stderr: string }>((resolve) => {
    const args = [program, ...options, imports.createFolder(files)]
    execFile(process.execPath, args, { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : (error.code ?? null), stdout, stderr }),
    )
  })
}

describe('the import command', () => {
  it('prints the changes, the files and the number of rows per table, and exits with 1 without one of the files', async () => {
    const { code, stdout } = await run({ 'prices.csv': `${header}\n${row}\n`, 'notes.txt': 'x' })
    expect(code).toBe(1)
    expect(stdout).toMatch(
      /^1 of 2 files imported: notes\.txt is not a file that the import knows; 1 company changed.* \(\d+\.\d s\)\.\n/,
    )
    expect(stdout).toContain('\n  Files:\n    prices.csv\n  Rows:\n    prices: 1\n')
  })

  it('exits with 1 if nothing was imported', async () => {
    const { code, stdout, stderr } = await run({ 'notes.txt': 'x' })
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^nothing was imported: notes\.txt is not a file that the import knows /)
  })

  it('publishes a part of a trading day with --publish-held, and exits with 0', async () => {
    const summary = summaryJson('2026-03-03').replace('"recordsTotal":6', '"recordsTotal":7')
    expect(await run({ 'StockSummary-20260303.json': summary }, '--publish-held')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('has 6 of the 7 declared rows, and is imported all the same'),
    })
  })
})
