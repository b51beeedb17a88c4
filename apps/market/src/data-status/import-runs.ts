import type { DataStatus, ImportRun } from '@site/contracts/market/data-status.ts'
import { tickerPattern } from '@site/contracts/market/values.ts'
import { sql } from 'kysely'
import type { MarketDatabase } from '#market/database/connection.ts'
import { tableNames } from '#market/import/reading/adapter.ts'
import { parseHeldDays, parseStoredReport } from './stored-report.ts'

const shownRuns = 10
/** Of each list of a run; the report of the import has all of them. */
const maxShown = 20
const maxHeldDays = 100

/** The last imports, newest first. */
export async function loadImportRuns(database: MarketDatabase): Promise<ImportRun[]> {
  const [runs, companies] = await Promise.all([
    database
      .selectFrom('importRuns')
      .select(['id', 'at', 'outcome', 'report'])
      .orderBy('id', 'desc')
      .limit(shownRuns)
      .execute(),
    database.selectFrom('companies').select('ticker').execute(),
  ])
  const tickers = new Set(companies.map(({ ticker }) => ticker))
  return runs.map(({ id, at, outcome, report }) => ({
    id,
    at: at.toISOString(),
    outcome,
    ...summarizeReport(report, tickers),
  }))
}

function summarizeReport(
  stored: unknown,
  tickers: ReadonlySet<string>,
): Omit<ImportRun, 'id' | 'at' | 'outcome'> {
  const report = parseStoredReport(stored)
  const failed = new Set(report.notImported.map(({ file }) => file))
  const imported = report.files.filter(({ name }) => !failed.has(name))
  const byKind = Map.groupBy(imported, ({ kind }) => kind)
  return {
    fileCount: imported.length,
    files: [...byKind].map(([kind, files]) => ({
      kind,
      count: files.length,
      names: files.slice(0, maxShown).map(({ name }) => name),
    })),
    tables: tableNames.flatMap((table) => {
      const counts = report.tables[table]
      return counts === undefined ? [] : [{ table, ...counts }]
    }),
    days: report.days,
    notImported: report.notImported.slice(0, maxShown),
    heldDays: report.heldDays.toReversed().slice(0, maxShown),
    changedCompanies: report.changedCompanies.length,
    skipped: listCounts(report.skipped).map(([kind, count]) => ({ kind, count })),
    unknownTickers: listCounts(report.unknownTickers).map(([ticker, rows]) => ({ ticker, rows })),
    notes: report.notes.slice(0, maxShown),
    findings: report.findings.map((group) => ({
      ...group,
      listed: group.listed.slice(0, maxShown).map(({ file, line, ticker = '', column, message }) => ({
        file,
        line,
        column,
        message,
        ticker: findTicker(`${ticker} ${message} ${file}`, tickers),
      })),
    })),
  }
}

/** The largest first; JSON in the database does not keep the order. */
function listCounts(counts: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(counts)
    .toSorted(([one, count], [other, otherCount]) => otherCount - count || one.localeCompare(other))
    .slice(0, maxShown)
}

const tickerWords = new RegExp(`\\b${tickerPattern}\\b`, 'g')

/** The first company that a text names. */
function findTicker(text: string, tickers: ReadonlySet<string>): string | null {
  return text.match(tickerWords)?.find((word) => tickers.has(word)) ?? null
}

/** The days that imports held back and that still have no prices, newest first, each with its last reason. */
export async function loadHeldDays(database: MarketDatabase): Promise<DataStatus['heldDays']> {
  const runs = await database
    .selectFrom('importRuns')
    .select(['at', sql<unknown>`report -> 'heldDays'`.as('heldDays')])
    .where('outcome', '<>', 'imported')
    .where(sql<boolean>`report ? 'heldDays'`)
    .orderBy('id')
    .execute()
  const held = new Map<string, DataStatus['heldDays'][number]>()
  for (const { at, heldDays } of runs) {
    for (const { day, reason } of parseHeldDays(heldDays)) {
      held.set(day, { day, reason, heldAt: at.toISOString() })
    }
  }
  const { rows } = await sql<{ day: string }>`
    select held.day from unnest(${[...held.keys()]}::date[]) as held (day)
    where not exists (select from prices where prices.day = held.day)
    order by held.day desc
    limit ${maxHeldDays}`.execute(database)
  return rows.flatMap(({ day }) => held.get(day) ?? [])
}
