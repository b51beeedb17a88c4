import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { useImports } from './import/import-files.fixture.ts'

const program = fileURLToPath(new URL('import-cli.ts', import.meta.url))
const row = 'BQNS,2026-03-02,4000,4000,4000,4000,100'
const imports = useImports()

async function said(files: Readonly<Record<string, string>>): Promise<string> {
  const env = { ...process.env, DATABASE_URL: imports.connectionString }
  const { stdout } = await promisify(execFile)(process.execPath, [program, imports.folderOf(files)], {
    env,
  })
  return stdout
}

describe('the import command', () => {
  it('prints the changes, the files and the number of rows per table', async () => {
    const files = {
      'prices.csv': `ticker,date,open,high,low,close,volume\n${row}\n`,
      'indices.csv': 'code,name,date,value\n',
    }
    expect(await said(files)).toMatch(
      /^2 file\(s\) imported, 1 companies changed, 1 table\(s\) with 0 rows \(\d+\.\d s\)\.\n {2}Files:\n {4}indices\.csv\n {4}prices\.csv\n {2}Rows:\n {4}prices: 1\n {4}indices: 0\n/,
    )
    expect(await said(files)).toContain('nothing has changed')
  })
})
