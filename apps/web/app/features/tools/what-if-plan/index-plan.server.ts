import { addDays } from '@site/finance/days.ts'
import { investInIndex } from '@site/finance/what-if/invest-in-index.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { figuresIn } from '../engine/figures.ts'
import { readForm } from '../engine/read-form.ts'
import type { ToolContext, ToolRun } from '../engine/tool.ts'
import type { IndexHistory } from '../engine/tool-facts.ts'
import type { OutcomeFigure } from '../engine/tool-outcome.ts'
import { copy } from './copy.ts'
import { describeDeposit, findDepositRate } from './deposit-rate.server.ts'
import { describeResult } from './describe-outcome.server.ts'
import { chooseStart, examples, findLastDay, noPast, readSchedule, type Schedule } from './read-schedule.ts'
import { indexSpec, listFields } from './what-if-form.ts'

/** An index whose data begins within this of the first contribution is compared with it. */
const WAIT_DAYS = 7

/** The same contributions in the index of the home page. */
export function runIndex(context: ToolContext): ToolRun {
  const { locale, search, today, facts } = context
  const { past = noPast } = facts
  const words = copy[locale]
  const { index } = past
  const first = index?.points[0]
  const name = index?.name ?? ''
  const lastDay = findLastDay(past, today)
  const earliest = first && {
    day: first.date,
    reason: words.pricedSince(name, figuresIn(locale).day(first.date)),
  }
  const rate = findDepositRate(context, lastDay)
  const form = readForm(locale, indexSpec, listFields(locale), search, {
    ...examples,
    from: chooseStart(earliest, lastDay),
    to: lastDay,
    depositRate: rate?.value,
  })
  const schedule = readSchedule(form, { locale }, { earliest, lastDay })
  if (index === null || first === undefined || name === '') {
    return { form, outcome: null, isUnavailable: form.isSubmitted }
  }
  if (schedule === null) return { form, outcome: null }
  const result = investInIndex(schedule.contributions, index.points, schedule.to)
  if (result === null) return { form, outcome: null, isUnavailable: true }
  const { main, years, depositNotes, ...described } = describeResult(locale, {
    ...schedule,
    ...result,
    deposit: describeDeposit(locale, form.optional('depositRate'), rate),
  })
  return {
    form,
    outcome: {
      ...described,
      main: { ...main, label: `${main.label}: ${words.index(name)}` },
      tables: [years],
      working: [],
      notes: [words.indexRule, ...depositNotes],
    },
  }
}

interface Comparison {
  readonly figures: readonly OutcomeFigure[]
  readonly notes: readonly string[]
}

/** The index beside shares; a note where its data lacks their time. */
export function compareIndex(
  locale: Locale,
  index: IndexHistory | null,
  { contributions, to }: Schedule,
): Comparison {
  const words = copy[locale]
  const { amount, day } = figuresIn(locale)
  const first = index?.points[0]
  if (index === null || first === undefined || index.name === null) {
    return { figures: [], notes: [words.noIndex] }
  }
  const start = contributions[0]?.date ?? to
  if (first.date > addDays(start, WAIT_DAYS)) {
    return { figures: [], notes: [words.indexLater(index.name, day(first.date))] }
  }
  const result = investInIndex(contributions, index.points, to)
  return result === null
    ? { figures: [], notes: [words.noIndex] }
    : { figures: [amount('index', words.index(index.name), result.endValue)], notes: [words.indexRule] }
}
