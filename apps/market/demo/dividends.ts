import type { CashCall } from './cash-calls.ts'
import type { DemoCompany } from './companies.ts'
import { exchangeRateOn, openingDay, quarters, reportsInDollars } from './filings.ts'
import { randomFor } from './random.ts'
import { lastYear, listShareEvents, sharesOn } from './share-events.ts'
import { addDays, addTradingDays, tradingDayFrom } from './trading-days.ts'

export interface DemoDividend {
  readonly ticker: string
  readonly type: 'interim' | 'final' | 'special'
  readonly form: 'cash' | 'stock'
  readonly bookYear: number
  readonly amount: number | null
  readonly currency: 'IDR' | 'USD'
  /** The day of the meeting that decides it; null: the directors decide an interim dividend. */
  readonly meeting: string | null
  /** Of the results of the meeting, or of the directors' decision. */
  readonly announcement: string
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

/** POJK 15/POJK.04/2020: from the announcement of the results of a meeting to the payment, in calendar days. */
const maxPaymentDays = 30

/** A meeting announces its results in two days, and the dividend is paid in time; `firstCum` is that of its first one. */
function decidedDates(
  { ticker, type, bookYear }: Pick<DemoDividend, 'ticker' | 'type' | 'bookYear'>,
  { cum, firstCum = cum, paymentDelay }: { cum: string; firstCum?: string | undefined; paymentDelay: number },
) {
  const dates = entitlementDates(cum, paymentDelay)
  if (type === 'interim') return { ...dates, meeting: null, announcement: addTradingDays(cum, -10) }
  const random = randomFor('dividend-meeting', ticker, type, bookYear)
  const announcement = addTradingDays(firstCum, -random.integer(4, 6))
  const meeting = addTradingDays(announcement, -random.integer(1, 2))
  const lastPayment = addTradingDays(addDays(announcement, maxPaymentDays + 1), -1)
  const payment = dates.payment < lastPayment ? dates.payment : lastPayment
  return { ...dates, meeting, announcement, payment }
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

/** `findProfit` returns the profit of a book year for a dividend in millions of the reporting currency, or null. */
export function createDividends(
  company: DemoCompany,
  findProfit: (year: number, type: DemoDividend['type']) => number | null,
): readonly DemoDividend[] {
  const { ticker, profile } = company
  const dividends: DemoDividend[] = []
  const stock = createStockDividend(ticker)
  if (stock) dividends.push(stock)
  if (profile.payout === 0) return dividends
  for (let year = 2021; year <= lastYear; year += 1) {
    const random = randomFor('dividend', ticker, year)
    const interimDay = interimPayers[ticker]
    const isPaidInTwo = interimDay !== undefined && year >= (ticker === 'BQNS' ? 2026 : 2022)
    const cash = (type: DemoDividend['type'], cumWish: string, share: number) => {
      const profit = findProfit(year, type)
      const cum = tradingDayFrom(cumWish)
      if (profit === null || profit <= 0 || cum < company.listingDate) return
      const dates = decidedDates(
        { ticker, type, bookYear: year },
        {
          cum,
          firstCum: type === 'final' && stock?.bookYear === year ? stock.cum : undefined,
          paymentDelay: random.integer(9, 14),
        },
      )
      dividends.push(cashDividend(company, type, year, dates, profit * share))
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

function createStockDividend(ticker: string): DemoDividend | null {
  const event = listShareEvents(ticker).find(({ kind }) => kind === 'stockDividend')
  if (!event) return null
  const named = { ticker, type: 'final', bookYear: Number(event.date.slice(0, 4)) - 1 } as const
  return {
    ...named,
    form: 'stock',
    amount: null,
    currency: 'IDR',
    exchangeRate: null,
    total: null,
    ...decidedDates(named, { cum: addTradingDays(event.date, -1), paymentDelay: 12 }),
    ratio: { old: event.old, new: event.new },
  }
}

function cashDividend(
  company: DemoCompany,
  type: DemoDividend['type'],
  bookYear: number,
  dates: ReturnType<typeof decidedDates>,
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
    exchangeRate: isDollar ? exchangeRateOn(dates.recording) : null,
    total: Math.round(amount * shares),
    ...dates,
    ratio: null,
  }
}

/**
 * As in the design of the company page: Rp118 with cum date May 13, 2026; interim Rp62, cum December 2, paid December
 * 18.
 */
function drawnDividends(company: DemoCompany): readonly DemoDividend[] {
  const shares = sharesOn(company, '2026-05-13')
  const common = { form: 'cash', currency: 'IDR', exchangeRate: null, ratio: null } as const
  const final = { ticker: 'BQNS', type: 'final', bookYear: 2025 } as const
  const interim = { ticker: 'BQNS', type: 'interim', bookYear: 2026 } as const
  return [
    {
      ...common,
      ...final,
      amount: 118,
      total: 118 * shares,
      ...decidedDates(final, { cum: '2026-05-13', paymentDelay: 12 }),
    },
    {
      ...common,
      ...interim,
      amount: 62,
      total: 62 * shares,
      ...decidedDates(interim, { cum: '2026-12-02', paymentDelay: 10 }),
      payment: '2026-12-18',
    },
  ]
}

/** The effect of dividends and share issues on quarterly cash, in millions of the reporting currency. */
export function listCashCalls(company: DemoCompany, dividends: readonly DemoDividend[]): readonly CashCall[] {
  const findQuarterNumber = (day: string) => quarters.find(({ end }) => end >= day)?.number
  const calls: CashCall[] = []
  for (const { total, currency, payment, exchangeRate } of dividends) {
    const quarterNumber = findQuarterNumber(payment)
    if (total === null || quarterNumber === undefined || payment <= openingDay) continue
    const rate = currency === 'USD' && !reportsInDollars(company) ? (exchangeRate ?? 1) : 1
    calls.push({ kind: 'dividend', quarterNumber, amount: -Math.round((total * rate) / 100_000) / 10 })
  }
  for (const event of listShareEvents(company.ticker)) {
    const quarterNumber = findQuarterNumber(event.date)
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
