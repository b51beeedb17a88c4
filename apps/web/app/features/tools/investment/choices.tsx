import { calculators, strategies } from '@site/finance/calculators/calculator-limits.ts'
import { memo } from 'react'
import { LinkChips, LinkTabs } from '#app/design/link-tabs.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { CalculatorView, Choice } from './calculator-view.ts'
import { copy } from './copy.ts'
import type { FieldTexts } from './example-values.ts'
import type { PageTexts } from './method-of.ts'
import { type PlanReading, queryFor } from './read-plan.ts'

/** The calculators as tabs or the strategies as chips: links that preserve the entered values. */
export const Choices = memo(
  ({
    locale,
    part,
    view,
    reading: { form, carried },
    unknown,
    examples,
    texts,
  }: {
    locale: Locale
    part: Choice
    view: CalculatorView
    reading: PlanReading
    unknown: PlanReading['unknown']
    examples: FieldTexts
    texts: PageTexts
  }) => {
    const words = copy[locale]
    const error = unknown.find(({ name }) => name === part)
    const errorId = `field-${part}-error`
    const linkTo = (other: Partial<CalculatorView>) =>
      pathTo(
        'investmentCalculator',
        locale,
        undefined,
        queryFor({ ...view, ...other }, { isSubmitted: form.isSubmitted, carried }, examples),
      )
    const links = {
      calculator: () => (
        <LinkTabs
          label={texts.chooseCalculator}
          tabs={calculators.map((calculator) => ({
            to: linkTo({ calculator }),
            label: words.calculators[calculator],
            isCurrent: calculator === view.calculator,
          }))}
        />
      ),
      strategy: () => (
        <LinkChips
          keepsScroll
          chips={strategies.map((strategy) => ({
            to: linkTo({ strategy }),
            label: words.strategies[strategy],
            isCurrent: strategy === view.strategy,
          }))}
          label={texts.chooseStrategy}
        />
      ),
    }
    return (
      <fieldset
        aria-label={part === 'calculator' ? texts.chooseCalculator : texts.chooseStrategy}
        aria-describedby={error ? errorId : undefined}
        className="min-w-0"
        id={`field-${part}`}
        tabIndex={-1}
      >
        {links[part]()}
        {error ? (
          <p
            className="mt-2 text-sm font-semibold text-error"
            data-error={`${part}:${error.code}`}
            id={errorId}
          >
            {error.message}
          </p>
        ) : null}
      </fieldset>
    )
  },
)
