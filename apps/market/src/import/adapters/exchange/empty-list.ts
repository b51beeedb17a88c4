import * as v from 'valibot'
import type { Adapter, SourceFile } from '#market/import/reading/adapter.ts'
import { dayInName } from '#market/import/reading/file-day.ts'

/** The exchange's website responds so about a day without trading, whatever the list. */
const EmptyListSchema = v.object({
  recordsTotal: v.literal(0),
  data: v.pipe(v.array(v.unknown()), v.length(0)),
})

export const emptyList: Adapter = {
  kind: 'empty-list',
  description: 'list without rows (JSON of the exchange)',
  tables: ['prices'],
  recognizes: isEmptyList,
  // biome-ignore lint/correctness/useYield: it has no records
  async *read({ name }, notes, _table, { loadTradingCalendar }) {
    const day = dayInName(name)
    if (day === null) {
      notes.note('has no rows')
      return
    }
    const { kindOf } = await loadTradingCalendar()
    // Before the close, the list of a trading day is empty too.
    const hint =
      kindOf(day) === 'open'
        ? ', a trading day by the calendar: if the exchange was open, download it again'
        : ''
    notes.note(`no trading on ${day}${hint}`)
  },
}

function isEmptyList({ head }: SourceFile): boolean {
  try {
    return v.is(EmptyListSchema, JSON.parse(head.toString('utf8').replace(/^\uFEFF/, '')))
  } catch {
    // A list with rows is longer than the beginning of its file, or the file is no JSON.
    return false
  }
}
