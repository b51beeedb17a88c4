import type { RiskQuestionnaire } from '@site/contracts/content/tools.ts'
import { Choice } from '#app/design/choice.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { fieldOf } from './answers.ts'
import { copy } from './copy.ts'

/** The first radio carries the id that the error summary leads to. */
export function Question({
  question,
  position,
  count,
  answer,
  isMissing,
  locale,
}: {
  question: RiskQuestionnaire['questions'][number]
  /** Counted from 0. */
  position: number
  count: number
  /** Counted from 1; null: not answered. */
  answer: number | null
  isMissing: boolean
  locale: Locale
}) {
  const words = copy[locale]
  const name = fieldOf(position)
  const errorId = isMissing ? `field-${name}-error` : undefined
  return (
    <fieldset aria-describedby={errorId} className="min-w-0 border-t border-line pt-5">
      <legend className="float-start w-full text-lg font-bold tracking-tight">
        <span className="mb-1 block text-sm font-semibold tracking-normal text-accent-text">
          {words.questionNumber(formatNumber(locale, position + 1), formatNumber(locale, count))}
        </span>
        {question.text}
      </legend>
      <div className="clear-both grid gap-1 pt-3">
        {question.answers.map(({ text }, index) => (
          <Choice
            key={text}
            defaultChecked={answer === index + 1}
            errorId={errorId}
            id={index === 0 ? `field-${name}` : `field-${name}-${index + 1}`}
            name={name}
            required
            type="radio"
            value={String(index + 1)}
          >
            {text}
          </Choice>
        ))}
      </div>
      {isMissing ? (
        <p className="mt-1 text-sm font-semibold text-error" id={errorId}>
          {words.unanswered}
        </p>
      ) : null}
    </fieldset>
  )
}
