import { toFieldName } from '#app/forms/chosen-answers.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { toControlId, toHeadingId } from './answers.ts'
import { copy } from './copy.ts'

export interface ShownQuestion {
  readonly key: string
  readonly text: string
  readonly answers: readonly string[]
}

interface QuestionProps {
  question: ShownQuestion
  /** Starting at 0. */
  position: number
  count: number
  /** Starting at 1; null: unanswered. */
  answer: number | null
  isMissing: boolean
  /** Another step is current; shown only without script. */
  isHidden: boolean
  locale: Locale
}

/** The error summary links to the first radio button. */
export function Question({ question, position, count, answer, isMissing, isHidden, locale }: QuestionProps) {
  const words = copy[locale]
  const controlId = toControlId(position)
  const errorId = isMissing ? `${controlId}-error` : undefined
  return (
    <fieldset
      aria-describedby={errorId}
      aria-invalid={isMissing ? true : undefined}
      aria-labelledby={toHeadingId(position)}
      aria-required
      className="mb-10 min-w-0"
      data-no-script-only={isHidden ? '' : undefined}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: valid on a fieldset; allows aria-invalid
      role="radiogroup"
    >
      <legend className="w-full">
        <h2 className="text-xl" id={toHeadingId(position)} tabIndex={-1}>
          <span className="mb-2 block text-sm font-semibold tracking-normal text-accent-text">
            {words.questionNumber(formatNumber(locale, position + 1), formatNumber(locale, count))}
          </span>
          {question.text}
        </h2>
      </legend>
      <div className="grid gap-3 pt-5">
        {[...question.answers.entries()].map(([index, text]) => (
          <label key={index} className="field-box flex cursor-pointer items-center gap-3">
            <input
              aria-invalid={false}
              className="size-5 shrink-0 accent-action"
              defaultChecked={answer === index + 1}
              id={index === 0 ? controlId : `${controlId}-${index + 1}`}
              name={toFieldName(position)}
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
