import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { theoreticalPrice } from '@site/finance/adjustment.ts'
import { autoRejectionLimits, isOnTick } from '@site/finance/market-rules.ts'
import { describe, expect, it } from 'vitest'
import { bonusIssues, meetings, splits } from './actions.ts'
import closingPrices from './closing-prices.json' with { type: 'json' }
import { companies, companyOf, suspendedSince, traits } from './companies.ts'
import { indexMemberRows } from './index-members.ts'
import { newsItems } from './news/news.ts'
import { pricePathOf } from './price-paths.ts'
import { eventsOf } from './share-events.ts'
import { financialsOf } from './statements.ts'
import { demoTables } from './tables.ts'
import { addTradingDays, isTradingDay } from './trading-days.ts'

const paths = new Map(companies.map((company) => [company.ticker, pricePathOf(company)]))
const financials = new Map(companies.map((company) => [company.ticker, financialsOf(company)]))
const dividends = [...financials.values()].flatMap((own) => own.dividends)
const tickers = companies.map(({ ticker }) => ticker)

function daysOf(ticker: string) {
  return paths.get(ticker)?.days ?? []
}

function filingsOf(ticker: string) {
  return financials.get(ticker)?.filings ?? []
}

describe('the demo data', () => {
  it('is the same in another process, time zone and language', () => {
    const folder = mkdtempSync(join(tmpdir(), 'market-demo-'))
    const generator = fileURLToPath(new URL('generate.ts', import.meta.url))
    const env = { ...process.env, TZ: 'America/New_York', LANG: 'de_DE.UTF-8' }
    execFileSync(process.execPath, [generator, folder], { env })
    const hash = (text: string) => createHash('sha256').update(text).digest('hex')
    const here = Object.entries(demoTables()).map(([name, text]) => [name, hash(text)])
    const there = here.map(([name = '']) => [name, hash(readFileSync(join(folder, name), 'utf8'))])
    rmSync(folder, { recursive: true })
    expect(there).toEqual(here)
  })
})

describe('prices', () => {
  it('end with the closing prices that profiles were made with', () => {
    const closes = Object.fromEntries(tickers.map((ticker) => [ticker, daysOf(ticker).at(-1)?.close]))
    expect(closes).toEqual(closingPrices)
  })

  it.each(tickers)('of %s are on the tick, within auto rejection and on trading days', (ticker) => {
    const company = companyOf(ticker)
    const events = eventsOf(ticker)
    let reference: number | null = null
    const faults: string[] = []
    for (const { date, open, high, low, close, volume } of daysOf(ticker)) {
      const event = events.find((candidate) => candidate.date === date)
      if (event && reference !== null) {
        const ratio = { old: event.old, new: event.new }
        const adjustment =
          event.kind === 'rights'
            ? { kind: event.kind, ...ratio, cumPrice: reference, exercisePrice: event.exercisePrice ?? 0 }
            : { kind: event.kind, ...ratio }
        reference = theoreticalPrice(reference, adjustment)?.onTick ?? reference
      }
      const limits = autoRejectionLimits(reference ?? close, company.boardCode)
      const isFair =
        [open, high, low, close].every(isOnTick) &&
        low <= Math.min(open, close) &&
        high >= Math.max(open, close) &&
        (reference === null || (low >= limits.lower && high <= limits.upper)) &&
        isTradingDay(date) &&
        date >= company.listingDate &&
        volume > 0 &&
        volume % 100 === 0
      if (!isFair) faults.push(date)
      reference = close
    }
    expect(faults).toEqual([])
  })

  it('stop where trading was stopped', () => {
    expect(traits.suspended.map((ticker) => (daysOf(ticker).at(-1)?.date ?? '9') < suspendedSince)).toEqual([
      true,
    ])
  })
})

describe('index members', () => {
  const rows = indexMemberRows({ paths, financials })
  const membersOn = (day: string) =>
    Map.groupBy(
      rows.filter(
        ({ member_from, member_to }) =>
          String(member_from) <= day && (member_to === null || day <= String(member_to)),
      ),
      ({ index }) => index,
    )

  it.each(['2025-06-02', '2026-10-30', '2026-11-20'])('on %s are as many as each index has', (day) => {
    const counts = [...membersOn(day)].map(([index, members]) => [index, members.length])
    expect(counts).toEqual([
      ['WIRASANA40', 40],
      ['WLIKUID12', 12],
      ['WSYARIAH15', 15],
      ['WDIVIDEN10', 10],
    ])
  })

  it('are what the index promises', () => {
    const tickersOf = (index: string) =>
      (membersOn('2026-11-20').get(index) ?? []).map(({ ticker }) => companyOf(String(ticker)))
    expect(tickersOf('WSYARIAH15').every(({ isSharia }) => isSharia)).toBe(true)
    expect(tickersOf('WLIKUID12').every(({ boardCode }) => boardCode === 'M')).toBe(true)
    const unpaid = tickersOf('WDIVIDEN10').filter(({ ticker }) => traits.noDividend.includes(ticker))
    expect(unpaid).toEqual([])
  })
})

describe('statements', () => {
  it('honour the traits', () => {
    const latest = (ticker: string) => filingsOf(ticker).at(-1)?.lines ?? {}
    expect(traits.negativeEquity.map((ticker) => (latest(ticker).totalEquity ?? 0) < 0)).toEqual([true])
    expect(traits.losses.map((ticker) => (latest(ticker).parentProfit ?? 0) < 0)).toEqual([true, true])
    expect(dividends.filter(({ ticker }) => traits.noDividend.includes(ticker))).toEqual([])
    expect(traits.usdStatements.map((ticker) => latest(ticker).exchangeRate)).toEqual([16_300])
  })
})

describe('corporate actions', () => {
  it('lie ahead as well as behind', () => {
    const today = '2026-11-21'
    const days = [
      dividends.map(({ ex }) => ex),
      bonusIssues().map(({ ex }) => ex),
      meetings().map(({ day }) => day),
      splits().map(({ firstNew }) => firstNew),
    ]
    expect(days.map((kind) => [kind.some((day) => day >= today), kind.some((day) => day < today)])).toEqual(
      days.map(() => [true, true]),
    )
  })

  it('keep the order of entitlement days', () => {
    const wrong = [...dividends, ...bonusIssues()].filter(
      ({ cum, ex, recording, exCash, payment }) =>
        ex !== addTradingDays(cum, 1) ||
        recording !== addTradingDays(cum, 2) ||
        exCash !== addTradingDays(recording, 1) ||
        payment <= recording ||
        !isTradingDay(payment),
    )
    expect(wrong).toEqual([])
  })
})

describe('news', () => {
  const items = newsItems(financials)

  it('is in both languages, but for one item', () => {
    expect(items.length).toBeGreaterThanOrEqual(100)
    expect(items.filter(({ slug }) => slug.en === null)).toHaveLength(1)
  })

  it('has slugs of its own and nothing of the company without news', () => {
    const slugs = items.flatMap(({ slug }) => [slug.id, slug.en]).filter((slug) => slug !== null)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(items.filter(({ ticker }) => traits.noNews.includes(ticker))).toEqual([])
  })
})
