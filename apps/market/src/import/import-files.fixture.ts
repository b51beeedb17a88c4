import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompanySchema } from '@site/contracts/market/company.ts'
import * as v from 'valibot'
import { afterAll, beforeAll } from 'vitest'
import type { Database } from '#market/database/schema.ts'
import { startService } from '#market/test/start-service.ts'
import { clearTables, runSql } from '#market/test/test-database.ts'
import { companyRows } from '../../demo/company-tables.ts'
import { csv } from '../../demo/csv.ts'
import { baseDates } from '../../demo/demo-dates.ts'
import { type ImportOptions, importFolder } from './import-folder.ts'
import { type Finding, findingText, ImportRejected } from './reading/import-findings.ts'

const lastDay = '2026-11-20'

/** companies.csv with these demo companies and some changed cells. */
export function companiesCsv(tickers: readonly string[], changes: Readonly<Record<string, string>> = {}) {
  const rows = companyRows(baseDates).filter(({ ticker }) => tickers.includes(String(ticker)))
  return csv(rows.map((row) => ({ ...row, ...changes })))
}

/** A file with these lines. */
export const createFile = (name: string, ...lines: readonly string[]) => ({ [name]: `${lines.join('\n')}\n` })

/** splits.csv with a split on a day; only its ratio adjusts prices. */
export const splitsCsv = (
  ticker: string,
  [old, created]: readonly [number, number],
  day: string,
  status = 'completed',
) =>
  createFile(
    'splits.csv',
    'id,ticker,type,ratio_old,ratio_new,first_new_trading,status',
    `${ticker}-split,${ticker},split,${old},${created},${day},${status}`,
  )

/** For the tests of a file: a database with BQNS (a bank) and GDVN that imports files. */
export function useImports() {
  let service: Awaited<ReturnType<typeof startService>>
  let scratch: string
  beforeAll(async () => {
    service = await startService()
    scratch = mkdtempSync(join(tmpdir(), 'market-delivery-'))
    await importFiles({ 'companies.csv': companiesCsv(['BQNS', 'GDVN']) })
  })
  afterAll(async () => {
    await service.stop()
    rmSync(scratch, { recursive: true })
  })
  const createFolder = (files: Files) => {
    const folder = mkdtempSync(join(scratch, 'folder-'))
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
    return folder
  }
  const importFiles = (files: Files, options: ImportOptions = {}) =>
    importFolder(service.database, createFolder(files), { lastDay, ...options })
  async function read<const Schema extends v.GenericSchema>(path: string, schema: Schema) {
    return v.parse(schema, await (await service.app.request(`/apids/${path}`)).json())
  }
  return {
    get app() {
      return service.app
    },
    get database() {
      return service.database
    },
    get connectionString() {
      return service.connectionString
    },
    createFolder,
    importFiles,
    runSql: (statement: string) => runSql(service.database, statement),
    clear: (...tables: readonly (keyof Database)[]) => clearTables(service.database, tables),
    read,
    /** What each finding of an import says, with its level; also if nothing was imported. */
    async listFindings(files: Files): Promise<readonly string[]> {
      const format = (each: Finding) => `${each.level}: ${findingText(each)}`
      try {
        const { findings } = await importFiles(files)
        return findings.flatMap(({ listed }) => listed.map(format))
      } catch (error) {
        if (error instanceof ImportRejected) return error.findings.map(format)
        throw error
      }
    },
    /** The findings of a rejected import in strict mode. */
    async rejection(files: Files): Promise<readonly string[]> {
      try {
        await importFiles(files, { isStrict: true })
      } catch (error) {
        if (error instanceof ImportRejected) return error.findings.map(findingText)
        throw error
      }
      throw new Error('the import was accepted')
    },
    /** As the API returns it. */
    company: (ticker: string) => read(`companies/${ticker}`, CompanySchema),
    /** Marks of figures, such as `BQNS 2026-03-02 offTick`. */
    async marks(): Promise<readonly string[]> {
      const rows = await runSql(service.database, 'select ticker, key, code from figure_marks')
      return rows.map((row) => row.join(' ')).toSorted()
    },
  }
}

type Files = Readonly<Record<string, string | Uint8Array>>
