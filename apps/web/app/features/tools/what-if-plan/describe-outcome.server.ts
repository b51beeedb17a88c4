import { daysBetween } from '@site/finance/days.ts'
import { depositTax } from '@site/finance/market-calculators/bond.ts'
import { roundHalfUp } from '@site/finance/rounding.ts'
import { growDeposit } from '@site/finance/what-if/grow-deposit.ts'
import type { PlanReturn } from '@site/finance/what-if/measure-return.ts'
import type { ValuePoint } from '@site/finance/what-if/simulation-state.ts'
import type { DeepestFall } from '@site/finance/what-if/unit-value.ts'
import { formatDateShort } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { figuresIn } from '../engine/figures.ts'
import type { OutcomeFigure, OutcomeTable, ToolOutcome } from '../engine/tool-outcome.ts'
import { copy } from './copy.ts'
import type { Deposit } from './deposit-rate.server.ts'
import type { Schedule } from './read-schedule.ts'
import { drawValues } from './value-chart.server.ts'

export interface PastResult extends Schedule, PlanReturn {
  readonly endValue: number
  readonly worstFall: DeepestFall
  readonly points: readonly ValuePoint[]
  /** null: not compared. */
  readonly deposit: Deposit | null
}

type ResultParts = Pick<ToolOutcome, 'detail' | 'main' | 'chart'> & {
  readonly figures: readonly OutcomeFigure[]
  readonly years: OutcomeTable
  readonly depositNotes: readonly string[]
}

/** What the results of shares and of the index have in common. */
export function describeResult(locale: Locale, result: PastResult): ResultParts {
  const words = copy[locale]
  const { rupiah, percent, day, figure, amount } = figuresIn(locale)
  const { endValue, to, invested, gain, returnPercent } = result
  const chart = drawValues(locale, result.points)
  const deposit = describeDepositValue(locale, result)
  return {
    main: {
      ...amount('endValue', words.endValue(day(to)), endValue),
      detail: words.ofInvested(rupiah(invested)),
    },
    detail: words.past,
    ...(chart ? { chart } : {}),
    figures: [
      amount('invested', words.invested, invested),
      amount('gain', words.gain, gain),
      figure('returnPercent', words.returnPercent, returnPercent, percent),
      describeYearly(locale, result),
      describeFall(locale, result.worstFall),
      ...deposit.figures,
    ],
    years: tabulateYears(locale, result),
    depositNotes: deposit.notes,
  }
}

/** The same contributions in a deposit at one rate. */
function describeDepositValue(
  locale: Locale,
  { deposit, contributions, to }: PastResult,
): { readonly figures: readonly OutcomeFigure[]; readonly notes: readonly string[] } {
  const start = contributions[0]?.date ?? to
  const value = deposit && growDeposit(contributions, [{ from: start, percent: deposit.percent }], to)
  if (deposit === null || value === null) return { figures: [], notes: [] }
  const words = copy[locale]
  const { rupiah, percent, amount } = figuresIn(locale)
  return {
    figures: [amount('deposit', words.deposit(percent(deposit.percent)), value)],
    notes: [
      ...deposit.notes,
      words.depositRule(percent(depositTax.percent), rupiah(depositTax.exemptUpTo), depositTax.source),
    ],
  }
}

function describeYearly(locale: Locale, { contributions, yearlyPercent, to }: PastResult): OutcomeFigure {
  const words = copy[locale]
  const name = 'yearlyPercent'
  if (yearlyPercent !== null) {
    const { figure, percent } = figuresIn(locale)
    return figure(name, words.yearly, yearlyPercent, percent)
  }
  const isShort = daysBetween(contributions[0]?.date ?? to, to) < 365
  return {
    name,
    label: words.yearly,
    value: isShort ? words.shortTime : words.unknownRate,
    data: 'none',
  }
}

function describeFall(locale: Locale, { percent, from, to }: DeepestFall): OutcomeFigure {
  const words = copy[locale]
  const value =
    from === null || to === null
      ? words.noFall
      : words.fall(
          figuresIn(locale).percent(percent),
          formatDateShort(locale, from),
          formatDateShort(locale, to),
        )
  return { name: 'worstFall', label: words.worstFall, value, data: percent }
}

/** The last known value of each calendar year, and of the last day. */
function tabulateYears(locale: Locale, { points, to, endValue, invested }: PastResult): OutcomeTable {
  const { years, columns } = copy[locale]
  const ends = points.filter(({ date }, index) => {
    const next = points[index + 1]
    return next !== undefined && date.slice(0, 4) !== next.date.slice(0, 4)
  })
  const last = { date: to, value: endValue, invested }
  return {
    caption: years,
    columns: [
      { label: columns.date, kind: 'day' },
      { label: columns.invested, kind: 'rupiah' },
      { label: columns.value, kind: 'rupiah' },
      { label: columns.gain, kind: 'rupiah' },
    ],
    rows: [...ends, last].map((end) => {
      const value = roundHalfUp(end.value, 0)
      return [end.date, end.invested, value, value - end.invested]
    }),
  }
}
