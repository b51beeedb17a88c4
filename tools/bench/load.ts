import { setTimeout as delay } from 'node:timers/promises'
import autocannon, { type Request } from 'autocannon'
import type { Bench } from './bench-context.ts'
import { atMost, median, percentile, printTable, printVerdicts, rounded } from './table.ts'
import { fetchArticles, webUrl } from './web-node.ts'

const missShare = 0.1
const shareOfCapacity = 0.8
const spikeFactor = 10
/** A rate is within the capacity if nothing fails and both stay below these. */
const capacityHitP99Ms = 250
const capacityMissP99Ms = 1_000
const spikeHitP99Ms = 1_000
const recoverySeconds = 5
const firstRate = 100
const rateFactor = 1.3
const lastRate = 6_000
/** autocannon sends all requests of a second at its start, so these start a tenth of a second apart. */
const senders = 10
const connectionsEach = 100
const company = '/id/riset-dan-berita/daftar-informasi-perusahaan/bqns'
const earlyMonths = 240
const lateMonth = 360

interface Phase {
  readonly wanted: number
  /** Latencies of responses with status 200. */
  readonly hitsMs: readonly number[]
  readonly missesMs: readonly number[]
  /** Misses answered 503 with Retry-After, which is how the site sheds load. */
  readonly shed: number
  readonly failed: number
}

/** One node at 80 % of its capacity with a traffic spike in the middle; one request in ten is for a new page. */
export async function measureLoad({ context: { report }, site, isShort }: Bench): Promise<void> {
  const [article] = (await fetchArticles(site)).items
  const pages = ['/id', '/id/blog', `/id/blog/${article?.slug}`, '/id/tentang-kami', company]
  const send = (perSecond: number, seconds: number) => sendPhase(webUrl(site), pages, perSecond, seconds)
  const [stepSeconds, steadySeconds, spikeSeconds] = isShort ? [2, 10, 5] : [5, 150, 20]

  const capacity = await report.step('Find the capacity of one node', async (note) => {
    await send(firstRate, stepSeconds)
    let within = firstRate
    for (let rate = firstRate; rate <= lastRate; rate = Math.round(rate * rateFactor)) {
      const { hitsMs, missesMs, shed, failed } = await send(rate, stepSeconds)
      const isInTime = p99(hitsMs) <= capacityHitP99Ms && p99(missesMs) <= capacityMissP99Ms
      if (!isInTime || shed + failed > 0) break
      within = rate
    }
    note(`${within} requests/s`)
    return within
  })
  const perSecond = Math.round(capacity * shareOfCapacity)
  const phases = await report.step(`${perSecond} requests/s, and ${spikeFactor} times as many`, async () => ({
    before: await send(perSecond, steadySeconds),
    spike: await send(perSecond * spikeFactor, spikeSeconds),
    recovery: await send(perSecond, recoverySeconds),
    after: await send(perSecond, steadySeconds),
  }))

  printTable(
    report,
    'phase | requests | of those wanted | hits p50 ms | p99 ms | misses p99 ms | 503 with Retry-After | failed',
    Object.entries(phases).map(([name, { hitsMs, missesMs, shed, failed, wanted }]) => {
      const sent = hitsMs.length + missesMs.length + shed + failed
      const times = [median(hitsMs), p99(hitsMs), p99(missesMs)].map((ms) => rounded(ms))
      return [name, sent, `${Math.min(100, Math.round((sent / wanted) * 100))} %`, ...times, shed, failed]
    }),
  )
  const all = Object.values(phases)
  const failed = all.reduce((sum, phase) => sum + phase.failed, 0)
  const worstMs = Math.max(...all.map(({ hitsMs }) => p99(hitsMs)))
  const afterMs = p99(phases.after.hitsMs)
  printVerdicts(report, [
    atMost('failed, other than misses answered 503 with Retry-After', failed, 0, 'requests'),
    atMost("hits' p99, the spike included", worstMs, spikeHitP99Ms, 'ms'),
    atMost(`hits' p99 from ${recoverySeconds} s after the spike on`, afterMs, capacityHitP99Ms, 'ms'),
  ])
}

const p99 = (values: readonly number[]): number => percentile(values, 0.99)

async function sendPhase(
  url: string,
  pages: readonly string[],
  perSecond: number,
  seconds: number,
): Promise<Phase> {
  const hitsMs: number[] = []
  const missesMs: number[] = []
  let shed = 0
  /** Responses other than 200, and connection errors. */
  let errors = 0
  const hits = pages.map((path): Request => ({ path }))
  const unseen: Request = {
    setupRequest: (request) => ({ ...request, path: unseenPath() }),
    onResponse(status, _body, _context, headers) {
      if (status === 503 && Object.keys(headers).some((name) => /^retry-after$/i.test(name))) shed += 1
    },
  }
  const sendAtRate = async (rate: number, requests: readonly Request[], latenciesMs: number[]) => {
    const count = Math.min(senders, rate)
    const sendPart = async (index: number) => {
      await delay((index * 1_000) / count)
      const overallRate = Math.floor(rate / count) + (index < rate % count ? 1 : 0)
      const connections = Math.min(connectionsEach, overallRate)
      const headers = { 'accept-encoding': 'br' }
      const run = autocannon({ url, connections, duration: seconds, headers, requests, overallRate })
      run.on('response', (_client: unknown, status: number, _bytes: number, ms: number) => {
        if (status === 200) latenciesMs.push(ms)
        else errors += 1
      })
      run.on('reqError', () => {
        errors += 1
      })
      await run
    }
    await Promise.all(Array.from({ length: count }, (_, index) => sendPart(index)))
  }
  const misses = Math.round(perSecond * missShare)
  await Promise.all([sendAtRate(perSecond - misses, hits, hitsMs), sendAtRate(misses, [unseen], missesMs)])
  return { wanted: perSecond * seconds, hitsMs, missesMs, shed, failed: errors - shed }
}

let unseenCount = 0

/** Research reports between two early months: the same reports for every combination. */
function unseenPath(): string {
  const from = month(unseenCount % earlyMonths)
  const to = month(lateMonth + Math.floor(unseenCount / earlyMonths))
  unseenCount += 1
  return `/id/riset-dan-berita/laporan-riset?from=${from}&to=${to}`
}

/** Months after January 2000. */
const month = (months: number): string => new Date(Date.UTC(2000, months)).toISOString().slice(0, 7)
