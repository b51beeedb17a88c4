import { createHash, createHmac } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { execute, payload } from '../../../test/service.ts'
import { allMails, inAnHour, recordSuppressions } from '../../../test/subscriber-mails.ts'
import { enqueueBulk } from './enqueue-bulk.ts'
import { receiveMailEvent } from './mail-events.ts'
import { computeMessageId } from './message-id.ts'

const key = 'kunci-laporan-email-0123456789abcdef'
const subscriberId = 7
const dayMs = 86_400_000

const RowsSchema = v.array(v.object({ id: v.number(), dedupeKey: v.string() }))

/** One sent email per age; the oldest first. */
async function addSent(agesDays: number[]): Promise<string[]> {
  await execute(sql`delete from mails`)
  for (const age of agesDays) {
    const list = { kind: 'listRiset', expiresAt: inAnHour(), subscriberIds: [subscriberId] } as const
    await enqueueBulk(payload, { ...list, occasion: String(age) })
    await execute(
      sql`update mails set state = 'sent', sent_at = now() - ${age} * interval '1 day' where state = 'due'`,
    )
  }
  const rows = await execute(sql`select id, occasion as "dedupeKey" from mails order by sent_at`)
  return v.parse(RowsSchema, rows).map(computeMessageId)
}

const { suppressed, subscriberEvents } = recordSuppressions()
let messageIds: string[] = []

beforeEach(async () => {
  suppressed.length = 0
  messageIds = await addSent([3])
})

const guessHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
const nowSeconds = () => Math.floor(Date.now() / 1000)

type Report = { type?: string; messageId?: string | undefined; at?: Date }
const writeBody = ({ type = 'hard', messageId = messageIds[0], at = new Date() }: Report = {}) =>
  JSON.stringify({ messageId, type, at })

type Signing = {
  body?: string
  timestamp?: string
  signedBody?: string
  signingKey?: string
  ownKey?: string
}

function post({ body = writeBody(), timestamp = String(nowSeconds()), ...signing }: Signing = {}) {
  const { signedBody = body, signingKey = key, ownKey = key } = signing
  const signature = createHmac('sha256', signingKey).update(`${timestamp}.${signedBody}`).digest('hex')
  const headers = { 'x-mail-timestamp': timestamp, 'x-mail-signature': signature }
  const request = new Request('http://cms.test/api/mail-events', { method: 'POST', body, headers })
  return receiveMailEvent(payload, request, { key: ownKey, subscriberEvents })
}

const report = async (change: Report) => (await post({ body: writeBody(change) })).status
const listBounces = async () => (await allMails()).map(({ bounce }) => bounce)

describe('a report of an email', () => {
  it.each([
    { name: 'another key', forge: () => ({ signingKey: `${key}x` }), status: 401 },
    { name: 'a changed body', forge: () => ({ signedBody: writeBody({ type: 'soft' }) }), status: 401 },
    { name: 'an old time', forge: () => ({ timestamp: String(nowSeconds() - 302) }), status: 401 },
    { name: 'a future time', forge: () => ({ timestamp: String(nowSeconds() + 302) }), status: 401 },
    { name: 'no time', forge: () => ({ timestamp: '' }), status: 401 },
    { name: 'a long body', forge: () => ({ body: writeBody().padEnd(4097) }), status: 413 },
    { name: 'an unknown type', forge: () => ({ body: writeBody({ type: 'open' }) }), status: 400 },
    { name: 'no JSON', forge: () => ({ body: 'hard' }), status: 400 },
    { name: 'no configured key', forge: () => ({ ownKey: '' }), status: 404 },
  ])('with $name changes nothing', async ({ forge, status }) => {
    expect((await post(forge())).status).toBe(status)
    expect([suppressed, await listBounces()]).toEqual([[], [null]])
  })

  it.each([
    { name: 'of another site', findId: (id: string) => id.replace('127.0.0.1', 'lain.example') },
    {
      name: 'with another hash',
      findId: (id: string) => id.replace(/\.[0-9a-f]{16}@/, '.0123456789abcdef@'),
    },
    {
      name: 'with a hash of what outsiders can guess',
      findId: (id: string) => id.replace(/\.[0-9a-f]{16}@/, `.${guessHash(`listRiset:3:${subscriberId}`)}@`),
    },
    { name: 'that does not exist', findId: (id: string) => id.replace(/mail-\d+/, 'mail-999999999') },
    { name: 'of another program', findId: () => '<abc@mail.example>' },
  ])('$name succeeds without a change', async ({ findId }) => {
    expect(await report({ messageId: findId(messageIds[0] ?? '') })).toBe(204)
    expect([suppressed, await listBounces()]).toEqual([[], [null]])
  })

  it('suppresses once, however often it comes, and again only for a complaint', async () => {
    const types = ['soft', 'hard', 'hard', 'soft', 'complaint', 'complaint', 'hard']
    for (const type of types) expect(await report({ type })).toBe(204)
    expect(suppressed).toEqual([
      { subscriberId, reason: 'hardBounce' },
      { subscriberId, reason: 'complaint' },
    ])
    expect(await listBounces()).toEqual(['complaint'])
  })

  it('is repeated if its suppression fails', async () => {
    const suppress = () => Promise.reject(new Error('database away'))
    subscriberEvents.push({ suppress })
    expect(await report({})).toBe(500)
    subscriberEvents.pop()
    expect(await listBounces()).toEqual([null])
    expect(await report({})).toBe(204)
    expect(await listBounces()).toEqual(['hard'])
  })
})

describe('temporary bounces', () => {
  it.each([
    { name: 'five in a row', ages: [5, 4, 3, 2, 1], soft: [0, 1, 2, 3, 4], isSuppressed: true },
    { name: 'four', ages: [4, 3, 2, 1], soft: [0, 1, 2, 3], isSuppressed: false },
    { name: 'one five times', ages: [4], soft: [0, 0, 0, 0, 0], isSuppressed: false },
    { name: 'a delivery between them', ages: [6, 5, 4, 3, 2, 1], soft: [0, 1, 2, 4, 5], isSuppressed: false },
    { name: 'a delivery before them', ages: [6, 5, 4, 3, 2, 1], soft: [1, 2, 3, 4, 5], isSuppressed: true },
    { name: 'reports in any order', ages: [5, 4, 3, 2, 1], soft: [4, 0, 3, 1, 2], isSuppressed: true },
    { name: 'one before 14 days', ages: [15, 4, 3, 2, 1], soft: [0, 1, 2, 3, 4], isSuppressed: false },
  ])('of $name suppress: $isSuppressed', async ({ ages, soft, isSuppressed }) => {
    messageIds = await addSent(ages)
    for (const index of soft) {
      const at = new Date(Date.now() - (ages[index] ?? 0) * dayMs)
      await report({ type: 'soft', messageId: messageIds[index], at })
    }
    expect(suppressed).toEqual(isSuppressed ? [{ subscriberId, reason: 'hardBounce' }] : [])
  })

  it('that are reported at once are counted', async () => {
    messageIds = await addSent([5, 4, 3, 2, 1])
    await Promise.all(messageIds.map((messageId) => report({ type: 'soft', messageId })))
    expect(suppressed).toEqual([{ subscriberId, reason: 'hardBounce' }])
  })
})
