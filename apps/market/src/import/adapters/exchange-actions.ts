import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import * as v from 'valibot'
import { type Adapter, type ReadNotes, type SourceFile, type TableRecord, UnreadableFile } from './adapter.ts'
import { dividendRecords, splitRecord } from './listed-actions.ts'
import { readJson } from './read-json.ts'

/** `2026-05-18T00:00:00`, or milliseconds since 1970. */
const DaySchema = v.union([
  v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d{2}-\d{2}/),
    v.transform((text) => text.slice(0, 10)),
  ),
  v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(Date.UTC(2200)),
    v.transform((time) => dayInJakarta(new Date(time))),
  ),
])
const DayOrNullSchema = v.fallback(v.nullable(DaySchema), null)
const AmountSchema = v.union([
  v.pipe(
    v.number(),
    v.finite(),
    v.transform((amount) => String(Number(amount.toFixed(8)))),
  ),
  v.string(),
])

const DividendSchema = v.object({
  code: v.string(),
  cashDividend: AmountSchema,
  currency: v.fallback(v.nullable(v.picklist(['IDR', 'USD'])), null),
  cumDividend: DayOrNullSchema,
  exDividend: DaySchema,
  recordDate: DayOrNullSchema,
  paymentDate: DayOrNullSchema,
})
const SplitSchema = v.object({
  code: v.string(),
  /** Old shares : new ones. */
  Ratio: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d+(\.\d+)?\s*:\s*\d+(\.\d+)?$/, 'is not a ratio such as 1:5'),
    v.transform((text) => {
      const [old = 0, becomes = 0] = text.split(':').map(Number)
      return { old, new: becomes }
    }),
    v.check((ratio) => ratio.old > 0 && ratio.new > 0, 'has a part of 0'),
  ),
  NominalValue: v.fallback(v.nullable(AmountSchema), null),
  NominalValueNew: v.fallback(v.nullable(AmountSchema), null),
  ListingDate: DaySchema,
})
const ListSchema = v.object({ data: v.array(v.unknown()) })

export const exchangeDividends: Adapter = {
  kind: 'exchange-dividends',
  description: 'dividends of a month as the exchange lists them (JSON)',
  tables: ['dividends'],
  recognizes: ({ head }) => hasKeys(head, ['cashDividend', 'cumDividend', 'exDividend']),
  async *read(file, notes) {
    const dividends = await rowsOf(file, DividendSchema, notes)
    yield* dividendRecords(
      dividends.map(({ line, row }) => ({
        ticker: row.code,
        exDate: row.exDividend,
        amountPerShare: row.cashDividend,
        currency: row.currency,
        cumDate: row.cumDividend,
        recordingDate: row.recordDate,
        paymentDate: row.paymentDate,
        line,
      })),
    )
  },
}

export const exchangeSplits: Adapter = {
  kind: 'exchange-splits',
  description: 'splits of a month as the exchange lists them (JSON)',
  tables: ['splits'],
  recognizes: ({ head }) => hasKeys(head, ['Ratio', 'NominalValue', 'NominalValueNew']),
  async *read(file, notes): AsyncGenerator<TableRecord> {
    for (const { line, row } of await rowsOf(file, SplitSchema, notes)) {
      yield splitRecord({
        ticker: row.code,
        day: row.ListingDate,
        ratio: row.Ratio,
        parBefore: row.NominalValue,
        parAfter: row.NominalValueNew,
        line,
      })
    }
  },
}

function hasKeys(head: Buffer, keys: readonly string[]): boolean {
  const text = head.toString('utf8')
  return keys.every((key) => text.includes(`"${key}"`))
}

/** The place in the list serves as the line. */
async function rowsOf<const Schema extends v.GenericSchema>(
  file: SourceFile,
  schema: Schema,
  notes: ReadNotes,
): Promise<{ line: number; row: v.InferOutput<Schema> }[]> {
  const list = v.safeParse(ListSchema, await readJson(file.path))
  if (!list.success) throw new UnreadableFile('has no list "data"')
  return list.output.data.flatMap((entry, index) => {
    const row = v.safeParse(schema, entry)
    if (row.success) return [{ line: index + 1, row: row.output }]
    const [issue] = row.issues
    notes.badRow(index + 1, `${v.getDotPath(issue) ?? 'the row'}: ${issue.message}`)
    return []
  })
}
