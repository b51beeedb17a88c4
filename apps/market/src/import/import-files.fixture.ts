import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startService } from '#market/test/start-service.ts'
import { companyRows } from '../../demo/company-tables.ts'
import { csv } from '../../demo/csv.ts'
import { baseDates } from '../../demo/demo-dates.ts'
import { findingText, ImportRejected } from './import-findings.ts'
import { type ImportOptions, importFolder } from './import-folder.ts'

const lastDay = '2026-11-20'

/** companies.csv with these demo companies and some changed cells. */
export function companiesCsv(tickers: readonly string[], changes: Readonly<Record<string, string>> = {}) {
  const rows = companyRows(baseDates).filter(({ ticker }) => tickers.includes(String(ticker)))
  return csv(rows.map((row) => ({ ...row, ...changes })))
}

/** A database with BQNS (a bank) and GDVN that imports files. */
export async function startImports() {
  const service = await startService()
  const scratch = mkdtempSync(join(tmpdir(), 'market-delivery-'))
  const folderOf = (files: Readonly<Record<string, string | Uint8Array>>) => {
    const folder = mkdtempSync(join(scratch, 'folder-'))
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
    return folder
  }
  const importFiles = (files: Readonly<Record<string, string>>, options: ImportOptions = {}) =>
    importFolder(service.database, folderOf(files), { lastDay, ...options })
  await importFiles({ 'companies.csv': companiesCsv(['BQNS', 'GDVN']) })
  return {
    app: service.app,
    database: service.database,
    connectionString: service.connectionString,
    folderOf,
    importFiles,
    /** What each finding of an import says, with its level. */
    async findingsOf(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
      const { findings } = await importFiles(files)
      return findings.flatMap(({ level, listed }) => listed.map((each) => `${level}: ${findingText(each)}`))
    },
    /** The findings of a rejected import in strict mode. */
    async rejection(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
      try {
        await importFiles(files, { isStrict: true })
      } catch (error) {
        if (error instanceof ImportRejected) return error.findings.map(findingText)
        throw error
      }
      throw new Error('the import was accepted')
    },
    async stop() {
      await service.stop()
      rmSync(scratch, { recursive: true })
    },
  }
}

export type TestImports = Awaited<ReturnType<typeof startImports>>
