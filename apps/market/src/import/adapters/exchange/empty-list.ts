import { clockInJakarta, dayInJakarta } from '@site/contracts/jakarta-time.ts'
import * as v from 'valibot'
import { type Adapter, type SourceFile, UnreadableFile } from '#market/import/reading/adapter.ts'
import { dayInName } from '#market/import/reading/file-day.ts'
import { describePage, incompleteJson } from '../json-rows.ts'
import { readWholeDay } from './whole-day.ts'

const EmptyListSchema = v.looseObject({ data: v.pipe(v.array(v.unknown()), v.length(0)) })
type EmptyList = v.InferOutput<typeof EmptyListSchema>

/** The time from which the summary of a trading day has rows. */
const summaryTime = '16:30'

/** The response of the exchange's website about a day without trading, or of any site to a failed request. */
export const emptyList: Adapter = {
  kind: 'empty-list',
  description: 'list without rows (JSON of the exchange)',
  tables: ['prices'],
  recognizes: (file) => parseEmptyList(file) !== null,
  // biome-ignore lint/correctness/useYield: it has no records
  async *read(file, notes, _, facts) {
    const list = parseEmptyList(file)
    if (list === null) throw new UnreadableFile(incompleteJson)
    const declaredRows = countDeclaredRows(list)
    const isSummary = /summary|ringkasan/i.test(file.name)
    if (declaredRows > 0) {
      if (!isSummary) throw describePage(0, declaredRows)
      await readWholeDay(file, notes, facts)
      return
    }
    if (!isSummary) return notes.note('has no rows')
    const day = dayInName(file.name)
    if (day === null) {
      throw new UnreadableFile(
        'has no rows and no day: name it with its day, for example StockSummary-20261120.json',
      )
    }
    const { classifyDay } = await facts.loadTradingCalendar()
    if (classifyDay(day) !== 'open') return notes.note(`no trading on ${day}`)
    const hint = 'a trading day by the calendar: if the exchange was open, download it again'
    // Before the close, the list of a trading day is empty too.
    if (!isSummaryDue(day, new Date())) return notes.note(`no trading on ${day}, ${hint}`)
    throw new UnreadableFile(`has no trading on ${day}, ${hint}; else add the day to holidays.csv`)
  },
}

function parseEmptyList({ head }: SourceFile): EmptyList | null {
  try {
    const list = v.safeParse(EmptyListSchema, JSON.parse(head.toString('utf8').replace(/^\uFEFF/, '')))
    return list.success ? list.output : null
  } catch {
    // Not JSON, or longer than the beginning of the file that is known here.
    return null
  }
}

/** Throws UnreadableFile if the list does not state its number of rows: a failed request has no rows either. */
function countDeclaredRows({ recordsTotal, error, success }: EmptyList): number {
  if (typeof recordsTotal === 'number' && !error && success !== false) return recordsTotal
  const reason = typeof error === 'string' && error !== '' ? `"${error.slice(0, 100)}"` : 'it has no rows'
  throw new UnreadableFile(`is the response to a failed request (${reason}): download it again`)
}

function isSummaryDue(day: string, now: Date): boolean {
  const today = dayInJakarta(now)
  return day < today || (day === today && clockInJakarta(now) >= summaryTime)
}
