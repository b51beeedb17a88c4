import { sql } from '@payloadcms/db-postgres'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { composers } from '#cms/mail-composers.ts'
import { addEvent, nonClient, postForOutcome } from '../../../test/forms.ts'
import { execute, payload } from '../../../test/service.ts'
import { startSmtpServer } from '../../../test/smtp.ts'
import {
  allMails,
  composeTo,
  inAnHour,
  letTimePass,
  recordSuppressions,
  unsubscribeUrl,
} from '../../../test/subscriber-mails.ts'
import { claimBulkMails } from './bulk-rows.ts'
import { enqueueBulk, readOccasion } from './enqueue-bulk.ts'
import type { Composer } from './mail.ts'
import { enqueue } from './queue.ts'
import { OutboxSender } from './sender.ts'
import { smtpTransport } from './transport.ts'

let server: Awaited<ReturnType<typeof startSmtpServer>>
const senders: OutboxSender[] = []

beforeEach(async () => {
  await execute(sql`delete from mails`)
  server = await startSmtpServer()
})
afterEach(async () => {
  // Together, so that silent mailboxes end at once.
  await Promise.all([...senders.splice(0).map((sender) => sender.stop()), server.stop()])
})

type Change = Partial<ConstructorParameters<typeof OutboxSender>[0]>

function makeSender(change: Change = {}): OutboxSender {
  const sender = new OutboxSender({
    payload,
    composers: [composeTo(), ...composers],
    transport: smtpTransport(server.url),
    bulkPerMinute: 100_000,
    ...change,
  })
  senders.push(sender)
  return sender
}

const listIds = (count: number, first = 1) => Array.from({ length: count }, (_, index) => first + index)

const enqueueNotes = (subscriberIds: number[], change: { occasion?: string; expiresAt?: Date } = {}) =>
  enqueueBulk(payload, { kind: 'listPagi', occasion: '7', expiresAt: inAnHour(), subscriberIds, ...change })

const enqueueConfirmation = (subscriberId: number) =>
  enqueue(
    { execute: async (statement) => ({ rows: await execute(statement) }) },
    { kind: 'subscriptionConfirm', dedupeKey: `subscriptionConfirm:${subscriberId}`, subscriberId },
  )

const countStates = async () => Object.groupBy(await allMails(), ({ state }) => state)
const received = () => server.caught.flatMap(({ recipients }) => recipients)

