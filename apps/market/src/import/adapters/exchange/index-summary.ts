import type { Adapter, SourceFile, TableRecord } from '#market/import/reading/adapter.ts'
import { dayInName } from '#market/import/reading/file-day.ts'
import { isJsonWith, jsonCell, jsonRows } from '../json-rows.ts'
import { cellText, plainDay } from '../source-values.ts'

/** Some codes have spaces, such as "IDX-MES BUMN 17". */
export function indexCode(written: string): string {
  return written.replaceAll(/[^A-Za-z0-9]+/g, '-')
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
      code: indexCode(text('IndexCode')),
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
