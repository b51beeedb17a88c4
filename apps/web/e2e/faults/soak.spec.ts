import { writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { metricsUrls, testSite } from '../test-site.ts'
import { FaultScene, faultsOf, nodeKilled, registrationFaults } from './fault-scene.ts'
import { FaultyService } from './faulty-service.ts'
import { MetricsWatch } from './metrics-watch.ts'
import { SteadyReaders } from './steady-readers.ts'

const MINUTE_MS = 60_000
const WELL_WITHIN_MS = 30_000
/** What is under way when the time is over has to end by itself. */
const ENDS_WITHIN_MS = 5 * MINUTE_MS

const minutes = Number(process.env.SOAK_MINUTES ?? 0)
const seed = Number(process.env.SOAK_SEED ?? 0)

/** `npm run test:faults -- --soak <minutes>`; the same seed gives the same faults in the same order. */
test('no registration is lost over all faults of a long time, and pages seen before always answer', {
  tag: '@soak',
}, async ({ request }) => {
  test.setTimeout(minutes * MINUTE_MS + ENDS_WITHIN_MS)
  const { cmsUrl, marketUrl } = testSite()
  const content = await new FaultyService(cmsUrl).listen()
  const market = await new FaultyService(marketUrl).listen()
  const scene = await FaultScene.open(content.url, market.url)
  const faults = [
    ...registrationFaults,
    ...faultsOf('content', () => content),
    ...faultsOf('market', () => market),
  ]
  const readers = await SteadyReaders.start(scene)
  const watch = new MetricsWatch({ web: scene.metricsUrl, ...metricsUrls() })
  const chance = chanceFrom(seed)
  const startedAt = performance.now()
  const until = startedAt + minutes * MINUTE_MS
  // After that it lives, for what it keeps to be seen.
  const killsUntil = startedAt + Number(process.env.SOAK_KILLS_MINUTES ?? 0) * MINUTE_MS
  const report: { seed: number; faults: Record<string, number>; sent: number; registered: number } = {
    seed,
    faults: {},
    sent: 0,
    registered: 0,
  }
  try {
    while (performance.now() < until) {
      const fault = faults[Math.floor(chance() * faults.length)]
      if (fault === undefined || (fault === nodeKilled && performance.now() > killsUntil)) {
        continue
      }
      const { name } = fault
      await untilFormsOpen(scene.url)
      const { sent, registered } = await test.step(name, () => scene.round(request, fault))
      report.faults[name] = (report.faults[name] ?? 0) + 1
      report.sent += sent
      report.registered += registered
      await writeReport({ ...report, ...readers.counts, weights: watch.weights })
    }
  } finally {
    await watch.stop()
    await readers.stop()
    await scene.close()
    content.close()
    market.close()
  }
  await writeReport({ ...report, ...readers.counts, weights: watch.weights })
  expect(report.registered).toBe(report.sent)
  expect(readers.counts.wrong).toEqual({})
  expect(readers.counts.answered).toBeGreaterThan(0)
})

/** A circuit that the fault before has opened closes within seconds. */
async function untilFormsOpen(siteUrl: string): Promise<void> {
  const statusOf = async (path: string) => {
    const answer = await fetch(`${siteUrl}${path}`)
    await answer.body?.cancel()
    return answer.status
  }
  const paths = [
    pathTo('contactUs', 'id'),
    pathTo('companyList', 'id', undefined, { q: crypto.randomUUID() }),
  ]
  for (const path of paths) {
    await expect.poll(() => statusOf(path), { timeout: WELL_WITHIN_MS, intervals: [100] }).toBe(200)
  }
}

async function writeReport(report: object): Promise<void> {
  await writeFile(process.env.SOAK_REPORT ?? '/dev/null', `${JSON.stringify(report, null, 2)}\n`)
}

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
function chanceFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
