import * as v from 'valibot'
import type { Adapter, SourceFile } from '#market/import/reading/adapter.ts'
import { dayInName } from '#market/import/reading/file-day.ts'
import { readWholeDay } from './whole-day.ts'

const EmptyListSchema = v.object({ data: v.pipe(v.array(v.unknown()), v.length(0)) })

/** The exchange's website responds so about a day without trading, whatever the list. */
export const emptyList: Adapter = {
  kind: 'empty-list',
  description: 'list without rows (JSON of the exchange)',
  tables: ['prices'],
  recognizes: isEmptyList,
  // biome-ignore lint/correctness/useYield: it has no records
  async *read(file, notes, _, facts) {
    await readWholeDay(file, notes, facts)
    const day = dayInName(file.name)
    if (day === null) return notes.note('has no rows')
    const { kindOf } = await facts.loadTradingCalendar()
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
    // Not JSON, or longer than the beginning of the file that is known here.
    return false
  }
}
