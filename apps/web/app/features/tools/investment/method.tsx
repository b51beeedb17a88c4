import { memo } from 'react'
import { Facts } from '#app/design/facts.tsx'
import { Notice } from '#app/design/notice.tsx'
import { Section } from '#app/design/section.tsx'
import { formatDate, formatPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { ShownAssumptions } from './example-values.ts'
import type { DetailTexts, MethodTexts } from './method-of.ts'
import type { PlanOutcome } from './plan-outcome.ts'
import { workedFormulas } from './worked-formulas.ts'

interface MethodProps {
  locale: Locale
  method: MethodTexts
  outcome: PlanOutcome | null
  assumptions: ShownAssumptions | null
  /** Shown instead of the assumptions; null if the editors have published none. */
  unavailable: string | null
}

/** The formulas, the visitor's numbers in them, and all assumptions. */
export const Method = memo(({ locale, method, outcome, assumptions, unavailable }: MethodProps) => {
  const { headings } = method
  return (
    <Section title={headings.method}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1.35fr_1fr]">
        <div className="min-w-0">
          {assumptions?.explanation ? <p className="max-w-[60ch]">{assumptions.explanation}</p> : null}
          <Formulas outcome={outcome} locale={locale} method={method} />
          <h3 className="mt-8 text-lg">{headings.assumptions}</h3>
          <ul className="mt-2 list-disc ps-5">
            {method.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
        <div className="min-w-0">
          <Examples assumptions={assumptions} headings={headings} locale={locale} unavailable={unavailable} />
        </div>
      </div>
    </Section>
  )
})

/** Each formula, followed by the same formula with the visitor's numbers. */
function Formulas({ locale, method, outcome }: Pick<MethodProps, 'locale' | 'method' | 'outcome'>) {
  const worked = outcome && workedFormulas(locale, outcome)
  return (
    <>
      <ul className="mt-5 grid gap-3 wrap-break-word">
        {method.formulas.map((formula, line) =>
          worked && worked[line] === null ? null : (
            <li key={formula} className="border-s-3 border-line ps-4">
              {formula}
              {worked ? <span className="block font-semibold">{worked[line]}</span> : null}
            </li>
          ),
        )}
      </ul>
      <p className="mt-4 max-w-[60ch] text-sm text-soft">{method.letters}</p>
    </>
  )
}

function Examples({
  locale,
  headings,
  assumptions,
  unavailable,
}: Pick<MethodProps, 'locale' | 'assumptions' | 'unavailable'> & { headings: DetailTexts }) {
  if (assumptions === null) {
    return unavailable === null ? null : (
      <Notice>
        <p>{unavailable}</p>
      </Notice>
    )
  }
  return (
    <div>
      <h3 className="mb-3 text-lg">{headings.exampleReturns}</h3>
      <Facts
        facts={[
          ...assumptions.exampleReturns.map(({ label, annualReturn }) => ({
            label,
            value: formatPercent(locale, annualReturn),
          })),
          { label: headings.inflation, value: formatPercent(locale, assumptions.inflation) },
        ]}
      />
      <p className="mt-3 text-sm text-soft">
        {`${headings.asOf} ${formatDate(locale, assumptions.asOf)}. ${assumptions.source}`}
      </p>
    </div>
  )
}
