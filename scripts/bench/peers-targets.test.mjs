import { describe, expect, it } from 'vitest'
import { names, verdicts } from './peers-targets.mjs'

/** @type {(page: 'listing' | 'article', what: string, requestsPerSecond: number, generatorBusy?: number | null, failed?: number) => import('./peers-targets.mjs').Row} */
const row = (page, what, requestsPerSecond, generatorBusy = 0.5, failed = 0) => ({
  page,
  what,
  requestsPerSecond,
  generatorBusy,
  failed,
  // Each takes half of what it could.
  cpuSecondsAThousand: 500 / requestsPerSecond,
})

/** @param {number} byLoadBytes @param {number} ranBytes */
const visit = (byLoadBytes, ranBytes) => ({
  inlineBytes: 5_000,
  byLoadBytes,
  ranBytes,
  inAllBytes: ranBytes + 20_000,
  saveDataBytes: byLoadBytes,
})

const measured = {
  rows: [
    row('article', names.hit, 9_000),
    row('article', names.plain, 10_000),
    row('article', names.nextStatic, 451),
    row('listing', names.missMemory, 200),
    row('listing', names.missMemoryBare, 200),
    row('listing', names.nextDynamic, 100),
    row('listing', names.nuxtDynamic, 134),
  ],
  scripts: [
    { what: 'ours', article: visit(0, 130_000) },
    { what: 'Next.js', article: visit(138_000, 138_000) },
    { what: 'Nuxt', article: visit(75_000, 75_000) },
  ],
  memory: [{ what: names.hit, restMegabytes: 100, peakMegabytes: 150, loadedMegabytes: 121 }],
}

/** @param {string} start of what the verdict is about */
function verdict(start) {
  return verdicts(measured).find(({ what }) => what.startsWith(start))
}

describe('the targets', () => {
  it.each([
    { of: `article, ${names.hit} ÷ ${names.plain}`, value: '0.90', isMet: true },
    { of: `article, ${names.hit} ÷ ${names.nextStatic}`, value: '19.96', isMet: false },
    { of: `listing, ${names.missMemory} ÷ ${names.nextDynamic}`, value: '2.00', isMet: true },
    { of: `listing, ${names.missMemoryBare} ÷ ${names.nuxtDynamic}`, value: '1.49', isMet: false },
    { of: 'script that an article runs', value: '130.0 kB', isMet: true },
    { of: 'the same with what is fetched ahead', value: '150.0 kB', isMet: true },
    { of: 'script before an article is usable', value: '5.0 kB', isMet: true },
    { of: 'script before an article is usable, ours ≤ ¼ Nuxt', value: '5.0 kB', isMet: true },
    { of: 'script files on data-saver', value: '0.0 kB', isMet: true },
    { of: 'memory after the load', value: '1.21, at most 1.50 under load', isMet: false },
  ])('says of $of what was measured, and whether that is enough', ({ of, value, isMet }) => {
    expect(verdict(of)).toMatchObject({ value, isMet })
  })

  it.each([
    { nginx: 12_000, value: '0.75 at most: the load generator is at its limit', isMet: null },
    { nginx: 20_000, value: '0.45 at most: the load generator is at its limit', isMet: false },
  ])(
    'take no ratio for enough where the other side was never asked for all it can do',
    ({ nginx, value, isMet }) => {
      const rows = [row('article', names.hit, 9_000), row('article', names.nginx, nginx, 0.97)]
      const found = verdicts({ ...measured, rows }).find(({ what }) => what.endsWith(names.nginx))
      expect(found).toMatchObject({ value, isMet })
    },
  )

  it.each([
    { side: 'ours', failed: { ours: 3, theirs: 0 } },
    { side: 'theirs', failed: { ours: 0, theirs: 3 } },
  ])('take no ratio for anything where requests failed, $side', ({ failed }) => {
    const rows = [
      row('article', names.hit, 9_500, 0.5, failed.ours),
      row('article', names.plain, 10_000, 0.5, failed.theirs),
    ]
    const found = verdicts({ ...measured, rows }).find(({ what }) => what.endsWith(names.plain))
    expect(found).toMatchObject({ value: '0.95: 3 requests failed', isMet: null })
  })

  it('take no ratio for enough where nobody knows what the load generator took', () => {
    const rows = [row('article', names.hit, 9_500), row('article', names.plain, 10_000, null)]
    const found = verdicts({ ...measured, rows }).find(({ what }) => what.endsWith(names.plain))
    expect(found).toMatchObject({
      value: '0.95 at most: the load generator may be at its limit',
      isMet: null,
    })
  })

  it('say beside the one against nginx what one Node process can do at all', () => {
    const rows = [
      row('article', names.hit, 30),
      row('article', names.plain, 33),
      row('article', names.nginx, 100),
    ]
    const found = verdicts({ ...measured, rows }).find(({ what }) => what.endsWith(names.nginx))
    expect(found).toMatchObject({
      value: '0.30; plain node:http, the most that one Node process can, 0.33',
      isMet: false,
    })
  })

  it('tells the same ratio by processor time', () => {
    expect(verdict(`article, ${names.hit} ÷ ${names.plain}`)).toMatchObject({ byCpu: '0.90' })
  })

  it('decides nothing about what was not measured', () => {
    expect(verdict(`listing, ${names.missMemoryBare} ÷ ${names.bare}`)).toMatchObject({
      value: 'not measured',
      isMet: null,
    })
  })
})
