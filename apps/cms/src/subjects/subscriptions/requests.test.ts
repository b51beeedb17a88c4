import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { encrypt, hashEmail } from '#cms/base/privacy/keyed-hash.ts'
import { someAddress } from '../../../test/forms.ts'
import { execute, payload, post, someNetwork } from '../../../test/service.ts'
import {
  listMailKinds,
  listRows,
  listTexts,
  newEvents,
  notes,
  postToken,
  readConfirmToken,
  readSubscriber,
  request,
  requireSubscriber,
  research,
  shares,
  subscribe,
  subscriptionRequest,
  suppress,
  waitTenMinutes,
} from '../../../test/subscriptions.ts'
import { decideRequests } from './decide-requests.ts'

/** Addresses of all kinds. */
async function prepareAddresses() {
  const pending = someAddress()
  await request({ email: pending })
  await waitTenMinutes((await requireSubscriber(pending)).id)
  const active = await subscribe([notes])
  await waitTenMinutes(active.subscriber.id)
  const complained = await subscribe([notes])
  await suppress(complained.subscriber.id, 'complaint')
  const bounced = await subscribe([notes])
  await suppress(bounced.subscriber.id, 'hardBounce')
  const restricted = { unknown: someAddress(), pending, active: active.email }
  return { ...restricted, complained: complained.email, bounced: bounced.email }
}

