import type { ToolPageName } from '@site/contracts/content/site-pages.ts'
import { formatDateShort, formatDayAndMonth, formatRupiah, formatWeekday } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { fillPath, type Query } from '#app/i18n/path-to.ts'
import { nearestDividend } from '../dividend/cash-dividends.ts'
import { calculate } from '../engine/tool.server.ts'
import type { Tool } from '../engine/tool.ts'
import type { ToolSite } from '../engine/tool-facts.server.ts'
import type { ToolOutcome } from '../engine/tool-outcome.ts'
import { findTradeDay } from '../engine/trade-day.ts'
import { rowCopy } from './row-copy.server.ts'

/** A calculator in the overview: its example with a result, or the reason why there is none. */
export interface ExampleRow {
  readonly example: string
  readonly value: string
  /** What the value is, or counts from. */
  readonly basis: string
  readonly to: string
}

type Calculation = Awaited<ReturnType<typeof calculate>>

/** What the examples of all calculators have in common. */
export interface ExampleContext {
  readonly locale: Locale
  /** null: no share, because the market service is unavailable. */
  readonly ticker: string | null
  /** Weekdays without trading; none while the market service is unavailable. */
  readonly holidays: readonly string[]
  readonly site: ToolSite
}

interface DescribeInput {
  readonly locale: Locale
  readonly ticker: string
  readonly holidays: readonly string[]
  readonly calculation: Calculation
  readonly outcome: ToolOutcome
}

interface RowExample {
  /** The inputs beside the ticker, which the link has, too. */
  readonly query?: Query
  readonly needsTicker: boolean
  readonly describe: (input: DescribeInput) => Omit<ExampleRow, 'to'>
}

const findFigure = ({ figures }: ToolOutcome, name: string): string =>
  figures.find((figure) => figure.name === name)?.value ?? ''

const ROW_LOTS = 10
const lots = { lots: ROW_LOTS }

/**
 * By calculator; each result is that of its own function for the inputs of the link. null: no example, as that of a
 * share with gains would advertise it.
 */
const examples: Readonly<Record<ToolPageName, RowExample | null>> = {
  orderLimits: {
    needsTicker: true,
    describe({ locale, ticker, holidays, calculation: { facts, today }, outcome }) {
      const price = facts.shares[ticker]?.latestPrice
      const day = findTradeDay({ today, facts: { holidays }, closeDay: price?.date })
      return {
        example: rowCopy[locale].orderLimits(
          `${formatWeekday(locale, day)}, ${formatDayAndMonth(locale, day)}`,
          ticker,
        ),
        value: outcome.main.value,
        basis: price ? rowCopy[locale].fromClose(formatRupiah(locale, price.close)) : '',
      }
    },
  },
  transactionCost: {
    query: lots,
    needsTicker: true,
    describe({ locale, ticker, calculation, outcome }) {
      const [receipt] = outcome.receipts ?? []
      return {
        example: rowCopy[locale].transactionCost(calculation.form.shown.lots ?? '', ticker),
        value: receipt ? formatRupiah(locale, receipt.cost.costs) : '',
        basis: rowCopy[locale].breakEven(findFigure(outcome, 'breakEven')),
      }
    },
  },
  averagePrice: {
    query: { ...lots, buyLots: ROW_LOTS },
    needsTicker: true,
    describe({ locale, ticker, calculation, outcome }) {
      const { lots: held = '', average = '', buyLots = '', buyPrice = '' } = calculation.form.shown
      return {
        example: rowCopy[locale].averagePrice(ticker, held, average, buyLots, buyPrice),
        value: outcome.main.value,
        basis: rowCopy[locale].withFee,
      }
    },
  },
  marginSimulator: {
    needsTicker: true,
    describe: ({ locale, ticker, outcome }) => ({
      example: rowCopy[locale].marginSimulator(ticker, findFigure(outcome, 'ratioPercent')),
      value: outcome.main.value,
      basis: rowCopy[locale].marginCall,
    }),
  },
  dividendCalculator: {
    query: lots,
    needsTicker: true,
    describe({ locale, ticker, calculation: { facts, form }, outcome }) {
      const { perShare = '', lots: held = '' } = form.shown
      const ex = nearestDividend(facts.shares[ticker]?.dividends ?? [])?.exDateRegular ?? null
      return {
        example: rowCopy[locale].dividendCalculator(
          ticker,
          perShare,
          held,
          ex && formatDateShort(locale, ex),
        ),
        value: outcome.main.value,
        basis: rowCopy[locale].afterTax,
      }
    },
  },
  corporateActionCalculator: {
    needsTicker: true,
    describe({ locale, ticker, calculation, outcome }) {
      const { old = '', new: issued = '', exercisePrice = '' } = calculation.form.shown
      return {
        example: rowCopy[locale].corporateActionCalculator(ticker, old, issued, exercisePrice),
        value: outcome.main.value,
        basis: rowCopy[locale].theoretical,
      }
    },
  },
  bondCalculator: {
    needsTicker: false,
    describe({ locale, calculation, outcome }) {
      const { nominal = '', couponPercent = '' } = calculation.form.shown
      return {
        example: rowCopy[locale].bondCalculator(nominal, couponPercent),
        value: outcome.main.value,
        basis: rowCopy[locale].perCoupon,
      }
    },
  },
  investmentCalculator: {
    query: { calculator: 'target', strategy: 'installments' },
    needsTicker: false,
    describe({ locale, calculation, outcome }) {
      const { targetFund = '', duration = '', expectedReturn = '' } = calculation.form.shown
      return {
        example: rowCopy[locale].investmentCalculator(targetFund, duration, expectedReturn),
        value: outcome.main.value,
        basis: rowCopy[locale].perMonth,
      }
    },
  },
  whatIf: null,
}

