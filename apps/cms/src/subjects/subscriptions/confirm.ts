import { sql } from '@payloadcms/db-postgres'
import type { SubscriptionConfirmed } from '@site/contracts/content/subscription.ts'
import * as v from 'valibot'
import { pointInTime } from '#cms/base/database/row-values.ts'
import type { Session } from '#cms/base/database/session.ts'
import { recordConsents } from './record-consents.ts'
import { addRows, findOmittedTickers, listTickers, readRows, toRows } from './rows.ts'
import { openRequest } from './sealed-request.ts'
import type { Subscriber } from './subscriber-rows.ts'
import { createManageToken, type Link } from './token.ts'

const RequestsSchema = v.array(
  v.object({ id: v.number(), sealed: v.string(), confirmedAt: v.nullable(pointInTime) }),
)

/**
 * Starts what the owner of the address asked for, and lets an address that did not accept emails come back. The second
 * click changes nothing. Null if the request is gone.
 */
export async function confirmRequest(
  session: Session,
  subscriber: Subscriber,
  { about }: Link,
): Promise<SubscriptionConfirmed | null> {
  const askedTickers =
    about === '' ? await renew(session, subscriber) : await startRequest(session, subscriber, about)
  if (askedTickers === null) return null
  const rows = await readRows(session, subscriber.id)
  return {
    outcome: 'confirmed',
    lists: [...new Set(rows.map(({ list }) => list))],
    omittedTickers: findOmittedTickers(rows, askedTickers),
    manageToken: createManageToken(subscriber),
  }
}

/** Answers the question whether the subscription shall go on, which asks for no new share; null if it never started. */
async function renew(session: Session, { id, confirmedAt }: Subscriber): Promise<readonly string[] | null> {
  if (confirmedAt === null) return null
  await session.execute(sql`
    update subscribers set confirmed_at = now(), asked_at = null, updated_at = now() where id = ${id}`)
  return []
}

/** The tickers of the request, also when it was started before; null if it is gone. */
async function startRequest(
  session: Session,
  subscriber: Subscriber,
  request: string,
): Promise<readonly string[] | null> {
  const { rows } = await session.execute(sql`
    select id, sealed, confirmed_at as "confirmedAt" from subscription_requests
    where id = ${request}::bigint and subscriber_id = ${subscriber.id} and decided_at is not null`)
  const [found] = v.parse(RequestsSchema, rows)
  if (found === undefined) return null
  const content = openRequest(found.sealed)
  if (found.confirmedAt !== null) return content === null ? [] : listTickers(content.choices)
  if (content === null) return null
  await session.execute(sql`
    update subscribers set confirmed_at = now(), asked_at = null, locale = ${content.locale}, updated_at = now(),
      state = (case when state in ('active', 'paused') then state::text else 'active' end)::enum_subscribers_state
    where id = ${subscriber.id}`)
  // An address after a complaint gets no link to confirm.
  await session.execute(sql`
    delete from suppressions where email_hash = ${subscriber.emailHash} and reason = 'hardBounce'`)
  await addRows(session, subscriber.id, await toRows(session, content.choices))
  await recordConsents(session, 'confirmed', { ...content, person: subscriber.emailHash })
  await session.execute(sql`
    update subscription_requests set confirmed_at = now(), updated_at = now() where id = ${found.id}`)
  return listTickers(content.choices)
}