describe('a request', () => {
  it('has the same response for every address, and only stores the request', async () => {
    const addresses = await prepareAddresses()
    const count = async () =>
      execute(sql`select (select count(*) from mails)::int as mails, (select count(*) from subscribers)::int as subscribers,
        (select count(*) from consents)::int as consents`)
    const before = await count()
    const responses = []
    for (const email of Object.values(addresses)) {
      const response = await post('subscription-requests', subscriptionRequest({ email }))
      responses.push([response.status, [...response.headers], await response.text()].join('|'))
    }
    expect(new Set(responses)).toEqual(new Set([responses[0]]))
    expect(responses[0]).toContain('{"outcome":"received"}')
    expect(await count()).toEqual(before)
    await decideRequests(payload)
  })

  it('gets the email that the address needs, or none', async () => {
    const addresses = await prepareAddresses()
    await execute(sql`delete from mails where subscriber_id is not null`)
    const kinds: Record<string, string[]> = {}
    for (const [name, email] of Object.entries(addresses)) {
      await request({ email })
      const subscriber = await readSubscriber(email)
      kinds[name] = subscriber === null ? [] : await listMailKinds(subscriber.id)
    }
    expect(kinds).toEqual({
      unknown: ['subscriptionConfirm'],
      pending: ['subscriptionConfirm'],
      active: ['subscriptionManage'],
      complained: [],
      bounced: [],
    })
  })

  it.each([
    { reason: 'hardBounce' as const, days: 13, expected: false },
    { reason: 'hardBounce' as const, days: 15, expected: true },
    { reason: 'complaint' as const, days: 400, expected: false },
  ])('$days days after a $reason can be confirmed: $expected', async ({ reason, days, expected }) => {
    const { email, subscriber } = await subscribe([notes])
    await suppress(subscriber.id, reason)
    await execute(
      sql`update suppressions set since = now() - make_interval(days => ${days}) where email_hash = ${hashEmail(email)}`,
    )
    await execute(sql`delete from mails where subscriber_id = ${subscriber.id}`)
    await request({ email, choices: [research] })
    expect((await listMailKinds(subscriber.id)).length > 0).toBe(expected)
    await postToken('subscription-confirmations', await readConfirmToken(email))
    expect(await listRows(subscriber.id)).toEqual(expected ? ['riset'] : [])
  })

  it.each([
    { name: 'no list', change: { choices: [] } },
    { name: 'a list twice', change: { choices: [notes, notes] } },
    {
      name: '21 shares',
      change: {
        choices: [shares(...Array.from({ length: 21 }, (_, i) => `AAA${String.fromCharCode(65 + i)}`))],
      },
    },
    {
      name: 'a share without a kind',
      change: {
        choices: [{ ...shares(), shares: [{ ticker: 'BQNS', news: [], above: null, below: null }] }],
      },
    },
    {
      name: 'a threshold of 10,000,001',
      change: {
        choices: [{ ...shares(), shares: [{ ticker: 'BQNS', news: [], above: 10_000_001, below: null }] }],
      },
    },
    {
      name: 'half a rupiah',
      change: { choices: [{ ...shares(), shares: [{ ticker: 'BQNS', news: [], above: 0.5, below: null }] }] },
    },
    { name: 'events without a choice', change: { choices: [{ ...newEvents, newEvents: false }] } },
    { name: 'no consent text', change: { choices: [{ ...notes, consentText: '' }] } },
    { name: 'no address', change: { email: 'orang' } },
  ])('with $name is rejected', async ({ change }) => {
    expect((await post('subscription-requests', subscriptionRequest(change))).status).toBe(400)
  })

  it('that is repeated is stored once, and an address gets one email in ten minutes and three a day', async () => {
    const body = subscriptionRequest()
    for (let i = 0; i < 3; i++) await post('subscription-requests', body)
    await decideRequests(payload)
    const { id } = await requireSubscriber(body.email)
    const rows = await execute(
      sql`select id from subscription_requests where email_hash = ${hashEmail(body.email)}`,
    )
    expect(rows).toHaveLength(1)
    for (let i = 0; i < 4; i++) {
      await request({ email: body.email })
      await waitTenMinutes(id)
      await request({ email: body.email.toUpperCase() })
    }
    expect(await listMailKinds(id)).toHaveLength(3)
  })

  it('of a network brings an email to ten addresses an hour, also among ten thousand', async () => {
    const network = someNetwork()
    const emails = Array.from({ length: 12 }, someAddress)
    for (const email of emails) await request({ email }, network)
    await execute(sql`
      insert into subscription_requests (submission, sealed, email_hash, network)
      select gen_random_uuid(), 'x', gen_random_uuid(), network from subscription_requests, generate_series(1, 10000)
      where email_hash = ${hashEmail(emails[0] ?? '')}`)
    await decideRequests(payload)
    const subscribers = await Promise.all(emails.map(readSubscriber))
    expect(subscribers.map((subscriber) => subscriber !== null)).toEqual(emails.map((_, index) => index < 10))
    const open = await execute(sql`select id from subscription_requests where decided_at is null`)
    expect(open).toHaveLength(0)
    await execute(sql`delete from subscription_requests where sealed = ''`)
  }, 60_000)

  it('of a network is counted also if it is stored while others are decided', async () => {
    const network = someNetwork()
    const emails = Array.from({ length: 11 }, someAddress)
    for (const email of emails) await post('subscription-requests', subscriptionRequest({ email }), network)
    const isLast = sql`email_hash = ${hashEmail(emails.at(-1) ?? '')}`
    await execute(sql`create table late_requests as select * from subscription_requests where ${isLast}`)
    await execute(sql`delete from subscription_requests where ${isLast}`)
    await execute(sql`create function store_late() returns trigger as $$ begin
      insert into subscription_requests select * from late_requests on conflict do nothing; return null; end $$ language plpgsql`)
    await execute(
      sql`create trigger store_late after update on subscription_requests execute function store_late()`,
    )
    await decideRequests(payload)
    await execute(sql`drop trigger store_late on subscription_requests`)
    await decideRequests(payload)
    const subscribers = await Promise.all(emails.map(readSubscriber))
    expect(subscribers.map((subscriber) => subscriber !== null)).toEqual(emails.map((_, index) => index < 10))
    expect(await listTexts(sql`select sealed as text from subscription_requests where ${isLast}`)).toEqual([
      '',
    ])
  })

  it.each(['{"locale":"id"}', '[]', 'null', 'Bukan JSON'])(
    'that another release stored as %s is decided without an email',
    async (content) => {
      const body = subscriptionRequest()
      await post('subscription-requests', body)
      const isOwn = sql`email_hash = ${hashEmail(body.email)}`
      await execute(sql`update subscription_requests set sealed = ${encrypt(content)} where ${isOwn}`)
      await decideRequests(payload)
      expect(await readSubscriber(body.email)).toBeNull()
      const decided = sql`select (decided_at is not null)::text as text from subscription_requests where ${isOwn}`
      expect(await listTexts(decided)).toEqual(['true'])
    },
  )
})
