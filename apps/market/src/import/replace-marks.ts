import { isDeepStrictEqual } from 'node:util'
import type { Insertable } from 'kysely'
import type { Database } from '#market/database/schema.ts'
import { writeRows } from '#market/database/write-rows.ts'
import type { ImportContext } from './import-context.ts'

type Mark = Insertable<Database['figureMarks']>

/** Replaces all marks of a subject of the companies in a file. */
export async function replaceMarks(
  { transaction, touched }: ImportContext,
  subject: Mark['subject'],
  marksOf: ReadonlyMap<string, readonly Omit<Mark, 'ticker' | 'subject'>[]>,
): Promise<void> {
  if (marksOf.size === 0) return
  const stored = await transaction
    .selectFrom('figureMarks')
    .selectAll()
    .where('subject', '=', subject)
    .where('ticker', 'in', [...marksOf.keys()])
    .execute()
  const textsOf = (marks: readonly Omit<Mark, 'ticker' | 'subject'>[]) =>
    marks.map(({ key, code }) => `${key} ${code}`).toSorted()
  const before = Map.groupBy(stored, ({ ticker }) => ticker)
  const changed = [...marksOf].filter(
    ([ticker, marks]) => !isDeepStrictEqual(textsOf(before.get(ticker) ?? []), textsOf(marks)),
  )
  if (changed.length === 0) return
  for (const [ticker] of changed) touched.companies.add(ticker)
  await transaction
    .deleteFrom('figureMarks')
    .where('subject', '=', subject)
    .where(
      'ticker',
      'in',
      changed.map(([ticker]) => ticker),
    )
    .execute()
  await writeRows(
    transaction,
    'figureMarks',
    changed.flatMap(([ticker, marks]) => marks.map((mark) => ({ ...mark, ticker, subject }))),
  )
}
