import type { CashCall } from './cash-calls.ts'
import type { DemoCompany } from './companies.ts'
import { baseDay } from './demo-dates.ts'
import { openingDay, quarters, reportsInDollars } from './filings.ts'
import { randomFor } from './random.ts'
import { eventsOf, lastYear, sharesOn } from './share-events.ts'
import { addTradingDays, tradingDayFrom } from './trading-days.ts'

export interface DemoDividend {
  readonly ticker: string
  readonly type: 'interim' | 'final' | 'special'
  readonly form: 'cash' | 'stock'
  readonly bookYear: number
  readonly amount: number | null
  readonly currency: 'IDR' | 'USD'
  /** Rupiah per dollar on the recording date. */
  readonly exchangeRate: number | null
  readonly total: number | null
  readonly cum: string
  readonly ex: string
  readonly recording: string
  readonly exCash: string
  readonly payment: string
  readonly ratio: { readonly old: number; readonly new: number } | null
}

/** Cum, ex (T+1), recording and cum cash (T+2), ex cash; payment some trading days after the recording date. */
export function entitlementDates(cum: string, paymentDelay: number) {
  const recording = addTradingDays(cum, 2)
  return {
    cum,
    ex: addTradingDays(cum, 1),
    recording,
    exCash: addTradingDays(recording, 1),
    payment: addTradingDays(recording, paymentDelay),
  }
}

function inSteps(amount: number): number {
  if (amount >= 50) return Math.round(amount)
  if (amount >= 10) return Math.round(amount * 2) / 2
  return Math.max(0.1, Math.round(amount * 10) / 10)
}

const interimPayers: Readonly<Record<string, string>> = {
  QLBR: '12-08',
  BQNS: '12-01',
  PNGV: '11-26',
  MTRQ: '12-14',
  BVSR: '12-16',
  MNVR: '12-10',
}

/** `profitOf` returns the profit of a book year for a dividend in millions of the reporting currency, or null. */
export function dividendsOf(
  company: DemoCompany,
  profitOf: (year: number, type: DemoDividend['type']) => number | null,
): readonly DemoDividend[] {
  const { ticker, profile } = company
  const dividends: DemoDividend[] = []
  const stock = eventsOf(ticker).find(({ kind }) => kind === 'stockDividend')
  if (stock) {
    dividends.push({
      ticker,
      type: 'final',
      form: 'stock',
      bookYear: Number(stock.date.slice(0, 4)) - 1,
      amount: null,
      currency: 'IDR',
      exchangeRate: null,
      total: null,
      ...entitlementDates(addTradingDays(stock.date, -1), 12),
      ratio: { old: stock.old, new: stock.new },
    })
  }
  if (profile.payout === 0) return dividends
  for (let year = 2021; year <= lastYear; year += 1) {
    const random = randomFor('dividend', ticker, year)
    const interimDay = interimPayers[ticker]
    const isPaidInTwo = interimDay !== undefined && year >= (ticker === 'BQNS' ? 2026 : 2022)
    const cash = (type: DemoDividend['type'], cumWish: string, share: number) => {
      const profit = profitOf(year, type)
      const cum = tradingDayFrom(cumWish)
      if (profit === null || profit <= 0 || cum < company.listingDate) return
      dividends.push(
        cashDividend(company, type, year, entitlementDates(cum, random.integer(9, 14)), profit * share),
      )
    }
    if (isPaidInTwo && interimDay) cash('interim', `${year}-${interimDay}`, (profile.payout / 100) * 0.35)
    const month = random.pick(['05', '05', '06'])
    cash(
      'final',
      `${year + 1}-${month}-${String(random.integer(6, 24)).padStart(2, '0')}`,
      (profile.payout / 100) * (isPaidInTwo ? 0.65 : 1),
    )
    if (ticker === 'OTVX' && year === 2024) cash('special', '2025-09-10', 0.12)
  }
  if (ticker !== 'BQNS') return dividends
  const drawn = drawnDividends(company)
  const isDrawn = (own: DemoDividend) =>
    drawn.some(({ bookYear, type }) => bookYear === own.bookYear && type === own.type)
  return [...dividends.filter((own) => !isDrawn(own)), ...drawn]
}

function cashDividend(
  company: DemoCompany,
  type: DemoDividend['type'],
  bookYear: number,
  dates: ReturnType<typeof entitlementDates>,
  share: number,
): DemoDividend {
  const shares = sharesOn(company, dates.recording)
  const isDollar = reportsInDollars(company)
  const rupiah = isDollar ? 16_000 : 1
  const inRupiah = inSteps((share * 1_000_000 * rupiah) / shares)
  const amount = isDollar ? Math.round((inRupiah / rupiah) * 100_000) / 100_000 : inRupiah
  return {
    ticker: company.ticker,
    type,
    form: 'cash',
    bookYear,
    amount,
    currency: isDollar ? 'USD' : 'IDR',
    exchangeRate: isDollar ? rateOn(dates.recording) : null,
    total: Math.round(amount * shares),
    ...dates,
    ratio: null,
  }
}

/** A step function between the rates of quarter ends is sufficient. */
function rateOn(day: string): number {
  if (day > baseDay) return 16_320
  if (day > '2025-12-01') return 16_450
  if (day > '2024-01-01') return 16_150
  return 15_200
}

/**
 * As in the design of the company page: Rp118 with cum date May 13, 2026; interim Rp62, cum December 2, paid December
 * 18.
 */
function drawnDividends(company: DemoCompany): readonly DemoDividend[] {
  const shares = sharesOn(company, '2026-05-13')
  const common = { ticker: 'BQNS', form: 'cash', currency: 'IDR', exchangeRate: null, ratio: null } as const
  return [
    {
      ...common,
      type: 'final',
      bookYear: 2025,
      amount: 118,
      total: 118 * shares,
      ...entitlementDates('2026-05-13', 12),
    },
    {
      ...common,
      type: 'interim',
      bookYear: 2026,
      amount: 62,
      total: 62 * shares,
      ...entitlementDates('2026-12-02', 10),
      payment: '2026-12-18',
    },
  ]
}

/** The effect of dividends and share issues on quarterly cash, in millions of the reporting currency. */
export function cashCallsOf(company: DemoCompany, dividends: readonly DemoDividend[]): readonly CashCall[] {
  const numberOf = (day: string) => quarters.find(({ end }) => end >= day)?.number
  const calls: CashCall[] = []
  for (const { total, currency, payment, exchangeRate } of dividends) {
    const quarterNumber = numberOf(payment)
    if (total === null || quarterNumber === undefined || payment <= openingDay) continue
    const rate = currency === 'USD' && !reportsInDollars(company) ? (exchangeRate ?? 1) : 1
    calls.push({ kind: 'dividend', quarterNumber, amount: -Math.round((total * rate) / 100_000) / 10 })
  }
  for (const event of eventsOf(company.ticker)) {
    const quarterNumber = numberOf(event.date)
    if (event.kind !== 'rights' || event.date <= openingDay || quarterNumber === undefined) continue
    const issued = (sharesOn(company, event.date) * event.new) / (event.old + event.new)
    calls.push({
      kind: 'issue',
      quarterNumber,
      amount: Math.round((issued * (event.exercisePrice ?? 0)) / 1_000_000),
    })
  }
  return calls.map((call) => ({
    ...call,
    amount: reportsInDollars(company) ? call.amount : Math.round(call.amount),
  }))
}
