import { Section } from '#app/design/section.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { resultCopy } from './result-copy.ts'
import type { ShownResult } from './shown-result.ts'
import '#app/design/table.css'

export function AnswerTable({
  answers,
  score,
  locale,
}: {
  answers: ShownResult['answers']
  score: number
  locale: Locale
}) {
  const words = resultCopy[locale]
  return (
    <Section title={words.answersTitle}>
      <table className="data-table">
        <caption>{words.answersCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.question}</th>
            <th className="figure" scope="col">
              {words.points}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...answers.entries()].map(([position, { question, answer, points }]) => (
            <tr key={position}>
              <th scope="row">
                {question}
                <span className="block font-normal text-soft">{answer}</span>
              </th>
              <td className="figure">{formatNumber(locale, points)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td className="figure font-bold">{formatNumber(locale, score)}</td>
          </tr>
        </tfoot>
      </table>
    </Section>
  )
}
