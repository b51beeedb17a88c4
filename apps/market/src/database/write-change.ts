import { type Tag, TagSchema } from '@site/contracts/feed.ts'
import { sql, type Transaction } from 'kysely'
import * as v from 'valibot'
import type { Database } from './schema.ts'

/** Any constant does, as long as nothing else in this database takes the same advisory lock. */
const feedLock = 771_002
export const feedChannel = 'market_changes'

/**
 * Writes one row of the change feed in the transaction of the change itself. The lock is held until that
 * transaction ends, so sequence numbers come out in the order of the commits: call it last. The notification
 * is delivered by PostgreSQL only if and when it commits. Throws when a tag is malformed.
 */
export async function writeChange(transaction: Transaction<Database>, tags: readonly Tag[]): Promise<void> {
  const checked = v.parse(v.array(TagSchema), [...new Set(tags)])
  await sql`select pg_advisory_xact_lock(${sql.lit(feedLock)})`.execute(transaction)
  await transaction.insertInto('changes').values({ tags: checked }).execute()
  await sql`select pg_notify(${feedChannel}, '')`.execute(transaction)
}

/** The names by which pages know what they were made from. */
export const tags = {
  company: (ticker: string): Tag => `company:${ticker}`,
  companyList: 'list:companies',
  corporateActionList: 'list:corporate-actions',
  newsList: 'list:company-news',
} as const
