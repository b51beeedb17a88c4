import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { runTransaction } from '#cms/base/database/run-transaction.ts'
import { inTransaction } from '#cms/base/database/session.ts'
import { encrypt, hashEmail } from '#cms/base/privacy/keyed-hash.ts'
import { isOverLimit, readBulkReports } from '#cms/services/mail/bulk-reports.ts'
import { lockPerson } from '#cms/services/privacy/person-rows.ts'
import { addEvent, someAddress } from '../../../test/forms.ts'
import { execute, payload, post, someNetwork } from '../../../test/service.ts'
import { requestAs } from '../../../test/staff.ts'
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
} from '../../../test/subscriptions.ts'
import { decideRequests } from './decide-requests.ts'
import { renewSubscriptions } from './renewals.ts'
import { subscriberEvents } from './subscriber-events.ts'
import { createManageToken, createUnsubscribeToken } from './token.ts'

const suppress = (subscriberId: number, reason: 'hardBounce' | 'complaint') =>
  runTransaction(payload, (req) => subscriberEvents.suppress(req, { subscriberId, reason }))

const waitTenMinutes = (subscriber: number) =>
  execute(
    sql`update mails set created_at = created_at - interval '11 minutes' where subscriber_id = ${subscriber}`,
  )

const listStages = (email: string) =>
  listTexts(sql`select concat_ws(' ', stage, purpose, version, withdrawn_at is not null) as text from consents
    where person = ${hashEmail(email)} order by id`)

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

describe('a confirmation', () => {
  it('starts the lists once, with both consents on record', async () => {
    const email = someAddress()
    const { slug } = await addEvent()
    const choices = [notes, { ...newEvents, events: [slug ?? '', 'tidak-ada'] }, shares('BQNS')]
    await request({ email, locale: 'en', choices, consentVersion: '7' })
    const token = await readConfirmToken(email)
    const { id } = await requireSubscriber(email)
    expect(await listRows(id)).toEqual([])
    const first = await postToken('subscription-confirmations', token)
    expect(first).toMatchObject({ outcome: 'confirmed', lists: ['pagi', 'acara', 'saham'] })
    expect(await postToken('subscription-confirmations', token)).toMatchObject({ lists: first.lists })
    expect(await listRows(id)).toEqual([
      'pagi',
      'acara',
      'acara',
      'saham BQNS report',
      'saham BQNS above 4300',
    ])
    const lists = ['pagi', 'acara', 'saham']
    expect(await listStages(email)).toEqual([
      ...lists.map((list) => `requested ${list} 7 f`),
      ...lists.map((list) => `confirmed ${list} 7 f`),
    ])
    expect(await postToken('subscription-states', first.manageToken)).toMatchObject({
      outcome: 'found',
      maskedEmail: 'o•••@contoh.example',
      locale: 'en',
      lists: ['pagi', 'saham', 'acara'],
      shares: [{ ticker: 'BQNS', news: ['report'], above: 4300, below: null }],
      newEvents: true,
      events: [{ slug }],
    })
  })

  it.each([
    {
      name: 'an expired link',
      make: (email: string) => readConfirmToken(email, new Date(Date.now() - 1000)),
    },
    {
      name: 'a manage link',
      make: async (email: string) => createManageToken(await requireSubscriber(email)),
    },
    {
      name: 'the link of another subscriber',
      make: async (email: string) => (await readConfirmToken(email)).replace(/^\d+/, '1'),
    },
  ])('with $name changes nothing', async ({ make }) => {
    const email = someAddress()
    await request({ email })
    expect(await postToken('subscription-confirmations', await make(email))).toEqual({ outcome: 'expired' })
    const { id, state } = await requireSubscriber(email)
    expect({ state, rows: await listRows(id) }).toEqual({ state: 'pending', rows: [] })
  })

  it('of new choices adds to the old ones, at most 20 shares', async () => {
    const codes = Array.from({ length: 25 }, (_, index) => `AAA${String.fromCharCode(65 + index)}`)
    const { email, subscriber } = await subscribe([research, shares(...codes.slice(0, 15))])
    await waitTenMinutes(subscriber.id)
    await request({ email, choices: [notes, shares(...codes.slice(10))] })
    expect(await listRows(subscriber.id)).not.toContain('pagi')
    await postToken('subscription-confirmations', await readConfirmToken(email))
    const rows = await listRows(subscriber.id)
    expect(rows).toEqual(expect.arrayContaining(['pagi', 'riset']))
    expect(rows.filter((row) => row.includes('report'))).toHaveLength(20)
  })
})

