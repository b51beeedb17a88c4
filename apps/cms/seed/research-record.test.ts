import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { monthsAfter } from '@site/finance/recommendation-outcome.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readDocuments } from './documents.fixture.ts'
import { moveDates } from './moved-dates.ts'

const documents = await readDocuments()
const calls = documents.recommendations.map(({ data }) => ({ ...data, day: data.issuedAt.slice(0, 10) }))
type Call = (typeof calls)[number]
const byTicker = Map.groupBy(
  calls.toSorted((one, other) => one.day.localeCompare(other.day)),
  ({ ticker }) => ticker,
)

/** The day on which a recommendation ended at the latest. */
function findEnd(call: Call): string {
  const successor = calls.find(({ key }) => key === call.replacedBy)
  return successor?.day ?? call.closedAt?.slice(0, 10) ?? monthsAfter(call.day, call.horizonMonths)
}

const Days = v.array(v.object({ ticker: v.string(), issuedAt: v.string() }))

describe('the recommendations of the demo', () => {
  it('are replaced by the next one of their share, on its day of issue', () => {
    const replaced = calls.filter(({ replacedBy }) => replacedBy !== null)
    expect(replaced.map(({ key, replacedBy }) => [key, replacedBy])).toEqual([
      ['rsvk-2026-05', 'rsvk-2026-10'],
      ['bqns-2026-08', 'bqns-2026-11'],
    ])
    for (const call of replaced) {
      const ofTicker = byTicker.get(call.ticker) ?? []
      expect(ofTicker[ofTicker.indexOf(call) + 1]?.key).toBe(call.replacedBy)
    }
  })

  it('name a change of the recommendation only with its successor', () => {
    const stated = calls.filter(({ rationale }) =>
      /diubah|diganti|changed|replaced/i.test(`${rationale.id} ${rationale.en}`),
    )
    expect(stated.map(({ key, replacedBy }) => [key, replacedBy === null])).toEqual([
      ['rsvk-2026-05', false],
      ['bqns-2026-08', false],
    ])
  })

  it('never overlap within one share', () => {
    for (const ofTicker of byTicker.values()) {
      for (const [index, call] of ofTicker.slice(0, -1).entries()) {
        expect([call.key, findEnd(call) <= (ofTicker[index + 1]?.day ?? '')]).toEqual([call.key, true])
      }
    }
  })

  it('of one share move by the same number of weeks', async () => {
    const text = await readFile(join(import.meta.dirname, 'content/recommendations.yaml'), 'utf8')
    const written = v.parse(Days, parse(text))
    const moved = v.parse(Days, moveDates(parse(text), 58))
    const shifts = Map.groupBy(
      written.map(({ ticker, issuedAt }, index) => ({
        ticker,
        weeks: (Date.parse(moved[index]?.issuedAt ?? '') - Date.parse(issuedAt)) / (7 * 86_400_000),
      })),
      ({ ticker }) => ticker,
    )
    for (const [ticker, entries] of shifts) {
      expect([ticker, new Set(entries.map(({ weeks }) => weeks)).size]).toEqual([ticker, 1])
    }
  })
})

const rated = documents.reports.flatMap(({ data }) => (data.rating === null ? [] : [data]))

/** Prices of before the 1:2 split of RSVK count half. */
const splits: Readonly<Record<string, number>> = { RSVK: 0.5 }

describe('a report with a target', () => {
  it.each(rated)('$key agrees with the record', (report) => {
    const [call, ...others] = calls.filter((entry) => entry.report === report.key)
    expect(others).toEqual([])
    expect(call).toMatchObject({
      ticker: report.tickers?.[0],
      rating: report.rating,
      priceAtIssue: report.priceAtIssue,
      targetPrice: report.targetPrice,
      horizonMonths: report.horizonMonths,
      day: dayInJakarta(new Date(report.publishedAt)),
    })
  })

  it.each(rated)('$key names the target that it replaces, or that there is none', (report) => {
    const ticker = report.tickers?.[0] ?? ''
    const day = dayInJakarta(new Date(report.publishedAt))
    const open = (byTicker.get(ticker) ?? []).find((call) => call.day < day && findEnd(call) >= day)
    const expected = open ? open.targetPrice * (splits[ticker] ?? 1) : null
    expect(report.previousTarget).toBe(expected)
    const { id, en = '' } = report.body
    expect(id).toContain(
      expected === null ? 'tidak ada target sebelumnya' : `Rp${expected.toLocaleString('id-ID')}`,
    )
    expect(en).toContain(expected === null ? 'no previous target' : `IDR ${expected.toLocaleString('en-US')}`)
  })

  it.each(rated)('$key states its disclosure on its day of publication', ({ disclosure, publishedAt }) => {
    expect(disclosure?.statedOn).toBe(dayInJakarta(new Date(publishedAt)))
  })

  it('is the only one that keeps, raises or lowers a target', () => {
    const notes = documents.notes.map(({ data }) => `${data.body.id} ${data.body.en}`)
    const others = documents.reports
      .filter(({ data }) => data.rating === null)
      .map(({ data }) => `${data.body.id} ${data.body.en}`)
    for (const text of [...notes, ...others]) {
      expect(text).not.toMatch(/(menaikkan|menurunkan|mempertahankan) (target|rekomendasi)/)
      expect(text).not.toMatch(
        /we (raise|lower|keep|cut) (the|our) (target|rating|recommendation|buy|sell|hold)/i,
      )
    }
  })

  it('marks two years as forecasts', () => {
    for (const { body } of rated) {
      expect(body.id).toMatch(/\| 2026 \(perkiraan\) \| 2027 \(perkiraan\) \|/)
      expect(body.en).toMatch(/\| 2026 \(forecast\) \| 2027 \(forecast\) \|/)
    }
  })
})
