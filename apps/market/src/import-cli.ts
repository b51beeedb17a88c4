import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { connectDatabase, type MarketDatabase } from './database/connection.ts'
import { migrateToLatest } from './database/migrate.ts'
import { DatabaseEnvironmentSchema, EnvironmentError, readEnvironment } from './environment.ts'
import { describeDatabaseFailure } from './import/database-failure.ts'
import { outcomeSummary, reportLines } from './import/format-report.ts'
import { type ImportOptions, importFolder } from './import/import-folder.ts'
import { getExitCode, type RunReport, reportRejection } from './import/import-report.ts'
import { watchInbox } from './import/inbox.ts'
import { ImportRejected } from './import/reading/import-findings.ts'

/**
 * `npm run import -w @site/market -- <folder>`: imports what is possible and reports the rest.
 *
 * - `--strict`: all or nothing.
 * - `--publish-held`: also imports partial trading days.
 * - `--watch`: imports files as they are dropped in the folder, until it is stopped.
 * - `--until <day>`: the last day that may have prices, for generated data; default: today.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      watch: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      'publish-held': { type: 'boolean', default: false },
      until: { type: 'string' },
    },
  })
  const [argument] = positionals
  if (argument === undefined) {
    process.stderr.write(
      'Say which folder: npm run import -w @site/market -- [--watch] [--strict] [--publish-held] <folder>\n',
    )
    return 2
  }
  const folder = resolve(argument)
  const isFolder = await stat(folder).then(
    (entry) => entry.isDirectory(),
    () => false,
  )
  if (!isFolder) {
    process.stderr.write(`${folder} is not a folder.\n`)
    return 2
  }
  const environment = readEnvironment(DatabaseEnvironmentSchema, process.env)
  const database = connectDatabase({
    connectionString: environment.DATABASE_URL,
    name: 'market import',
    maxConnections: 1,
    statementTimeoutMs: 0,
    onError: (error) => process.stderr.write(`A connection was lost: ${error.message}\n`),
  })
  try {
    await migrateToLatest(database)
    const options = {
      isStrict: values.strict,
      publishesHeldDays: values['publish-held'],
      ...(values.until && { lastDay: values.until }),
    }
    return values.watch
      ? await watchFolder(database, folder, options)
      : await importOnce(database, folder, options)
  } finally {
    await database.destroy()
  }
}

/** Returns the exit code. */
async function importOnce(database: MarketDatabase, folder: string, options: ImportOptions): Promise<number> {
  const start = performance.now()
  const report = await importReported(database, folder, options)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const lines = [
    `${outcomeSummary(report)} (${seconds} s).`,
    ...reportLines(report).map((line) => `  ${line}`),
  ]
  const stream = report.outcome === 'rejected' ? process.stderr : process.stdout
  stream.write(`${lines.join('\n')}\n`)
  return getExitCode(report)
}

async function importReported(
  database: MarketDatabase,
  folder: string,
  options: ImportOptions,
): Promise<RunReport> {
  try {
    return await importFolder(database, folder, options)
  } catch (error) {
    if (error instanceof ImportRejected) return reportRejection(error)
    throw error
  }
}

async function watchFolder(
  database: MarketDatabase,
  folder: string,
  options: ImportOptions,
): Promise<number> {
  const stopping = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort())
  process.stdout.write(`Waiting for files in ${folder}. Ctrl-C ends it.\n`)
  const inbox = {
    folder,
    importFolder: (taken: string) => importFolder(database, taken, options),
    log: (message: string) => process.stdout.write(`${message}\n`),
  }
  await watchInbox(inbox, stopping.signal)
  return 0
}

try {
  process.exitCode = await main()
} catch (error) {
  const text =
    error instanceof EnvironmentError
      ? error.message
      : `Nothing was imported: ${describeDatabaseFailure(error)}.`
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}
