import { type NamedResult, namedResults } from '@site/finance/calculators/named-results.ts'
import { EmptyState, Notice } from '#app/design/notice.tsx'
import { formatRupiahWords } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { answerSentence } from './answer-sentence.ts'
import { ANSWER_ID, FORM_ID } from './calculator-form.tsx'
import type { CalculatorView } from './calculator-view.ts'
import { copy } from './copy.ts'
import { resultText } from './result-text.ts'
import type { CalculatorAnswer, SentForm } from './sent-form.ts'
import { YearChart } from './year-chart.tsx'

/** The result beside the form: one sentence, the chart, every figure; before that, where it will be. */
export function Answer({ locale, view, form }: { locale: Locale; view: CalculatorView; form: SentForm }) {
  const words = copy[locale]
  return (
    <section className="min-w-0 scroll-mt-8" id={ANSWER_ID}>
      <h2 className="sr-only">
        {words.resultTitle}: {words.calculators[view.calculator]}
      </h2>
      {form.answer ? (
        <FoundAnswer answer={form.answer} locale={locale} />
      ) : (
        <EmptyState text={form.errors.length > 0 ? words.notYetErrors : words.notYet} />
      )}
    </section>
  )
}

function FoundAnswer({ locale, answer }: { locale: Locale; answer: CalculatorAnswer }) {
  const words = copy[locale]
  const { result, values, years } = answer
  const sentence = answerSentence(locale, answer)
  const results = namedResults(result)
  const main = results.find(({ name }) => name === sentence.name)
  const end = years.at(-1)
  const isShrinking = 'retirementMonths' in result && values.yearlyInflation > values.postPensionReturn
  return (
    <div className="rounded-card bg-card p-6 [box-shadow:var(--lift)] sm:p-8">
      <p>
        <span className="text-soft">{sentence.before}</span>{' '}
        {main ? (
          <strong className="my-1 block text-3xl tracking-[-0.03em] wrap-break-word">
            <ResultOutput locale={locale} result={main} />
          </strong>
        ) : null}{' '}
        <span className="text-soft">{sentence.after}</span>
      </p>
      {end ? (
        <p className="mt-2 text-soft">
          {words.parts(
            formatRupiahWords(locale, end.value),
            formatRupiahWords(locale, end.invested),
            formatRupiahWords(locale, end.value - end.invested),
          )}
        </p>
      ) : null}
      <YearChart locale={locale} years={years} />
      {isShrinking ? (
        <div className="mt-6">
          <Notice>
            <p>{words.shrinking}</p>
          </Notice>
        </div>
      ) : null}
      <dl className="mt-6">
        {results
          .filter(({ name }) => name !== sentence.name)
          .map((one) => (
            <div
              key={one.name}
              className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5"
            >
              <dt className="text-soft">{words.results[one.name]}</dt>
              <dd className="font-[650]">
                <ResultOutput locale={locale} result={one} />
              </dd>
            </div>
          ))}
      </dl>
    </div>
  )
}

/** One figure under the name that the site's contract gives it. */
function ResultOutput({ locale, result }: { locale: Locale; result: NamedResult }) {
  return (
    <output data-value={String(result.value)} form={FORM_ID} name={result.name}>
      {resultText(locale, result)}
    </output>
  )
}
