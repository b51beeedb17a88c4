import * as v from 'valibot'
import {
  type Adapter,
  type ReadNotes,
  type SourceFile,
  type TableRecord,
  UnreadableFile,
} from '#market/import/reading/adapter.ts'
import { isJsonWith, jsonContent } from './json-rows.ts'

const FigureSchema = v.nullish(v.number())
const figures = [
  ['assets', 'totalAssets'],
  ['liabilities', 'totalLiabilities'],
  ['equity', 'totalEquity'],
  ['sales', 'revenue'],
  ['ebt', 'profitBeforeTax'],
  ['profitPeriod', 'netProfit'],
  ['profitAttrOwner', 'parentProfit'],
  ['deRatio', 'debtToEquity'],
] as const
/** Amounts are in billions of rupiah. */
const millionsPerBillion = 1_000

const ListSchema = v.object({ data: v.array(v.unknown()) })
const RowSchema = v.object({
  code: v.string(),
  fsDate: v.pipe(v.string(), v.isoDate()),
  ...v.entriesFromList(
    figures.map(([name]) => name),
    FigureSchema,
  ),
})

/** The exchange's list of financial figures and ratios, with which statements are compared. */
export const ratioList: Adapter = {
  kind: 'ratio-list',
  description: 'financial ratios of all companies (FinancialRatio.json), compared with the statements',
  tables: ['ratio-checks'],
  recognizes: (file) => isJsonWith(file, ['fsDate', 'deRatio']),
  read: readRatioList,
}

async function* readRatioList(file: SourceFile, notes: ReadNotes): AsyncGenerator<TableRecord> {
  const list = v.safeParse(ListSchema, await jsonContent(file))
  if (!list.success) throw new UnreadableFile('has no list "data"')
  for (const [index, entry] of list.output.data.entries()) {
    const row = v.safeParse(RowSchema, entry)
    if (!row.success) {
      notes.badRow(index + 1, `is not a row of the ratio list: ${v.summarize(row.issues)}`)
      continue
    }
    for (const [name, figure] of figures) {
      const value = row.output[name]
      if (typeof value !== 'number') continue
      yield {
        table: 'ratio-checks',
        line: index + 1,
        cells: {
          ticker: row.output.code,
          period_end: row.output.fsDate.slice(0, 10),
          figure,
          value: String(figure === 'debtToEquity' ? value : Number((value * millionsPerBillion).toFixed(4))),
        },
      }
    }
  }
}
