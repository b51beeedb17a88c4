import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import { pointInTime, wholeNumber } from '#cms/base/database/row-values.ts'
import type { Session, Statement } from '#cms/base/database/session.ts'

const SubscribersSchema = v.array(
  v.object({
    id: wholeNumber,
    emailHash: v.string(),
    sealedEmail: v.string(),
    locale: v.picklist(['id', 'en']),
    state: v.picklist(['pending', 'active', 'paused', 'suppressed']),
    pausedUntil: v.nullable(pointInTime),
    confirmedAt: v.nullable(pointInTime),
    tokenEpoch: wholeNumber,
  }),
)
export type Subscriber = v.InferOutput<typeof SubscribersSchema>[number]

/** One subscriber `s`; null if there is none. */
export async function findSubscriber(session: Session, condition: Statement): Promise<Subscriber | null> {
  const { rows } = await session.execute(sql`
    select s.id, s.email_hash as "emailHash", s.sealed_email as "sealedEmail", s.locale, s.state,
      s.paused_until as "pausedUntil", s.confirmed_at as "confirmedAt", s.token_epoch as "tokenEpoch"
    from subscribers s where ${condition}`)
  return v.parse(SubscribersSchema, rows)[0] ?? null
}

/** Whether the owner of the address has confirmed it. */
export const isConfirmed = ({ state }: Pick<Subscriber, 'state'>): boolean =>
  state === 'active' || state === 'paused'

/** Subscribers `s` that may get emails of lists now. */
export const mayReceive = sql`(s.state = 'active' or s.state = 'paused' and s.paused_until <= now())
  and not exists (select from suppressions x where x.email_hash = s.email_hash)
  and not exists (select from restrictions x where x.person = s.email_hash)`
