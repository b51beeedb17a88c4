import { sql } from '@payloadcms/db-postgres'
import type { SubscriptionList } from '@site/contracts/content/subscription-names.ts'
import type { Locale } from '@site/contracts/locale.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { pointInTime, wholeNumber } from '#cms/base/database/row-values.ts'
import { query } from '#cms/base/database/session.ts'
import { decrypt } from '#cms/base/privacy/keyed-hash.ts'
import { subscriptionLink } from '#cms/services/mail/site-links.ts'
import { mayReceive } from './subscriber-rows.ts'
import { createManageToken, createUnsubscribeToken } from './token.ts'

/** The subscriber that gets an email of a list. */
export type Recipient = {
  id: number
  list: SubscriptionList
  address: string
  locale: Locale
  /** When the subscriber chose the list. */
  since: Date
  manageUrl: string
  unsubscribeUrl: string
}

const RecipientsSchema = v.array(
  v.object({
    id: wholeNumber,
    sealedEmail: v.string(),
    locale: v.picklist(['id', 'en']),
    tokenEpoch: wholeNumber,
    since: v.nullable(pointInTime),
  }),
)

/** Read when the email is composed; null if the subscriber has ended the list since, or may not get it now. */
export async function readRecipient(
  payload: Payload,
  subscriber: number,
  list: SubscriptionList,
): Promise<Recipient | null> {
  const rows = await query(
    payload,
    sql`select s.id, s.sealed_email as "sealedEmail", s.locale, s.token_epoch as "tokenEpoch",
      (select min(b.created_at) from subscriptions b where b.subscriber_id = s.id and b.list = ${list}) as since
      from subscribers s where s.id = ${subscriber} and ${mayReceive}`,
  )
  const [found] = v.parse(RecipientsSchema, rows)
  if (found === undefined || found.since === null) return null
  const { id, locale, since } = found
  return {
    id,
    list,
    locale,
    since,
    address: decrypt(found.sealedEmail),
    manageUrl: subscriptionLink(locale, 'subscriptionManage', createManageToken(found)),
    unsubscribeUrl: subscriptionLink(locale, 'subscriptionEnd', createUnsubscribeToken(found, list)),
  }
}
