import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '#cms/base/database/session.ts'
import { hashEmail } from '#cms/base/privacy/keyed-hash.ts'
import { isOverLimit, readBulkReports } from '#cms/services/mail/bulk-reports.ts'
import { lockPerson } from '#cms/services/privacy/person-rows.ts'
import { addEvent, someAddress } from '../../../test/forms.ts'
import { execute, payload, post } from '../../../test/service.ts'
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
  suppress,
  waitTenMinutes,
} from '../../../test/subscriptions.ts'
import { renewSubscriptions } from './renewals.ts'
import { createManageToken, createUnsubscribeToken } from './token.ts'

const listStages = (email: string) =>
  listTexts(sql`select concat_ws(' ', stage, purpose, version, withdrawn_at is not null) as text from consents
    where person = ${hashEmail(email)} order by id`)

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
    expect(first).toMatchObject({
      outcome: 'confirmed',
      lists: ['pagi', 'acara', 'saham'],
      omittedTickers: [],
    })
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
    const token = await readConfirmToken(email)
    const omittedTickers = ['AAAU', 'AAAV', 'AAAW', 'AAAX', 'AAAY']
    expect(await postToken('subscription-confirmations', token)).toMatchObject({ omittedTickers })
    expect(await postToken('subscription-confirmations', token)).toMatchObject({ omittedTickers })
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
