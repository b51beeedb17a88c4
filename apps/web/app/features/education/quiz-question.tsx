import type { QuizQuestion } from '@site/contracts/content/education.ts'
import { Button } from '#app/design/button.tsx'
import { Notice } from '#app/design/notice.tsx'
import { toFieldName } from '#app/forms/chosen-answers.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { quizCopy } from './quiz-copy.ts'

interface QuestionProps {
  locale: Locale
  question: QuizQuestion
  /** Starting at 0. */
  position: number
  count: number
  /** The answer at the response of the server, counted from 1. */
  initial: number | null
  /** Null until the answer is checked. */
  isCorrect: boolean | null
  isMissing: boolean
  onCheck: () => void
}

/** A question with its verdict and explanation below, once it is checked. An error links to its first answer. */
export function Question({
  locale,
  question,
  position,
  count,
  initial,
  isCorrect,
  isMissing,
  onCheck,
}: QuestionProps) {
  const words = quizCopy[locale]
  const id = `field-${toFieldName(position)}`
  const errorId = `${id}-error`
  const number = formatNumber(locale, position + 1)
  return (
    <div className="border-t border-line py-6 print:break-inside-avoid">
      <fieldset
        aria-describedby={isMissing ? errorId : undefined}
        aria-invalid={isMissing || undefined}
        className="min-w-0"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: valid on a fieldset; allows aria-invalid
        role="radiogroup"
      >
        <legend>
          <span className="block text-sm font-semibold text-accent-text">
            {words.questionNumber(number, formatNumber(locale, count))}
          </span>
          <span className="mt-1 block font-bold">{question.question}</span>
        </legend>
        <Answers initial={initial} position={position} question={question} />
      </fieldset>
      {isMissing ? (
        <p className="mt-2 font-semibold text-error" id={errorId}>
          {words.unanswered}
        </p>
      ) : null}
      <div aria-live="polite">
        {isCorrect === null ? null : (
          <div className="mt-4">
            <Notice title={verdict(locale, question, isCorrect)} tone={isCorrect ? 'success' : 'info'}>
              <p className="mt-1">{question.explanation}</p>
            </Notice>
          </div>
        )}
      </div>
      {isCorrect === null ? (
        <p className="mt-4" data-script-only="">
          <Button look="quiet" onClick={onCheck}>
            {words.check}
            <span className="sr-only">{`, ${words.numberedQuestion(number)}`}</span>
          </Button>
        </p>
      ) : null}
    </div>
  )
}

function Answers({ question, position, initial }: Pick<QuestionProps, 'question' | 'position' | 'initial'>) {
  const name = toFieldName(position)
  return (
    <div className="mt-4 grid gap-2">
      {[...question.answers.entries()].map(([index, { text }]) => (
        <label
          key={index}
          className="field-box flex min-h-12 cursor-pointer items-center gap-3 print:has-checked:font-bold"
        >
          <input
            className="size-5 shrink-0 accent-action print:hidden"
            defaultChecked={initial === index + 1}
            id={index === 0 ? `field-${name}` : undefined}
            name={name}
            type="radio"
            value={String(index + 1)}
          />
          <span className="min-w-0">{text}</span>
        </label>
      ))}
    </div>
  )
}

function verdict(locale: Locale, { answers }: QuizQuestion, isCorrect: boolean): string {
  const words = quizCopy[locale]
  return isCorrect ? words.correct : words.wrong(answers.find((answer) => answer.isCorrect)?.text ?? '')
}
