import * as v from 'valibot'
import {
  type Adapter,
  type ReadNotes,
  type SourceFile,
  type TableName,
  type TableRecord,
  UnreadableFile,
} from '#market/import/reading/adapter.ts'
import { isJsonWith, jsonContent } from './json-rows.ts'
import { filledCells } from './source-values.ts'

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
const NameSchema = v.nullish(v.pipe(v.string(), v.trim()), '')
const RowSchema = v.object({
  code: v.string(),
  fsDate: v.pipe(v.string(), v.isoDate()),
  subSector: NameSchema,
  industry: NameSchema,
  subIndustry: NameSchema,
  ...v.entriesFromList(
    figures.map(([name]) => name),
    FigureSchema,
  ),
})

/**
 * The exchange's list of financial figures and ratios, with which statements are compared. Profiles have Indonesian names
 * of industries only; this list has the English ones.
 */
export const ratioList: Adapter = {
  kind: 'ratio-list',
  description: 'financial ratios of all companies (FinancialRatio.json), compared with the statements',
  tables: ['companies', 'ratio-checks'],
  recognizes: (file) => isJsonWith(file, ['fsDate', 'deRatio']),
  read: readRatioList,
}

async function* readRatioList(
  file: SourceFile,
  notes: ReadNotes,
  table: TableName,
): AsyncGenerator<TableRecord> {
  const list = v.safeParse(ListSchema, await jsonContent(file))
  if (!list.success) throw new UnreadableFile('has no list "data"')
  for (const [index, entry] of list.output.data.entries()) {
    const row = v.safeParse(RowSchema, entry)
    if (!row.success) {
      // Each table reads the rows.
      if (table !== 'companies') {
        notes.badRow(index + 1, `is not a row of the ratio list: ${v.summarize(row.issues)}`)
      }
      continue
    }
    const names = filledCells({
      sub_sector_en: row.output.subSector,
      industry_en: row.output.industry,
      sub_industry_en: row.output.subIndustry,
    })
    if (Object.keys(names).length > 0) {
      yield { table: 'companies', line: index + 1, cells: { ticker: row.output.code, ...names } }
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
