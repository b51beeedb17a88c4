import { sql } from '@payloadcms/db-postgres'
import type { SubscriptionList } from '@site/contracts/content/subscription-names.ts'
import type { Session } from '#cms/base/database/session.ts'
import { withdrawConsents } from './record-consents.ts'
import type { Subscriber } from './subscriber-rows.ts'

/** Ends lists at once: emails that are queued are not sent, because they read this when they are composed. */
export async function endLists(
  session: Session,
  { id, emailHash }: Pick<Subscriber, 'id' | 'emailHash'>,
  lists: readonly SubscriptionList[],
): Promise<void> {
  await session.execute(sql`
    delete from subscriptions where subscriber_id = ${id} and list::text = any(${sql.param(lists)})`)
  await withdrawConsents(session, emailHash, lists)
}
