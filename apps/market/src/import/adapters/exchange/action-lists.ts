import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { Adapter, SourceFile, TableRecord } from '#market/import/reading/adapter.ts'
import { isJsonWith, jsonCell, jsonRows } from '../json-rows.ts'
import { cellText, plainDay } from '../source-values.ts'
import { dividendRecords, splitRecord } from './listed-actions.ts'

/** The exchange's monthly list of dividends (LINK_DIVIDEND of its statistics) as JSON of its website. */
export const dividendList: Adapter = {
  kind: 'dividend-list',
  description: 'dividends of a month (JSON of the exchange)',
  tables: ['dividends'],
  recognizes: (file) => isJsonWith(file, ['cashDividend', 'cumDividend', 'exDividend']),
  async *read(file) {
    const rows = await readRows(file)
    yield* dividendRecords(
      rows.map(({ line, text, day }) => ({
        ticker: text('code'),
        exDate: day('exDividend'),
        amountPerShare: text('cashDividend'),
        currency: text('currency') || null,
        cumDate: day('cumDividend') || null,
        recordingDate: day('recordDate') || null,
        paymentDate: day('paymentDate') || null,
        line,
      })),
    )
  },
}

/** The same of splits and reverse splits (LINK_STOCK_SPLIT). */
export const splitList: Adapter = {
  kind: 'split-list',
  description: 'splits of a month (JSON of the exchange)',
  tables: ['splits'],
  recognizes: (file) => isJsonWith(file, ['Ratio', 'NominalValue', 'NominalValueNew']),
  async *read(file): AsyncGenerator<TableRecord> {
    for (const { line, text, day } of await readRows(file)) {
      yield splitRecord({
        ticker: text('code'),
        day: day('ListingDate'),
        ratio: parseRatio(text('Ratio')),
        parBefore: text('NominalValue') || null,
        parAfter: text('NominalValueNew') || null,
        line,
      })
    }
  },
}

interface ListRow {
  readonly line: number
  readonly text: (name: string) => string
  readonly day: (name: string) => string
}

async function readRows(file: SourceFile): Promise<ListRow[]> {
  return (await jsonRows(file)).map((row, index) => ({
    line: index + 1,
    text: (name) => cellText(jsonCell(row[name])),
    day: (name) => parseDay(row[name]),
  }))
}

/** `2026-05-18T00:00:00`, or milliseconds since 1970; any other text stays, so that the import reports it. */
function parseDay(value: unknown): string {
  const isTime = typeof value === 'number' && Math.abs(value) < Date.UTC(2200)
  return isTime ? dayInJakarta(new Date(value)) : plainDay(jsonCell(value), ['YYYY-MM-DD'])
}

/** `1:5` are old shares to new ones; null: no such ratio. */
function parseRatio(text: string): { readonly old: number; readonly new: number } | null {
  const [, old = '', becomes = ''] = /^(\d+(?:\.\d+)?)\s*:\s*(\d+(?:\.\d+)?)$/.exec(text) ?? []
  const ratio = { old: Number(old), new: Number(becomes) }
  return ratio.old > 0 && ratio.new > 0 ? ratio : null
}
