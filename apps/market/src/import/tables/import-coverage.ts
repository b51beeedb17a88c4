import { coverageKinds } from '#market/database/coverage-kinds.ts'
import { allCompanies } from '#market/figures/coverage.ts'
import { CellError, type CellParser, day, oneOf, optional, ticker } from '#market/import/reading/cells.ts'
import { readTable, type TableRow } from '#market/import/reading/read-table.ts'
import { type ImportContext, leaveOutUnknown } from './import-context.ts'
import { storeCoverage } from './store-coverage.ts'
import { nothingTouched, type Touched } from './touched.ts'

const tickerOrAll: CellParser<string> = (cell) => {
  if (cell === allCompanies) return cell
  try {
    return ticker(cell)
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    throw new CellError(`${error.message} or ${allCompanies} for all companies`)
  }
}

export const coverageColumns = {
  ticker: tickerOrAll,
  kind: oneOf(coverageKinds),
  complete_since: optional(day),
  complete_until: optional(day),
}
type Row = TableRow<typeof coverageColumns>

/** What the operator knows to be delivered completely; imported last, because it replaces what the files show. */
export async function importCoverage(context: ImportContext): Promise<Touched> {
  const rows = readTable(context, 'coverage', coverageColumns)
  if (!rows) return nothingTouched
  const stated = new Map<string, Row>()
  for await (const row of rows) {
    const { ticker: key, kind, complete_since: since, complete_until: until } = row.cells
    if (key !== allCompanies && !context.companies.has(key)) leaveOutUnknown(context, row, key)
    else if (since !== null && until !== null && until < since) {
      context.findings.leaveOut(row, 'complete_until', `${until} is before complete_since ${since}`)
    } else stated.set(`${key} ${kind}`, row)
  }
  return storeCoverage(
    context,
    [...stated.values()].map(({ cells, file }) => ({
      ticker: cells.ticker,
      kind: cells.kind,
      since: cells.complete_since,
      until: cells.complete_until,
      delivery: file,
    })),
    { isStated: true },
  )
}
