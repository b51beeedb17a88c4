import { sql } from '@payloadcms/db-postgres'
import type { ShareDay } from '@site/contracts/market/share-day.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_CONTENT } from '#cms/base/fields/publication-date.ts'
import { encrypt, hashEmail } from '#cms/base/privacy/keyed-hash.ts'
import { Mailboxes } from '../../../test/mailboxes.ts'
import { execute, payload } from '../../../test/service.ts'
import { collectNews } from './collect-news.ts'
import { evaluateAlerts } from './evaluate-alerts.ts'
import { findDigestDay, sendShareDigests } from './send-digests.ts'
import { change, dividend, shareDay } from './share-day.fixture.ts'

/** Trading days in the future, because emails of the past are not queued. */
const days = ['2031-01-06', '2031-01-07', '2031-01-08', '2031-01-09'] as const
const createdAt = '2031-01-03T03:00:00Z'
const published = [change(1, 'published', { ...dividend, cumDateRegular: '2031-02-03' })]
const evening = (day: string) => new Date(`${day}T18:35:00+07:00`)

let mailboxes: Mailboxes
beforeAll(async () => {
  mailboxes = await Mailboxes.open()
})
afterAll(() => mailboxes.close())
afterEach(async () => {
  await execute(sql`delete from subscriptions`)
  await execute(sql`delete from subscribers`)
  await execute(sql`delete from share_digests`)
  await execute(sql`delete from mails`)
})

type Chosen = { kind: string; threshold?: number; ticker?: string; createdAt?: string }

async function subscribe(
  email: string,
  chosen: readonly Chosen[],
  locale: 'id' | 'en' = 'id',
): Promise<void> {
  await execute(sql`
    insert into subscribers (email_hash, sealed_email, locale, state, confirmed_at)
    values (${hashEmail(email)}, ${encrypt(email)}, ${locale}, 'active', now())`)
  for (const { kind, threshold = null, ticker = 'BQNS', ...more } of chosen) {
    await execute(sql`
      insert into subscriptions (subscriber_id, list, ticker, kind, threshold, is_armed, created_at)
      select id, 'saham', ${ticker}, ${kind}, ${threshold}, ${threshold === null ? null : true},
        ${more.createdAt ?? createdAt}
      from subscribers where email_hash = ${hashEmail(email)}`)
  }
}

function closing(date: string, close: number | null, before = 4190, more: Partial<ShareDay> = {}): ShareDay {
  const shares = [{ ticker: 'BQNS', close, before: { date: '2031-01-03', close: before } }]
  return shareDay({ date, shares, ...more })
}

const send = (day: ShareDay) => sendShareDigests(payload, evening(day.date), async () => day)

async function countMails(): Promise<number> {
  return (await execute(sql`select 1 from mails where kind = 'listSaham'`)).length
}

/** Subject and text of the emails at an address. */
async function readMails(email: string): Promise<{ subject: string | undefined; text: string }[]> {
  return (await mailboxes.at(email)).map(({ email: { subject, text = '' } }) => ({ subject, text }))
}

describe('The day of the digests', () => {
  it.each([
    { now: '2026-11-30T18:29:00+07:00', day: '2026-11-29' },
    { now: '2026-11-30T18:30:00+07:00', day: '2026-11-30' },
    { now: '2026-11-30T20:59:00+07:00', day: '2026-11-30' },
    { now: '2026-11-30T21:00:00+07:00', day: null },
    { now: '2026-12-01T05:59:00+07:00', day: null },
    { now: '2026-12-01T06:00:00+07:00', day: '2026-11-30' },
  ])('at $now is $day', ({ now, day }) => {
    expect(findDigestDay(new Date(now))).toBe(day)
  })
})

