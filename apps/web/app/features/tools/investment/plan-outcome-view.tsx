import { isPensionResult } from '@site/finance/calculators/calculate.ts'
import { EmptyState } from '#app/design/notice.tsx'
import { formatNumber, formatPercent, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { Answer, AnswerLine, Output } from '../engine/answer.tsx'
import { answerCopy } from '../engine/answer-copy.ts'
import type { CalculatorView } from './calculator-view.ts'
import { copy } from './copy.ts'
import { describePlan } from './describe-plan.ts'
import { FORM_ID, OUTCOME_ID } from './element-ids.ts'
import type { PageTexts } from './method-of.ts'
import { planCopy } from './plan-copy.ts'
import type { PlanOutcome } from './plan-outcome.ts'
import type { LivePlan } from './use-live-plan.ts'
import { YearChart } from './year-chart.tsx'

/** The result: its answer, which also sticks to the top of the window, and below it the chart and all figures. */
export function PlanOutcomeView({
  locale,
  view,
  plan,
  texts,
}: {
  locale: Locale
  view: CalculatorView
  plan: LivePlan
  texts: Pick<PageTexts, 'chart' | 'figures' | 'notYetErrors'>
}) {
  const words = copy[locale]
  const { stale } = answerCopy[locale]
  const { form, isStale, complete, reading, summary } = plan
  // A result of earlier entries does not stand under errors.
  const outcome = form.errors.length > 0 ? null : complete.outcome
  const isExample = !form.isSubmitted && !isStale
  const described = outcome && describePlan(locale, outcome)
  return (
    <>
      {described ? (
        <AnswerLine isExample={isExample} isStale={isStale} outcome={described} share={null} />
      ) : null}
      <section
        className="tool-result"
        // If the form has errors, the error summary has this id.
        id={summary.length + reading.unknown.length > 0 ? undefined : OUTCOME_ID}
        tabIndex={-1}
      >
        <h2 className="sr-only">{`${words.resultTitle}: ${words.calculators[view.calculator]}`}</h2>
        {outcome && described ? (
          <>
            <Answer form={FORM_ID} isExample={isExample} outcome={described} share={null} />
            {isStale ? <p className="mt-3 border-s-3 border-accent ps-3 text-sm">{stale}</p> : null}
            <details className="wide-open">
              <summary>
                {texts.figures}
                <span aria-hidden="true" className="accordion-mark" />
              </summary>
              <PlanFigures
                figures={described.figures}
                locale={locale}
                outcome={outcome}
                texts={texts.chart}
              />
            </details>
          </>
        ) : (
          <EmptyState text={texts.notYetErrors} />
        )}
      </section>
    </>
  )
}

type DescribedPlan = ReturnType<typeof describePlan>

function PlanFigures({
  locale,
  figures,
  outcome,
  texts,
}: {
  locale: Locale
  figures: DescribedPlan['figures']
  outcome: PlanOutcome
  texts: PageTexts['chart']
}) {
  return (
    <>
      <YearChart outcome={outcome} locale={locale} texts={texts} />
      <p className="mt-5 text-sm text-soft">
        {`${todayText(locale, outcome)} ${lastingText(locale, outcome)}`}
      </p>
      <dl className="mt-3">
        {figures.map((figure) => (
          <div
            key={figure.name}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5"
          >
            <dt className="text-soft">{figure.label}</dt>
            <dd className="font-semibold">
              <Output figure={figure} form={FORM_ID} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** How long a pension fund lasts. */
function lastingText(locale: Locale, { result, values, usedUpAtAge }: PlanOutcome): string {
  const words = planCopy[locale]
  if (!isPensionResult(result)) {
    return ''
  }
  const lastAge = values.retirementAge + result.retirementMonths / 12
  return usedUpAtAge === null
    ? words.lasts(formatNumber(locale, lastAge))
    : words.usedUp(formatNumber(locale, usedUpAtAge))
}

/** The final value in today's money. */
function todayText(locale: Locale, { end, inflation }: PlanOutcome): string {
  return planCopy[locale].inMoneyOfToday(
    formatRupiah(locale, end.valueToday),
    formatPercent(locale, inflation),
  )
}
