import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { fieldOf } from './answers.ts'
import { copy } from './copy.ts'
import { headingId } from './quiz-steps.ts'

export interface ShownQuestion {
  readonly key: string
  readonly text: string
  readonly answers: readonly string[]
}

/** The first radio carries the id that the error summary leads to. */
export function Question({
  question,
  position,
  count,
  answer,
  isMissing,
  isPutOff,
  locale,
}: {
  question: ShownQuestion
  /** Counted from 0. */
  position: number
  count: number
  /** Counted from 1; null: not answered. */
  answer: number | null
  isMissing: boolean
  /** Not the one on the screen, where questions come one by one. */
  isPutOff: boolean
  locale: Locale
}) {
  const words = copy[locale]
  const name = fieldOf(position)
  const errorId = isMissing ? `field-${name}-error` : undefined
  return (
    <fieldset
      aria-describedby={errorId}
      className="mb-10 min-w-0"
      data-no-script-only={isPutOff ? '' : undefined}
    >
      <legend className="w-full">
        <h2 className="text-xl" id={headingId(position)} tabIndex={-1}>
          <span className="mb-2 block text-sm font-semibold tracking-normal text-accent-text">
            {words.questionNumber(formatNumber(locale, position + 1), formatNumber(locale, count))}
          </span>
          {question.text}
        </h2>
      </legend>
      <div className="grid gap-3 pt-5">
        {question.answers.map((text, index) => (
          <label key={text} className="field-box flex cursor-pointer items-center gap-3">
            <input
              aria-describedby={errorId}
              aria-invalid={errorId ? true : undefined}
              className="size-5 shrink-0 accent-action"
              defaultChecked={answer === index + 1}
              id={index === 0 ? `field-${name}` : `field-${name}-${index + 1}`}
              name={name}
              required
              type="radio"
              value={String(index + 1)}
            />
            <span className="min-w-0">{text}</span>
          </label>
        ))}
      </div>
      {isMissing ? (
        <p className="mt-2 font-semibold text-error" id={errorId}>
          {words.unanswered}
        </p>
      ) : null}
    </fieldset>
  )
}
