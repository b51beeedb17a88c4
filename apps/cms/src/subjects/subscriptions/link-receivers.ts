import { sql } from '@payloadcms/db-postgres'
import {
  type SubscriptionConfirmed,
  type SubscriptionDeleted,
  type SubscriptionDownload,
  type SubscriptionEnded,
  type SubscriptionLink,
  SubscriptionPauseSchema,
  type SubscriptionState,
  SubscriptionUpdateSchema,
  TokenRequestSchema,
} from '@site/contracts/content/subscription.ts'
import { Semaphore } from '@site/operations/semaphore.ts'
import type * as v from 'valibot'
import { inTransaction, type Session } from '#cms/base/database/session.ts'
import { busy } from '#cms/base/http/problem.ts'
import { decrypt } from '#cms/base/privacy/keyed-hash.ts'
import { copySubscription } from '#cms/services/privacy/copy-person.ts'
import { lockPerson } from '#cms/services/privacy/person-rows.ts'
import type { Receiver } from '#cms/services/site-api/context.ts'
import { readBody } from '#cms/services/site-api/request-body.ts'
import { confirmRequest } from './confirm.ts'
import { endLists } from './end-lists.ts'
import { eraseSubscription } from './erase-subscription.ts'
import { readState } from './read-state.ts'
import { findSubscriber, type Subscriber } from './subscriber-rows.ts'
import { isExpired, isValidToken, type Link, listOfLink, type Purpose, readToken } from './token.ts'
import { updateSubscription } from './update.ts'

const semaphore = new Semaphore({ concurrency: 3, maxQueued: 500 })
/** A flood of opened links must not stop anybody from ending a list. */
const endSemaphore = new Semaphore({ concurrency: 2, maxQueued: 500 })

type Body = { token: string }
type Holder = { subscriber: Subscriber; link: Link }
type Held<Input extends Body> = Holder & { session: Session; body: Input }

/**
 * Handles a POST with a token of one of the purposes. The token is in the body, so that no log has it. Without a valid
 * token, or if there is nothing to do, the response is `otherwise`.
 */
function receiveToken<Schema extends v.GenericSchema<unknown, Body>, Outcome extends object>(
  schema: Schema,
  purposes: readonly Purpose[],
  otherwise: Outcome,
  work: (held: Held<v.InferOutput<Schema>>) => Promise<Outcome | null>,
  own = semaphore,
): Receiver {
  return async (request, payload) => {
    const body = await readBody(request, schema)
    // Before it waits for a turn and takes a connection.
    if (readLink(body.token, purposes) === null) return writeOutcome(otherwise)
    return respond(own, async () => {
      const outcome = await inTransaction({ payload }, async (session) => {
        const holder = await lockHolder(session, body.token, purposes)
        return holder && work({ ...holder, session, body })
      })
      return outcome ?? otherwise
    })
  }
}

const writeOutcome = (outcome: object) => Response.json(outcome, { headers: { 'Cache-Control': 'no-store' } })

async function respond(own: Semaphore, work: () => Promise<object>): Promise<Response> {
  return own.isFull ? busy() : writeOutcome(await own.run(work))
}

function readLink(token: string, purposes: readonly Purpose[]): Link | null {
  const link = readToken(token)
  return link !== null && purposes.includes(link.purpose) && !isExpired(link) ? link : null
}

/** The subscriber of a valid token, locked until the end of the transaction; null for any other token. */
async function lockHolder(
  session: Session,
  token: string,
  purposes: readonly Purpose[],
): Promise<Holder | null> {
  const link = readLink(token, purposes)
  if (link === null) return null
  const isHolder = sql`s.id = ${link.subscriber}::bigint`
  const found = await findSubscriber(session, isHolder)
  if (found === null || !isValidToken(token, found)) return null
  await lockPerson(session, found.emailHash)
  // It may have been changed meanwhile.
  const subscriber = await findSubscriber(session, isHolder)
  return subscriber !== null && isValidToken(token, subscriber) ? { subscriber, link } : null
}

const expired = { outcome: 'expired' } as const

/** What a link is for. Changes nothing. */
export const receiveLink = receiveToken<typeof TokenRequestSchema, SubscriptionLink>(
  TokenRequestSchema,
  ['confirm', 'manage', 'unsubscribe'],
  expired,
  async ({ link }) => ({ outcome: 'valid', purpose: link.purpose, list: listOfLink(link) }),
)

export const receiveConfirmation = receiveToken<typeof TokenRequestSchema, SubscriptionConfirmed>(
  TokenRequestSchema,
  ['confirm'],
  expired,
  ({ session, subscriber, link }) => confirmRequest(session, subscriber, link),
)

/** Mail programs post here without anybody seeing the response, so old and repeated links are no error. */
export const receiveEnd = receiveToken<typeof TokenRequestSchema, SubscriptionEnded>(
  TokenRequestSchema,
  ['unsubscribe'],
  { outcome: 'ended', list: null },
  async ({ session, subscriber, link }) => {
    const list = listOfLink(link)
    if (list !== null) await endLists(session, subscriber, [list])
    return { outcome: 'ended', list }
  },
  endSemaphore,
)

export const receiveStateRequest = receiveToken<typeof TokenRequestSchema, SubscriptionState>(
  TokenRequestSchema,
  ['manage'],
  expired,
  ({ session, subscriber }) => readState(session, subscriber),
)

export const receiveUpdate = receiveToken<typeof SubscriptionUpdateSchema, SubscriptionState>(
  SubscriptionUpdateSchema,
  ['manage'],
  expired,
  async ({ session, subscriber, body }) => {
    await updateSubscription(session, subscriber, body)
    return readState(session, { ...subscriber, locale: body.locale })
  },
)

export const receivePause = receiveToken<typeof SubscriptionPauseSchema, SubscriptionState>(
  SubscriptionPauseSchema,
  ['manage'],
  expired,
  async ({ session, subscriber, body: { months } }) => {
    const until = months === 0 ? sql`null` : sql`now() + make_interval(months => ${months}::int)`
    await session.execute(sql`
      update subscribers set paused_until = ${until}, updated_at = now(),
        state = (case when state in ('active', 'paused') then ${months === 0 ? 'active' : 'paused'} else state::text end)::enum_subscribers_state
      where id = ${subscriber.id}`)
    const paused = await findSubscriber(session, sql`s.id = ${subscriber.id}`)
    return paused && readState(session, paused)
  },
)

export const receiveDownload = receiveToken<typeof TokenRequestSchema, SubscriptionDownload>(
  TokenRequestSchema,
  ['manage'],
  expired,
  async ({ session, subscriber }) => ({
    outcome: 'found',
    data: await copySubscription(session, decrypt(subscriber.sealedEmail)),
  }),
)

/** In two transactions: an erasure locks the list of erasures before the person. */
export const receiveDeletion: Receiver = async (request, payload) => {
  const { token } = await readBody(request, TokenRequestSchema)
  if (readLink(token, ['manage']) === null) return writeOutcome(expired)
  return respond(semaphore, async (): Promise<SubscriptionDeleted> => {
    const holder = await inTransaction({ payload }, (session) => lockHolder(session, token, ['manage']))
    if (holder === null) return expired
    await eraseSubscription(payload, holder.subscriber.emailHash)
    return { outcome: 'deleted' }
  })
}
