import { sql } from '@payloadcms/db-postgres'
import { subscriptionLists } from '@site/contracts/content/subscription-names.ts'
import { inTransaction } from '#cms/base/database/session.ts'
import type { SubscriberEvents } from '#cms/services/mail/subscriber-events.ts'
import { lockPerson } from '#cms/services/privacy/person-rows.ts'
import { endLists } from './end-lists.ts'
import { findSubscriber } from './subscriber-rows.ts'

export const subscriberEvents: SubscriberEvents = {
  suppress: (req, { subscriberId, reason }) =>
    inTransaction(req, async (session) => {
      const subscriber = await findSubscriber(session, sql`s.id = ${subscriberId}`)
      if (subscriber === null) return
      await lockPerson(session, subscriber.emailHash)
      // A complaint is for good, a bounce is not.
      await session.execute(sql`
        insert into suppressions (email_hash, reason, since) values (${subscriber.emailHash}, ${reason}, now())
        on conflict (email_hash) do update set reason = excluded.reason, since = now(), updated_at = now()
          where suppressions.reason = 'hardBounce' and excluded.reason = 'complaint'`)
      const [bounces, epochs] = reason === 'hardBounce' ? [1, 0] : [0, 1]
      await session.execute(sql`
        update subscribers set state = 'suppressed', bounces = bounces + ${bounces},
          token_epoch = token_epoch + ${epochs}, updated_at = now()
        where id = ${subscriberId}`)
      await endLists(session, subscriber, subscriptionLists)
    }),
}