describe('emails of lists', () => {
  it('do not delay a registration behind 10,000 queued ones', async () => {
    expect(await enqueueNotes(listIds(10_000))).toBe(10_000)
    await addEvent('surel-antre', { capacity: 1 })
    const sender = makeSender()
    const pass = sender.sendDue()
    await expect.poll(() => server.caught.length, { timeout: 30_000 }).toBeGreaterThan(20)
    await postForOutcome(nonClient('surel-antre', { email: 'antre@contoh.example' }))
    const before = server.caught.length
    void sender.sendDue()
    await expect.poll(received, { timeout: 50_000 }).toContain('antre@contoh.example')
    await sender.stop()
    await pass
    // It may take five seconds; a busy machine needs longer for one email, so this counts what left before it.
    expect(received().indexOf('antre@contoh.example') - before).toBeLessThan(100)
  })

  it('do not delay it by a mail server that does not respond for them', async () => {
    await enqueueNotes(listIds(20))
    const sender = makeSender({
      composers: [composeTo(Object.fromEntries(listIds(20).map((id) => [id, 'bisu']))), ...composers],
    })
    void sender.sendDue()
    await expect.poll(() => server.silentRecipients).toBe(5)
    await enqueueConfirmation(90)
    void sender.sendDue()
    await expect.poll(received, { timeout: 5_000 }).toEqual(['pelanggan-90@contoh.example'])
  })

  it.each([
    { bulkPerMinute: 5, expected: [5, 5, 10] },
    { bulkPerMinute: 1, expected: [1, 1, 2] },
    { bulkPerMinute: 0, expected: [0, 0, 0] },
  ])('are at most $bulkPerMinute a minute over two processes', async ({ bulkPerMinute, expected }) => {
    await enqueueNotes(listIds(12))
    const pair = [makeSender({ bulkPerMinute }), makeSender({ bulkPerMinute })]
    const counts: number[] = []
    for (const _ of expected) {
      if (counts.length === 2) await letTimePass()
      await Promise.all(pair.map((sender) => sender.sendDue()))
      counts.push(server.caught.length)
    }
    expect(counts).toEqual(expected)
  })

  it('are queued once per subscriber, by concurrent and repeated calls', async () => {
    const ids = listIds(2500)
    await enqueueNotes(ids.slice(0, 1000))
    await Promise.all([enqueueNotes(ids), enqueueNotes(ids.toReversed())])
    expect(await enqueueNotes(ids)).toBe(0)
    expect(await execute(sql`select count(*)::int as count from mails`)).toEqual([{ count: 2500 }])
    expect(await enqueueNotes(ids.slice(0, 3), { occasion: '8' })).toBe(3)
    expect(await enqueueNotes(ids, { occasion: '9', expiresAt: new Date() })).toBe(0)
    const [first] = await claimBulkMails(payload, { limit: 1, leaseMs: 1, perMinute: 1 })
    expect(first === undefined ? null : readOccasion(first)).toBe('7')
  })

  it('are not sent after they expire, and not queued again', async () => {
    await enqueueNotes([1, 2, 3])
    await execute(
      sql`update mails set expires_at = now() - interval '1 second' where subscriber_id in (1, 2)`,
    )
    await execute(sql`update mails set state = 'sending' where subscriber_id = 2`)
    await makeSender().sendDue()
    expect(received()).toEqual(['pelanggan-3@contoh.example'])
    expect((await allMails()).map(({ state }) => state)).toEqual(['obsolete', 'obsolete', 'sent'])
    expect(await enqueueNotes([1, 2, 3])).toBe(0)
  })

  it('are not sent if they expire while they are composed, or have ended', async () => {
    await enqueueNotes([1, 2])
    const composeLate: Composer = async (...args) => {
      if (args[1].subscriberId === 2) return { kind: 'obsolete' }
      await execute(sql`update mails set expires_at = now() - interval '1 second' where subscriber_id = 1`)
      return composeTo()(...args)
    }
    const sender = makeSender({ composers: [composeLate] })
    await sender.sendDue()
    await letTimePass()
    await sender.sendDue()
    expect(received()).toEqual([])
    expect(Object.keys(await countStates())).toEqual(['obsolete'])
  })

  it('wait for the window of the day, and other emails do not', async () => {
    await enqueueNotes([1])
    await enqueueConfirmation(2)
    await makeSender({ maySendBulk: () => false }).sendDue()
    expect(received()).toEqual(['pelanggan-2@contoh.example'])
    await makeSender().sendDue()
    expect(received()).toEqual(['pelanggan-2@contoh.example', 'pelanggan-1@contoh.example'])
  })

  it('stop for the day after too many bounces, and other emails do not', async () => {
    await enqueueNotes(listIds(102))
    await execute(
      sql`update mails set state = 'sent', claimed_at = now(), sent_at = now() where subscriber_id <= 101`,
    )
    await execute(sql`update mails set bounce = 'hard', bounced_at = now() where subscriber_id <= 6`)
    await enqueueConfirmation(200)
    await makeSender().sendDue()
    expect(received()).toEqual(['pelanggan-200@contoh.example'])
    // Reported today, but sent yesterday.
    await execute(sql`update mails set claimed_at = now() - interval '1 day' where subscriber_id = 1`)
    await makeSender().sendDue()
    expect(received()).toContain('pelanggan-102@contoh.example')
  })

  it('about outages leave before the note, and the note before digests', async () => {
    const digests = { kind: 'listSaham', occasion: '2026-12-01', expiresAt: inAnHour() } as const
    await enqueueBulk(payload, { ...digests, subscriberIds: listIds(500) })
    await enqueueBulk(payload, { ...digests, kind: 'listPengumuman', subscriberIds: [501] })
    await enqueueNotes([502])
    await enqueueBulk(payload, {
      ...digests,
      kind: 'listPengumuman',
      occasion: 'urgent-7',
      subscriberIds: [503],
    })
    await enqueueBulk(payload, { ...digests, kind: 'listRiset', occasion: 'urgent-7', subscriberIds: [504] })
    const claim = async () => {
      const claimed = await claimBulkMails(payload, { limit: 1, leaseMs: 60_000, perMinute: 3 })
      return claimed.map(({ subscriberId }) => subscriberId)
    }
    expect([await claim(), await claim()]).toEqual([[503], [502]])
  })
})

