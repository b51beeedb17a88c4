import {
  PartialDay,
  type ReadFacts,
  type ReadNotes,
  type SourceFile,
} from '#market/import/reading/adapter.ts'
import { dayInName } from '#market/import/reading/file-day.ts'
import { jsonCell, jsonList } from '../json-rows.ts'
import { plainDay } from '../source-values.ts'

/** The rows of a trading day as the exchange's website responds. Throws UnreadableFile, PartialDay if some are missing. */
export async function readWholeDay(
  file: SourceFile,
  notes: ReadNotes,
  { publishesHeldDays = false }: Partial<ReadFacts>,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { rows, declaredRows } = await jsonList(file)
  if (declaredRows === null || rows.length >= declaredRows) return rows
  const reason = `${rows.length} of the ${declaredRows} declared rows`
  if (publishesHeldDays) {
    notes.note(`has ${reason}, and is imported all the same`)
    return rows
  }
  const day = plainDay(jsonCell(rows[0]?.Date), ['YYYY-MM-DD']) || dayInName(file.name)
  throw new PartialDay(day ?? 'a day', reason)
}