/** Why a calculator has no result; its own errors name fields, which a row does not have. */
function explainMissing(
  { page, needs }: Tool,
  ticker: string,
  { facts, form }: Calculation,
  locale: Locale,
): string {
  const words = rowCopy[locale]
  const share = facts.shares[ticker]
  if (page === 'dividendCalculator') {
    if (share?.dividends === null) return words.noDividends(ticker)
    const nearest = nearestDividend(share?.dividends ?? [])
    return nearest === null ? words.noDividend(ticker) : words.noRate(ticker)
  }
  if (share?.latestPrice === null) return words.noPrice(ticker)
  if (needs.fees !== 'all') return words.noResult
  if (facts.fees === null) return words.noFees
  if (facts.fees.length === 0) return words.unpublishedFees
  return form.errors.some(({ name }) => name === 'day') ? words.noFeeToday : words.noResult
}

/** The example of a calculator, as its page calculates it. */
export async function loadExampleRow(
  tool: Tool,
  { locale, ticker, holidays, site }: ExampleContext,
): Promise<ExampleRow> {
  const rowExample = examples[tool.page]
  if (rowExample === null) return { example: '', value: '', basis: '', to: fillPath(tool.page, locale, {}) }
  const { query = {}, needsTicker, describe } = rowExample
  const inputs = { ...(needsTicker ? { ticker } : {}), ...query }
  const to = fillPath(tool.page, locale, {}, inputs)
  const explain = (example: string) => ({ example, value: '', basis: '', to })
  if (needsTicker && ticker === null) return explain(rowCopy[locale].noMarket)
  const { search } = new URL(to, 'https://site.invalid')
  const calculation = await calculate(tool, new URLSearchParams(search), site)
  const { form, outcome } = calculation
  // Nobody can order the share of a notice, but its dividends are paid.
  const [notice] = tool.page === 'dividendCalculator' ? [] : form.notices
  if (notice !== undefined) return explain(notice)
  if (outcome === null) return explain(explainMissing(tool, ticker ?? '', calculation, locale))
  return { ...describe({ locale, ticker: ticker ?? '', holidays, calculation, outcome }), to }
}