describe('the headers of an email', () => {
  const settings = { bulkPerMinute: 10 }

  it('let the reader of a list end it with one click', async () => {
    await enqueueNotes([1])
    await makeSender(settings).sendDue()
    const [{ email } = { email: undefined }] = server.caught
    const headers = Object.fromEntries((email?.headers ?? []).map(({ key, value }) => [key, value]))
    expect(headers).toMatchObject({
      'list-id': '"Sapa Mentari" <pagi.127.0.0.1>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
    })
    const [, web, mailbox] = headers['list-unsubscribe']?.match(/^<(https:[^>]+)>, <(mailto:[^>]+)>$/) ?? []
    expect(web).toBe(unsubscribeUrl)
    expect(new URL(mailbox ?? '').searchParams.get('subject')).toBe(`unsubscribe ${unsubscribeUrl}`)
  })

  it('have no list in a confirmation', async () => {
    await enqueueConfirmation(1)
    await makeSender(settings).sendDue()
    expect(server.caught.map(({ raw }) => raw)).toEqual([expect.not.stringContaining('List-')])
  })

  it('are never without a way to end a list', async () => {
    await enqueueNotes([1])
    const compose: Composer = async () => ({
      kind: 'mail',
      to: { name: '', address: 'a@contoh.example' },
      content: {},
    })
    await makeSender({ composers: [compose] }).sendDue()
    expect(await allMails()).toMatchObject([{ state: 'failed', lastError: 'no unsubscribe link' }])
    expect(received()).toEqual([])
  })
})

describe('a mailbox that the server refuses', () => {
  const mailboxes = { 1: 'hilang', 2: 'penuh', 3: 'hilang', 5: 'ditolak' }

  it('suppresses its subscriber, unless the refusal is temporary or may concern us', async () => {
    await enqueueNotes([1, 2, 4, 5])
    await enqueueConfirmation(3)
    const { suppressed, subscriberEvents } = recordSuppressions()
    await makeSender({ composers: [composeTo(mailboxes)], subscriberEvents }).sendDue()
    expect(suppressed.toSorted((a, b) => a.subscriberId - b.subscriberId)).toEqual([
      { subscriberId: 1, reason: 'hardBounce' },
      { subscriberId: 3, reason: 'hardBounce' },
    ])
    expect((await allMails()).map(({ state, bounce }) => [state, bounce])).toEqual([
      ['failed', 'hard'],
      ['due', null],
      ['sent', null],
      ['failed', null],
      ['failed', 'hard'],
    ])
  })

  it('suppresses later if the suppression cannot be stored', async () => {
    await enqueueNotes([1])
    const composed = { composers: [composeTo(mailboxes)] }
    const suppress = () => Promise.reject(new Error('database away'))
    await makeSender({ ...composed, subscriberEvents: [{ suppress }] }).sendDue()
    expect(await allMails()).toMatchObject([{ state: 'sending', bounce: null }])
    await letTimePass()
    const { suppressed, subscriberEvents } = recordSuppressions()
    await makeSender({ ...composed, subscriberEvents }).sendDue()
    expect(suppressed).toEqual([{ subscriberId: 1, reason: 'hardBounce' }])
  })
})

describe('an email of a list whose process is killed', () => {
  const recordingFails = async (isBroken: boolean) => {
    await execute(
      sql`create or replace function fail_recording() returns trigger as $$ begin raise exception 'killed'; end $$ language plpgsql`,
    )
    await execute(
      isBroken
        ? sql`create trigger fail_recording before update on mails for each row when (new.state = 'sent') execute function fail_recording()`
        : sql`drop trigger if exists fail_recording on mails`,
    )
  }

  // At least once: only what the server accepted is repeated, under the name by which servers drop duplicates.
  it.each([
    {
      name: 'while it composes',
      die: async () => void (await claimBulkMails(payload, { limit: 5, leaseMs: 60_000, perMinute: 9 })),
      copies: 1,
    },
    {
      name: 'while it sends',
      die: async () => {
        await server.stop()
        await makeSender().sendDue()
        server = await startSmtpServer()
      },
      copies: 1,
    },
    {
      name: 'before it records that the server accepted',
      die: async () => {
        await recordingFails(true)
        await makeSender().sendDue()
        await recordingFails(false)
      },
      copies: 2,
    },
  ])('$name is neither lost nor another one', async ({ die, copies }) => {
    await enqueueNotes([1])
    await die()
    expect(await allMails()).toMatchObject([{ state: expect.stringMatching('due|sending') }])
    await letTimePass()
    await Promise.all([makeSender().sendDue(), makeSender().sendDue()])
    expect(await allMails()).toMatchObject([{ state: 'sent' }])
    expect(server.caught).toHaveLength(copies)
    expect(new Set(server.caught.map(({ email }) => email.messageId)).size).toBe(1)
  })
})