describe('Digests of shares', () => {
  it('are queued once, for those whom the day concerns, by concurrent processes', async () => {
    await subscribe('atas@contoh.example', [{ kind: 'above', threshold: 4200 }])
    await subscribe('jauh@contoh.example', [{ kind: 'above', threshold: 5000 }])
    await subscribe('lain@contoh.example', [{ kind: 'corporateAction', ticker: 'ZETA' }])
    await subscribe('aksi@contoh.example', [{ kind: 'corporateAction' }])
    const day = closing(days[0], 4280, 4190, { changes: published })
    await Promise.all([send(day), send(day), send(day)])
    expect(await countMails()).toBe(2)
    await send(closing(days[0], 5100))
    expect(await countMails()).toBe(2)
    const [mail] = await readMails('atas@contoh.example')
    expect(mail?.subject).toBe('BQNS: di atas Rp4.200, penutupan Rp4.280, 6 Jan')
    expect(mail?.text).toContain('Anda menerima email ini karena berlangganan Saham pilihan sejak')
  })

  it.each([
    { name: 'collecting', email: 'kumpul@contoh.example', steps: [collectNews] },
    { name: 'evaluating', email: 'nilai@contoh.example', steps: [collectNews, evaluateAlerts] },
  ])(
    'have everything once after a crash that follows $name, with a close that was corrected since',
    async ({ email, steps }) => {
      await subscribe(email, [{ kind: 'above', threshold: 4200 }, { kind: 'corporateAction' }])
      const day = closing(days[0], 4280, 4190, { changes: published })
      for (const step of steps) await step(payload, day)
      const isEvaluated = steps.length > 1
      await send({ ...day, shares: isEvaluated ? closing(days[0], 4100).shares : day.shares })
      await send(closing(days[1], 4290, 4280, { changes: published }))
      expect(await countMails()).toBe(1)
      const [mail] = await readMails(email)
      expect(mail?.text.match(/BQNS · .*/g)).toEqual([
        'BQNS · di atas Rp4.200: penutupan Rp4.280 · 6 Januari 2031',
        'BQNS · dividen baru: Rp62 · cum 3 Februari 2031',
      ])
    },
  )

  it('fire again only after a close on the other side', async () => {
    await subscribe('atas@contoh.example', [{ kind: 'above', threshold: 4200 }])
    const closes = [4280, 4300, 4190, 4200]
    const counts: number[] = []
    for (const [index, day] of days.entries()) {
      await send(closing(day, closes[index] ?? null))
      counts.push(await countMails())
    }
    expect(counts).toEqual([1, 1, 1, 2])
  })

  it.each([
    { name: 'no close was imported', day: { isImported: false } },
    { name: 'the share was not traded', day: { shares: [] } },
  ])('are none if $name', async ({ day }) => {
    await subscribe('atas@contoh.example', [{ kind: 'above', threshold: 4200 }])
    await send(shareDay({ date: days[0], ...day }))
    await sendShareDigests(payload, new Date(`${days[0]}T21:30:00+07:00`), async () => closing(days[0], 4280))
    expect(await countMails()).toBe(0)
  })

  it('change a threshold with a split, say so, and end it after 12 months', async () => {
    await subscribe('split@contoh.example', [{ kind: 'above', threshold: 4200 }], 'en')
    await subscribe('lama@contoh.example', [
      { kind: 'above', threshold: 4200, createdAt: '2030-01-06T03:00:00Z' },
    ])
    const factors = [{ ticker: 'BQNS', date: days[0], factor: 0.2 }]
    await send(closing(days[0], 838, 4190, { factors }))
    expect(await execute(sql`select threshold::int, is_armed from subscriptions`)).toEqual([
      { threshold: 840, is_armed: true },
    ])
    const [mail] = await readMails('split@contoh.example')
    expect(mail?.text).toContain('BQNS · price alert adjusted: above Rp4,200 → Rp840 · January 6, 2031')
  })

  it('are obsolete when the subscriber ended the list after they were queued', async () => {
    await subscribe('henti@contoh.example', [{ kind: 'corporateAction' }])
    await send(closing(days[0], 4280, 4190, { changes: [change(1, 'moved')] }))
    await execute(sql`delete from subscriptions`)
    expect(await readMails('henti@contoh.example')).toEqual([])
  })
})

describe('Recommendations of ours', () => {
  it('are news when they are new, changed or closed since the last digest, with the research notice', async () => {
    const ticker = 'BQNS'
    await subscribe('riset@contoh.example', [{ kind: 'recommendation' }])
    await send(closing(days[0], 4280))
    const options = {
      collection: 'recommendations',
      locale: 'id',
      context: { [DEMO_CONTENT]: true },
    } as const
    const { id } = await payload.create({
      ...options,
      data: {
        ticker,
        rating: 'buy',
        issuedAt: '2031-01-06T12:00:00.000Z',
        priceAtIssue: 4000,
        targetPrice: 5000,
        horizonMonths: 12,
        analystRole: 'Ahli uji',
        rationale: 'Uji.',
        state: 'open',
        _status: 'published',
      },
    })
    await send(closing(days[1], 4280))
    await payload.update({ ...options, id, data: { rationale: 'Uji lagi.' } })
    await send(closing(days[2], 4280))
    await payload.update({ ...options, id, data: { targetPrice: 5200 } })
    await send(closing(days[3], 4280))
    const mails = await readMails('riset@contoh.example')
    await payload.delete({ collection: 'recommendations', id })
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'BQNS: rekomendasi baru: Beli, target Rp5.000',
      'BQNS: rekomendasi diubah: Beli, target Rp5.200',
    ])
    expect(mails.filter(({ text }) => text.includes('Laporan ini disusun dari sumber'))).toHaveLength(2)
  })
})
