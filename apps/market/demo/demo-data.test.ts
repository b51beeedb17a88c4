import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { theoreticalPrice } from '@site/finance/adjustment.ts'
import { autoRejectionLimits, isOnTick } from '@site/finance/market-rules.ts'
import { statementFaults } from '@site/finance/statement-checks.ts'
import { describe, expect, it } from 'vitest'
import { bonusIssues, ipos, meetings, splits } from './actions.ts'
import closingPrices from './closing-prices.json' with { type: 'json' }
import { companies, companyOf, suspendedSince, traits } from './companies.ts'
import { indexMemberRows } from './index-members.ts'
import { indexSeries } from './index-series.ts'
import { newsItems } from './news/news.ts'
import { shareholdersOf } from './owners.ts'
import { pricePathOf } from './price-paths.ts'
import { eventsOf, sharesOn } from './share-events.ts'
import { financialsOf } from './statements.ts'
import { stockHistoryOf } from './stock-history.ts'
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
  it('end with the committed closing prices', () => {
    const closes = Object.fromEntries(tickers.map((ticker) => [ticker, daysOf(ticker).at(-1)?.close]))
    expect(closes).toEqual(closingPrices)
  })

  it.each([
    ['BQNS', 4040, 4120],
    ['SNVA', 885, 865],
    ['PNGV', 1520, 1530],
  ])('of %s end with Rp%i and Rp%i', (ticker, before, last) => {
    expect(
      daysOf(ticker)
        .slice(-2)
        .map(({ close }) => close),
    ).toEqual([before, last])
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

  it('go back five years for every company that was listed then', () => {
    const old = companies.filter(({ listingDate }) => listingDate < '2021-01-01')
    expect(old.filter(({ ticker }) => (daysOf(ticker)[0]?.date ?? '9') > '2021-11-20')).toEqual([])
  })

  it('stop where trading was stopped', () => {
    expect(traits.suspended.map((ticker) => (daysOf(ticker).at(-1)?.date ?? '9') < suspendedSince)).toEqual([
      true,
    ])
  })
})

describe('the index', () => {
  it('closes at 1,284.56, +0.84 %, above a year ago', () => {
    const series = indexSeries(paths)
    const [before, last] = series.slice(-2).map(({ value }) => value)
    expect(last).toBe(1284.56)
    expect((1284.56 / (before ?? 1) - 1) * 100).toBeCloseTo(0.84, 2)
    expect(series.find(({ date }) => date >= '2025-11-20')?.value).toBeLessThan(1284.56)
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

  it('have changed, so that some have joined and some have left', () => {
    const chosen = rows.filter(({ index }) => index !== 'WIRASANA40')
    expect(chosen.some(({ member_to }) => member_to !== null)).toBe(true)
    expect(chosen.some(({ member_from }) => String(member_from) > '2024-11-04')).toBe(true)
  })
})

describe('statements', () => {
  it.each(tickers)('of %s add up, balance and tie to cash in every period', (ticker) => {
    const { layout } = companyOf(ticker)
    const filings = filingsOf(ticker)
    expect(filings.flatMap(({ lines }) => statementFaults(layout, lines))).toEqual([])
    const years = filings.filter(({ months }) => months === 12)
    expect(years.map(({ year }) => year)).toEqual([2022, 2023, 2024, 2025])
    expect(filings.at(-1)).toMatchObject({ year: 2026, months: 9 })
    const closing = new Map(years.map(({ year, lines }) => [year, lines.ending]))
    const later = filings.filter(({ year }) => year > 2022)
    expect(later.map(({ lines }) => lines.beginning)).toEqual(later.map(({ year }) => closing.get(year - 1)))
  })

  it('say of Bank Quantara Nusa what its page shows', () => {
    const lines = filingsOf('BQNS').at(-1)?.lines
    expect(lines).toMatchObject({
      netInterestIncome: 9_482_000,
      feeIncome: 2_107_000,
      provision: 1_213_000,
      netProfit: 4_276_000,
    })
  })

  it('honour the traits', () => {
    const latest = (ticker: string) => filingsOf(ticker).at(-1)?.lines ?? {}
    expect(traits.negativeEquity.map((ticker) => (latest(ticker).totalEquity ?? 0) < 0)).toEqual([true])
    expect(traits.losses.map((ticker) => (latest(ticker).parentProfit ?? 0) < 0)).toEqual([true, true])
    expect(dividends.filter(({ ticker }) => traits.noDividend.includes(ticker))).toEqual([])
    expect(traits.usdStatements.map((ticker) => latest(ticker).exchangeRate)).toEqual([16_300])
  })
})

describe('corporate actions', () => {
  it('are enough for lists of more than one page', () => {
    expect(dividends.length).toBeGreaterThanOrEqual(25)
    expect(bonusIssues().length).toBeGreaterThanOrEqual(4)
    expect(ipos().length).toBeGreaterThanOrEqual(4)
    expect(meetings().length).toBeGreaterThanOrEqual(12)
    expect(splits().length).toBeGreaterThanOrEqual(4)
  })

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

  it('have the interim dividend of Bank Quantara Nusa', () => {
    expect(dividends.find(({ ticker, bookYear }) => ticker === 'BQNS' && bookYear === 2026)).toMatchObject({
      type: 'interim',
      amount: 62,
      cum: '2026-12-02',
      ex: '2026-12-03',
      payment: '2026-12-18',
    })
  })

  it('use the true listing days', () => {
    expect(ipos().filter(({ ticker, listing }) => listing !== companyOf(ticker).listingDate)).toEqual([])
  })
})

describe('shares', () => {
  it.each(tickers)('of %s add up in history and ownership', (ticker) => {
    const listed = sharesOn(companyOf(ticker), '2026-11-20')
    const history = stockHistoryOf(ticker)
    const sums = history.map((_, index) =>
      history.slice(0, index + 1).reduce((sum, { added }) => sum + added, 0),
    )
    expect(history.map(({ total }) => total)).toEqual(sums)
    expect(sums.at(-1)).toBe(listed)
    expect(shareholdersOf(ticker, listed).reduce((sum, row) => sum + row.shares, 0)).toBe(listed)
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

  it('is not from the future', () => {
    expect(items.filter(({ publishedAt }) => publishedAt.slice(0, 10) > '2026-11-20')).toEqual([])
  })
})