describe('the link of an email', () => {
  it('changes nothing when a scanner opens it', async () => {
    const { email, subscriber, manageToken } = await subscribe([notes, research])
    await waitTenMinutes(subscriber.id)
    await request({ email, choices: [shares('BQNS')] })
    const links = [manageToken, createUnsubscribeToken(subscriber, 'pagi'), await readConfirmToken(email)]
    const opened = await Promise.all(links.map((token) => postToken('subscription-links', token)))
    expect(opened).toEqual([
      { outcome: 'valid', purpose: 'manage', list: null },
      { outcome: 'valid', purpose: 'unsubscribe', list: 'pagi' },
      { outcome: 'valid', purpose: 'confirm', list: null },
    ])
    expect(await listRows(subscriber.id)).toEqual(['pagi', 'riset'])
  })

  it('ends one list with one click, also a second time', async () => {
    const { email, subscriber } = await subscribe([notes, research])
    const token = createUnsubscribeToken(subscriber, 'pagi')
    const ended = { outcome: 'ended', list: 'pagi' }
    expect(await postToken('subscription-ends', token)).toEqual(ended)
    expect(await postToken('subscription-ends', token)).toEqual(ended)
    expect(await listRows(subscriber.id)).toEqual(['riset'])
    expect(await listStages(email)).toEqual([
      'requested pagi 1 t',
      'requested riset 1 f',
      'confirmed pagi 1 t',
      'confirmed riset 1 f',
      'withdrawn pagi 1 t',
    ])
  })

  it('ends a list while opened ones wait, and an expired one waits for none', async () => {
    const [busy, ending] = [await subscribe([notes]), await subscribe([notes])]
    const waiting = await inTransaction({ payload }, async (session) => {
      await lockPerson(session, busy.subscriber.emailHash)
      const opened = Array.from({ length: 4 }, () => postToken('subscription-links', busy.manageToken))
      const token = createUnsubscribeToken(ending.subscriber, 'pagi')
      expect(await postToken('subscription-ends', token)).toEqual({ outcome: 'ended', list: 'pagi' })
      const signature = 'x'.repeat(43)
      const old = createManageToken(busy.subscriber, new Date(0))
      for (const invented of [old, `1.manage..1.${signature}`, `1.open...${signature}`]) {
        expect(await postToken('subscription-links', invented)).toEqual({ outcome: 'expired' })
      }
      return opened
    })
    expect(await Promise.all(waiting)).toHaveLength(4)
  })

  it('of an earlier epoch ends nothing, with the response of a success', async () => {
    const { subscriber } = await subscribe([notes])
    const token = createUnsubscribeToken(subscriber, 'pagi')
    await execute(sql`update subscribers set token_epoch = token_epoch + 1 where id = ${subscriber.id}`)
    expect(await postToken('subscription-ends', token)).toEqual({ outcome: 'ended', list: null })
    expect(await listRows(subscriber.id)).toEqual(['pagi'])
  })
})

