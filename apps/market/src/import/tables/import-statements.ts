import { sql } from 'kysely'
import { type ImportContext, readCompanyRows } from './import-context.ts'
import { type ImportedCash, judgeCash, readCash } from './judge-cash.ts'
import {
  checkPeriod,
  groupPeriods,
  loadFilers,
  type Period,
  type StatementRow,
  statementColumns,
} from './statement-periods.ts'
import { joinTouched, nothingTouched, type Touched } from './touched.ts'
import { writePeriods } from './write-statements.ts'

const periodsInBatch = 200

/**
 * One row per line of a period; the rows of a period are adjacent and replace it. Files in another order are left out:
 * this is noticed when parts of their periods have already replaced stored ones, so the import starts over without them.
 */
export async function importStatements(context: ImportContext): Promise<Touched> {
  const { transaction, findings } = context
  await sql`savepoint statements`.execute(transaction)
  const { unordered, touched } = await importOrdered(context)
  if (unordered.size === 0) return touched
  await sql`rollback to savepoint statements`.execute(transaction)
  findings.forget('statements')
  for (const [file, { line, cells }] of unordered) {
    const message = `the rows of ${cells.ticker} ${cells.period_end} do not stand together: sort the file by ticker and period`
    findings.leaveOutFile(file, message, 'check', { line, column: 'period_end' })
  }
  return (await importOrdered(context)).touched
}

interface OrderedImport {
  /** The files whose periods do not stand together, with the first row that shows it. */
  readonly unordered: ReadonlyMap<string, StatementRow>
  readonly touched: Touched
}

async function importOrdered(context: ImportContext): Promise<OrderedImport> {
  const unordered = new Map<string, StatementRow>()
  const rows = readCompanyRows(context, 'statements', statementColumns, toPart)
  if (!rows) return { unordered, touched: nothingTouched }
  const cash: ImportedCash[] = []
  const touched: Touched[] = []
  let batch: Period[] = []
  const write = async () => {
    if (batch.length > 0) touched.push(await writePeriods(context, batch))
    batch = []
  }
  for await (const period of groupPeriods(context, rows, { filers: await loadFilers(context), unordered })) {
    checkPeriod(context, period)
    if (context.findings.isIncomplete(period.key, period.rows)) continue
    // One statement cannot write a period twice.
    if (period.isRepeated || batch.length === periodsInBatch) await write()
    batch.push(period)
    cash.push(readCash(period))
  }
  await write()
  if (unordered.size === 0) touched.push(await judgeCash(context, cash))
  return { unordered, touched: joinTouched(touched) }
}

function toPart(given: Readonly<Record<string, string>>): string {
  return `${given.ticker} ${given.period_end}`
}
