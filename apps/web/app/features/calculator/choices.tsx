import { calculators, strategies } from '@site/finance/calculators/calculator-limits.ts'
import { memo } from 'react'
import { LinkChips, LinkTabs } from '#app/design/link-tabs.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { CalculatorView, Choice } from './calculator-view.ts'
import { copy } from './copy.ts'
import type { FieldTexts } from './example-values.ts'
import { queryFor, type SubmittedForm } from './submitted-form.ts'
import type { UnknownTexts } from './unknown-text.ts'

/** The calculators as tabs or the strategies as chips: links that preserve the entered values. */
export const Choices = memo(
  ({
    locale,
    part,
    view,
    form,
    unknown,
    unknownTexts,
    examples,
  }: {
    locale: Locale
    part: Choice
    view: CalculatorView
    form: Pick<SubmittedForm, 'isSubmitted' | 'carried'>
    unknown: readonly Choice[]
    unknownTexts: UnknownTexts
    examples: FieldTexts
  }) => {
    const words = copy[locale]
    const isUnknown = unknown.includes(part)
    const errorId = `field-${part}-error`
    const linkTo = (other: Partial<CalculatorView>) =>
      pathTo('investmentCalculator', locale, undefined, queryFor({ ...view, ...other }, form, examples))
    const links = {
      calculator: () => (
        <LinkTabs
          label={words.chooseCalculator}
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
          label={words.chooseStrategy}
        />
      ),
    }
    return (
      <fieldset
        aria-label={part === 'calculator' ? words.chooseCalculator : words.chooseStrategy}
        aria-describedby={isUnknown ? errorId : undefined}
        className="min-w-0"
        id={`field-${part}`}
        tabIndex={-1}
      >
        {links[part]()}
        {isUnknown ? (
          <p className="mt-2 text-sm font-semibold text-error" data-error={`${part}:unknown`} id={errorId}>
            {unknownTexts[part]}
          </p>
        ) : null}
      </fieldset>
    )
  },
)