describe('the page to manage a subscription', () => {
  it('ends and adds lists, and keeps the age of what stays', async () => {
    const { email, subscriber, manageToken } = await subscribe([notes, research, shares('BQNS', 'AAAA')])
    await execute(sql`update subscriptions set is_armed = false, created_at = now() - interval '1 month'
      where subscriber_id = ${subscriber.id}`)
    const changed = {
      ...shares('BQNS'),
      shares: [{ ticker: 'BQNS', news: ['report'], above: 4400, below: 4000 }],
    }
    const saved = { locale: 'en', consentVersion: '2', choices: [research, changed, newEvents] }
    expect(await postToken('subscription-updates', manageToken, saved)).toMatchObject({
      locale: 'en',
      lists: ['riset', 'saham', 'acara'],
      shares: changed.shares,
    })
    const rows = await listTexts(sql`
      select concat_ws(' ', list, kind, threshold, is_armed, created_at < now() - interval '1 day') as text
      from subscriptions where subscriber_id = ${subscriber.id} order by id`)
    expect(rows).toEqual([
      'riset f t',
      'saham report f t',
      'saham above 4400 t f',
      'saham below 4000 t f',
      'acara f',
    ])
    expect((await listStages(email)).slice(-2)).toEqual(['withdrawn pagi 1 t', 'confirmed acara 2 f'])
  })

  it('pauses for one or three months, and ends a pause', async () => {
    const { email, manageToken } = await subscribe([notes])
    const paused = await postToken('subscription-pauses', manageToken, { months: 3 })
    expect(paused.pausedUntil).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect((await requireSubscriber(email)).state).toBe('paused')
    expect(await postToken('subscription-pauses', manageToken, { months: 0 })).toMatchObject({
      pausedUntil: null,
    })
    expect((await post('subscription-pauses', { token: manageToken, months: 2 })).status).toBe(400)
  })

  it('returns what is stored, without keys and hashes', async () => {
    const { email, manageToken } = await subscribe([notes, shares('BQNS')])
    const { data } = await postToken('subscription-downloads', manageToken)
    expect(data).toMatchObject({
      email,
      subscriber: [{ state: 'active', locale: 'id' }],
      subscriptions: [
        { list: 'pagi' },
        { ticker: 'BQNS', kind: 'report' },
        { threshold: 4300, isArmed: true },
      ],
      emails: [{ kind: 'subscriptionConfirm' }],
    })
    expect(data.consents).toHaveLength(4)
    expect(JSON.stringify(data)).not.toContain(hashEmail(email))
  })

  it('deletes everything, and records one erasure', async () => {
    const { email, subscriber, manageToken } = await subscribe([notes])
    expect(await postToken('subscription-deletions', manageToken)).toEqual({ outcome: 'deleted' })
    expect(await postToken('subscription-deletions', manageToken)).toEqual({ outcome: 'expired' })
    expect(await readSubscriber(email)).toBeNull()
    expect([await listRows(subscriber.id), await listMailKinds(subscriber.id)]).toEqual([[], []])
    const where = { person: { equals: hashEmail(email) } }
    const { docs } = await payload.find({ collection: 'erasures', where })
    expect(docs).toMatchObject([{ scope: 'subscription', messages: 0, registrations: 0, subscriptions: 3 }])
    expect((await listStages(email)).at(-1)).toBe('withdrawn pagi 1 t')
  })
})

describe('an erasure by an admin', () => {
  it('removes everything but the hashes of suppression and consents', async () => {
    const { email, subscriber } = await subscribe([notes, research])
    await suppress(subscriber.id, 'hardBounce')
    const erased = await requestAs('admin', 'erasures/person', { json: { email } })
    expect(await erased.json()).toMatchObject({ messages: 0, registrations: 0, subscriptions: 2 })
    expect(await readSubscriber(email)).toBeNull()
    const tables = ['subscription_requests', 'suppressions']
    const left = tables.map(
      (table) =>
        sql`select ${table} as table from ${sql.identifier(table)} where email_hash = ${hashEmail(email)}`,
    )
    expect(await execute(sql.join(left, sql` union all `))).toEqual([{ table: 'suppressions' }])
    expect((await listStages(email)).every((row) => row.endsWith(' t'))).toBe(true)
  })
})

describe('lists that stopped because of bounces', () => {
  it.each([
    { name: 'the hourly job deletes who bounced', act: () => renewSubscriptions(payload), owners: 6 },
    {
      name: 'the person deletes everything',
      act: (_: string, manageToken: string) => postToken('subscription-deletions', manageToken),
      owners: 0,
    },
    {
      name: 'an admin erases the person',
      act: (email: string) => requestAs('admin', 'erasures/person', { json: { email } }),
      owners: 0,
    },
  ])('stay stopped after $name', async ({ act, owners }) => {
    const { email, subscriber, manageToken } = await subscribe([notes])
    await execute(sql`delete from mails`)
    await execute(sql`insert into mails (kind, occasion, state, due_at, is_bulk, claimed_at, subscriber_id, bounce)
      select 'listPagi', concat('listPagi:', n, ':', ${subscriber.id}::int), 'sent', now(), true, now(),
        case when n <= 6 then ${subscriber.id}::int end, case when n <= 6 then 'hard'::enum_mails_bounce end
      from generate_series(1, 100) n`)
    await suppress(subscriber.id, 'hardBounce')
    await act(email, manageToken)
    expect(await readSubscriber(email)).toBeNull()
    expect(isOverLimit(await readBulkReports(payload))).toBe(true)
    expect(await listMailKinds(subscriber.id)).toHaveLength(owners)
    const occasions = sql`select occasion as text from mails where bounce = 'hard' and occasion like ${`%:${subscriber.id}`}`
    expect(await listTexts(occasions)).toHaveLength(owners)
  })
})
