import type { CalculatorAssumptions } from '@site/contracts/content/tools.ts'
import { calculators, strategies } from '@site/finance/calculators/calculator-form.ts'
import { LinkChips, LinkTabs } from '#app/design/link-tabs.tsx'
import { Disclaimer } from '#app/design/notice.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pageTitles } from '#app/i18n/page-titles.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/shell/page-heading.tsx'
import { useNotices } from '#app/shell/use-notices.ts'
import { Answer } from './answer.tsx'
import { CalculatorForm } from './calculator-form.tsx'
import type { CalculatorView } from './calculator-view.ts'
import { copy } from './copy.ts'
import type { FieldTexts } from './example-values.ts'
import { Method } from './method.tsx'
import { queryFor, type SentForm } from './sent-form.ts'
import { YearTable } from './year-table.tsx'

export type ShownAssumptions = Pick<
  CalculatorAssumptions,
  'exampleReturns' | 'inflation' | 'asOf' | 'source'
> & { readonly explanation: string }

interface CalculatorPageProps {
  locale: Locale
  view: CalculatorView
  form: SentForm
  examples: FieldTexts
  /** null: the content service does not answer. */
  assumptions: ShownAssumptions | null
}

export function CalculatorPage({ locale, view, form, examples, assumptions }: CalculatorPageProps) {
  const words = copy[locale]
  const notices = useNotices()
  const linkTo = (other: Partial<CalculatorView>) =>
    pathTo('investmentCalculator', locale, undefined, queryFor({ ...view, ...other }, form, examples))
  return (
    <div className="wrap pb-16">
      <PageHeading
        lead={words.lead}
        page="investmentCalculator"
        title={pageTitles.investmentCalculator[locale]}
      />
      <LinkTabs
        label={words.chooseCalculator}
        tabs={calculators.map((calculator) => ({
          to: linkTo({ calculator }),
          label: words.calculators[calculator],
          isCurrent: calculator === view.calculator,
        }))}
      />
      <div className="mt-8 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.15fr]">
        <div className="grid min-w-0 gap-6">
          <h2 className="text-xl">{words.questions[view.calculator]}</h2>
          <LinkChips
            chips={strategies.map((strategy) => ({
              to: linkTo({ strategy }),
              label: words.strategies[strategy],
              isCurrent: strategy === view.strategy,
            }))}
            label={words.chooseStrategy}
          />
          <CalculatorForm form={form} locale={locale} view={view} />
        </div>
        <Answer form={form} locale={locale} view={view} />
      </div>
      {form.answer ? <YearTable answer={form.answer} locale={locale} /> : null}
      <Method answer={form.answer} assumptions={assumptions} locale={locale} view={view} />
      <Disclaimer>{notices.calculator || words.estimate}</Disclaimer>
    </div>
  )
}
