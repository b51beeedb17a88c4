import type { FigureMark } from '@site/contracts/market/values.ts'
import type { Selectable } from 'kysely'
import type { MarketDatabase } from '#market/database/connection.ts'
import type { Database } from '#market/database/schema.ts'

type StoredMark = Selectable<Database['figureMarks']>

/** Why figures of a company are unlikely: all of a subject, or those of one day or period. */
export async function loadFigureMarks(
  database: MarketDatabase,
  { ticker, subject, key }: Pick<StoredMark, 'ticker' | 'subject'> & Partial<Pick<StoredMark, 'key'>>,
): Promise<FigureMark[]> {
  const marks = await database
    .selectFrom('figureMarks')
    .select('code')
    .distinct()
    .where('ticker', '=', ticker)
    .where('subject', '=', subject)
    .$if(key !== undefined, (query) => query.where('key', '=', key ?? ''))
    .orderBy('code')
    .execute()
  return marks.map(({ code }) => code)
}
