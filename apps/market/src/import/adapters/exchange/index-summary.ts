import type { Adapter, SourceFile, TableRecord } from '../adapter.ts'
import { dayInName } from '../file-day.ts'
import { isJsonWith, jsonCell, jsonRows } from '../json-rows.ts'
import { cellText, plainDay } from '../source-values.ts'

/** The exchange calls its composite index IHSG everywhere but in its files. */
const names: Readonly<Record<string, string>> = { COMPOSITE: 'IHSG' }

/** The cells that identify an index. Some codes have spaces, such as "IDX-MES BUMN 17". */
export function indexIdentity(code: string): { readonly code: string; readonly name: string } {
  return { code: code.replaceAll(/[^A-Za-z0-9]+/g, '-'), name: names[code] ?? code }
}

/** The exchange's daily index summary as JSON of its website. */
export const indexSummary: Adapter = {
  kind: 'index-summary',
  description: 'daily index summary (JSON)',
  tables: ['indices'],
  recognizes: (file) => isJsonWith(file, ['IndexCode', 'Previous', 'Close']),
  read: indexRecords,
}

async function* indexRecords(file: SourceFile): AsyncGenerator<TableRecord> {
  for (const [index, row] of (await jsonRows(file)).entries()) {
    const text = (name: string) => cellText(jsonCell(row[name]))
    const cells = {
      ...indexIdentity(text('IndexCode')),
      date: plainDay(text('Date'), ['YYYY-MM-DD']) || (dayInName(file.name) ?? ''),
      value: text('Close'),
      previous: text('Previous'),
      high: text('Highest'),
      low: text('Lowest'),
      volume: text('Volume'),
      trade_value: text('Value'),
      frequency: text('Frequency'),
      market_cap: text('MarketCapital'),
    }
    yield { table: 'indices', line: index + 1, cells }
  }
}
