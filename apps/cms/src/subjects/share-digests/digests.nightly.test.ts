import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { encrypt } from '#cms/base/privacy/keyed-hash.ts'
import { claimBulkMails } from '#cms/services/mail/bulk-rows.ts'
import { readSenderSettings } from '#cms/services/mail/sender-settings.ts'
import { connectionsPerLane } from '#cms/services/mail/transport.ts'
import { execute, payload } from '../../../test/service.ts'
import { shareMails } from './compose-digest.ts'
import { sendShareDigests } from './send-digests.ts'
import { change, dividend, shareDay } from './share-day.fixture.ts'

const subscribers = 50_000
const tickers = Array.from(
  { length: 100 },
  (_, index) => `Q${String.fromCharCode(65 + Math.floor(index / 10), 65 + (index % 10))}A`,
)
const maxSeconds = 300
const maxGrowthBytes = 100 * 2 ** 20
const day = '2031-01-06'

beforeAll(async () => {
  await execute(sql`
    insert into subscribers (email_hash, sealed_email, locale, state, confirmed_at)
    select 'digest' || n, ${encrypt('a@contoh.example')}, 'id', 'active', now() from generate_series(1, ${subscribers}::int) n`)
  await execute(sql`
    insert into subscriptions (subscriber_id, list, ticker, kind, threshold, is_armed, created_at)
    select s.id, 'saham', (${sql.param(tickers)}::text[])[1 + (s.id * 7 + n * 31) % ${tickers.length}::int], kind::enum_subscriptions_kind,
      case kind when 'above' then 4200 end, case kind when 'above' then true end, '2031-01-03T03:00:00Z'
    from subscribers s, generate_series(1, 3) n, unnest(array['above', 'corporateAction']) kind
    where s.email_hash like 'digest%'`)
  await execute(sql`analyze subscribers, subscriptions`)
}, 300_000)
afterAll(async () => {
  await execute(sql`delete from subscriptions`)
  await execute(sql`delete from subscribers`)
  await execute(sql`delete from share_digests`)
  await execute(sql`delete from mails`)
}, 300_000)

/** Where everybody has three alerts that fire and three actions. */
const busyDay = shareDay({
  date: day,
  shares: tickers.map((ticker) => ({ ticker, close: 4280, before: { date: '2031-01-03', close: 4190 } })),
  changes: tickers.map((ticker, index) => change(index, 'published', { ...dividend, id: ticker, ticker })),
})

it('the digests of 50,000 subscribers are queued and composed within 5 minutes of CPU time, in 100 MB', async () => {
  const rest = process.memoryUsage.rss()
  let peak = rest
  const samples = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 100)
  const cpu = process.cpuUsage()
  await sendShareDigests(payload, new Date(`${day}T18:35:00+07:00`), async () => busyDay)
  const queuing = process.cpuUsage(cpu)
  clearInterval(samples)
  const sender = await readSenderSettings(payload)
  const before = process.memoryUsage.rss()
  let peakOfComposing = before
  const start = process.cpuUsage()
  let composed = 0
  const claimNext = () =>
    claimBulkMails(payload, { limit: connectionsPerLane, leaseMs: 3_600_000, perMinute: subscribers })
  for (let mails = await claimNext(); mails.length > 0; mails = await claimNext()) {
    const ends = await Promise.all(mails.map((mail) => shareMails(payload, mail, sender)))
    composed += ends.filter((end) => end?.kind === 'mail').length
    peakOfComposing = Math.max(peakOfComposing, process.memoryUsage.rss())
  }
  const composing = process.cpuUsage(start)
  expect(composed).toBe(subscribers)
  const seconds = [queuing, composing].map(({ user, system }) => (user + system) / 1e6)
  const growth = [peak - rest, peakOfComposing - before]
  process.stdout.write(
    `CPU seconds ${seconds.join(' and ')}, growth in MB ${growth.map((bytes) => bytes / 2 ** 20).join(' and ')}\n`,
  )
  expect(seconds.reduce((sum, part) => sum + part, 0)).toBeLessThan(maxSeconds)
  expect(Math.max(...growth)).toBeLessThan(maxGrowthBytes)
}, 3_600_000)
