import { sitePages } from '@site/contracts/content/site-pages.ts'
import { memo } from 'react'
import { Disclaimer } from '#app/design/notice.tsx'
import { OutcomeAnnouncer } from '#app/forms/outcome-announcer.tsx'
import { toolFilePath } from '#app/i18n/endpoints/tool-files.ts'
import { withQuery } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { useNotices } from '#app/layout/use-notices.ts'
import { answerCopy } from '../engine/answer-copy.ts'
import { CalculatorForm } from './calculator-form.tsx'
import { Choices } from './choices.tsx'
import { describePlan, speakPlan } from './describe-plan.ts'
import { Entries } from './entries.tsx'
import type { ShownAssumptions } from './example-values.ts'
import { LazySavedPlans } from './lazy-saved-plans.tsx'
import { Method } from './method.tsx'
import type { MethodTexts, PageTexts } from './method-of.ts'
import { PlanOutcomeView } from './plan-outcome-view.tsx'
import { type PlanReading, queryFor } from './read-plan.ts'
import { type LivePlan, type LivePlanOptions, useLivePlan } from './use-live-plan.ts'
import { WhatIfTable } from './what-if-table.tsx'
import { YearTable } from './year-table.tsx'

interface CalculatorPageProps extends LivePlanOptions {
  /** null: the CMS is unavailable. */
  assumptions: ShownAssumptions | null
  method: MethodTexts
  texts: PageTexts & {
    readonly lead: string
    readonly question: string
    /** Shown while the notice of the settings is unavailable. */
    readonly estimate: string
    /** Why there is no explanation; null if there is one. */
    readonly unavailable: string | null
  }
}

export function CalculatorPage({ assumptions, method, texts, ...question }: CalculatorPageProps) {
  const { locale, view, examples } = question
  const plan = useLivePlan(question)
  const { reading } = plan.deferred
  const choices = { examples, locale, reading, texts, unknown: plan.reading.unknown, view }
  return (
    <div className="wrap pb-16">
      <Heading lead={texts.lead} locale={locale} />
      <Choices {...choices} part="calculator" />
      <div className="tool mt-4 md:mt-8">
        <div className="tool-entry min-w-0">
          <h2 className="text-xl">{texts.question}</h2>
          <Choices {...choices} part="strategy" />
        </div>
        <PlanOutcomeView locale={locale} plan={plan} texts={texts} view={view} />
        <div className="tool-fields min-w-0 pt-6">
          <CalculatorForm examples={examples} locale={locale} plan={plan} texts={texts} view={view} />
        </div>
      </div>
      <OutcomeAnnouncer text={spokenText(locale, plan)} />
      <Details
        assumptions={assumptions}
        examples={examples}
        deferred={plan.deferred}
        hasErrors={plan.form.errors.length > 0}
        locale={locale}
        method={method}
        texts={texts}
        view={view}
      />
    </div>
  )
}

/** Silent until something is typed. */
function spokenText(locale: LivePlanOptions['locale'], { isTyped, isStale, reading }: LivePlan): string {
  if (!isTyped) return ''
  if (reading.outcome) return speakPlan(describePlan(locale, reading.outcome))
  return isStale ? answerCopy[locale].stale : ''
}

const Heading = memo(({ lead, locale }: { lead: string; locale: LivePlanOptions['locale'] }) => (
  <PageHeading lead={lead} page="investmentCalculator" title={sitePages.investmentCalculator.title[locale]} />
))

/** The details below the result, rendered deferred. CSS containment prevents a repaint on every key. */
const Details = memo(
  ({
    locale,
    view,
    examples,
    assumptions,
    method,
    texts,
    hasErrors,
    deferred: { reading, complete },
  }: Pick<CalculatorPageProps, 'locale' | 'view' | 'examples' | 'assumptions' | 'method' | 'texts'> & {
    deferred: LivePlan['deferred']
    hasErrors: boolean
  }) => {
    const notices = useNotices()
    const outcome = hasErrors ? null : complete.outcome
    const toQuery = ({ carried }: PlanReading) => queryFor(view, { isSubmitted: true, carried }, examples)
    return (
      <div className="isolate">
        {outcome ? <Entries outcome={outcome} locale={locale} title={texts.entries} view={view} /> : null}
        <LazySavedPlans
          examples={examples}
          locale={locale}
          query={reading.outcome ? toQuery(reading) : null}
          texts={texts}
          view={view}
        />
        {outcome ? (
          <>
            <WhatIfTable outcome={outcome} locale={locale} texts={method.headings.whatIf} view={view} />
            <YearTable
              texts={method.headings}
              outcome={outcome}
              file={withQuery(toolFilePath('investmentCalculator', locale, 'table'), toQuery(complete))}
              locale={locale}
            />
          </>
        ) : null}
        <Method
          outcome={outcome}
          assumptions={assumptions}
          locale={locale}
          method={method}
          unavailable={texts.unavailable}
        />
        <Disclaimer>{notices.calculator || texts.estimate}</Disclaimer>
      </div>
    )
  },
)
