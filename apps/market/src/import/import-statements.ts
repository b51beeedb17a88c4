import { type ImportContext, readCompanyRows } from './import-context.ts'
import { cashOf, type ImportedCash, judgeCash } from './judge-cash.ts'
import { checkPeriod, loadFilers, type Period, periodsOf, statementColumns } from './statement-periods.ts'
import { writePeriods } from './write-statements.ts'

const periodsInBatch = 200

/** One row per line of a period; the rows of a period are adjacent and replace it. */
export async function importStatements(context: ImportContext): Promise<void> {
  const rows = readCompanyRows(context, 'statements', statementColumns, partOf)
  if (!rows) return
  const cash: ImportedCash[] = []
  let batch: Period[] = []
  const write = async () => {
    if (batch.length > 0) await writePeriods(context, batch)
    batch = []
  }
  for await (const period of periodsOf(context, rows, await loadFilers(context))) {
    checkPeriod(context, period)
    if (context.findings.isIncomplete(period.key, period.rows)) continue
    // One statement cannot write a period twice.
    if (period.isRepeated || batch.length === periodsInBatch) await write()
    batch.push(period)
    cash.push(cashOf(period))
  }
  await write()
  await judgeCash(context, cash)
}

function partOf(given: Readonly<Record<string, string>>): string {
  return `${given.ticker} ${given.period_end}`
}
