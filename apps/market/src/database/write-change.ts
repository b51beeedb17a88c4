import { type Tag, TagSchema } from '@site/contracts/change-feed.ts'
import { sql, type Transaction } from 'kysely'
import * as v from 'valibot'
import type { Database } from './schema.ts'

/** Any constant that no other advisory lock in this database uses. */
const feedLock = 771_002
export const feedChannel = 'market_changes'

/**
 * Writes a change event in the transaction of the change. The lock is held until the transaction ends, so that sequence
 * numbers follow the order of commits: call it last. PostgreSQL sends the notification on commit. Throws for an invalid
 * tag.
 */
export async function writeChange(transaction: Transaction<Database>, tags: readonly Tag[]): Promise<void> {
  const checked = v.parse(v.array(TagSchema), [...new Set(tags)])
  await sql`select pg_advisory_xact_lock(${sql.lit(feedLock)})`.execute(transaction)
  await transaction.insertInto('changes').values({ tags: checked }).execute()
  await sql`select pg_notify(${feedChannel}, '')`.execute(transaction)
}

/** The cache tags of pages. */
export const tags = {
  company: (ticker: string): Tag => `company:${ticker}`,
  companyList: 'list:companies',
  corporateActionList: 'list:corporate-actions',
  newsList: 'list:company-news',
} as const
