import type { QuizQuestion } from '@site/contracts/content/education.ts'
import { Button } from '#app/design/button.tsx'
import { Notice } from '#app/design/notice.tsx'
import { toFieldName } from '#app/forms/chosen-answers.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { quizCopy } from './quiz-copy.ts'
import './quiz-question.css'

/** Questions stand outside this form and refer to it. */
export const QUIZ_FORM_ID = 'quiz-form'

interface QuestionProps {
  locale: Locale
  question: QuizQuestion
  /** In the order of the editor, starting at 0. */
  position: number
  /** In the order of the page, starting at 1. */
  number: number
  count: number
  /** The answer at the response of the server, counted from 1. */
  initial: number | null
  /** The answer that was checked, counted from 1, and whether it is right; null before. */
  checked: number | null
  isCorrect: boolean | null
  isMissing: boolean
  /** Shows an answered question as one line, which opens it. */
  isFolded: boolean
  onCheck: () => void
  onChoose: () => void
}

/** A question with its verdict and explanation below, once it is checked. An error links to its first answer. */
export function Question({
  locale,
  question,
  position,
  number,
  count,
  initial,
  checked,
  isCorrect,
  isMissing,
  isFolded,
  onCheck,
  onChoose,
}: QuestionProps) {
  const words = quizCopy[locale]
  const id = `field-${toFieldName(position)}`
  const errorId = `${id}-error`
  const shownNumber = formatNumber(locale, number)
  return (
    <details className="question" open={!isFolded}>
      <FoldedLine count={count} isCorrect={isCorrect} locale={locale} number={number} />
      <fieldset
        aria-describedby={isMissing ? errorId : undefined}
        aria-invalid={isMissing || undefined}
        className="min-w-0"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: valid on a fieldset; allows aria-invalid
        role="radiogroup"
      >
        <legend>
          <span className="block text-sm font-semibold text-accent-text">
            {words.questionNumber(shownNumber, formatNumber(locale, count))}
          </span>
          <span className="mt-1 block font-bold">{question.question}</span>
        </legend>
        <Answers
          checked={checked}
          initial={initial}
          locale={locale}
          onChoose={onChoose}
          position={position}
          question={question}
        />
      </fieldset>
      {isMissing ? (
        <p className="mt-2 font-semibold text-error" id={errorId}>
          {words.unanswered}
        </p>
      ) : null}
      <Explanation isCorrect={isCorrect} locale={locale} question={question} />
      {isCorrect === null ? (
        <p className="mt-4" data-script-only="">
          <Button look="quiet" onClick={onCheck}>
            {words.check}
            <span className="sr-only">{`, ${words.numberedQuestion(shownNumber)}`}</span>
          </Button>
        </p>
      ) : null}
    </details>
  )
}

/** Only an answered question can be folded. */
function FoldedLine({
  locale,
  number,
  count,
  isCorrect,
}: Pick<QuestionProps, 'locale' | 'number' | 'count' | 'isCorrect'>) {
  const words = quizCopy[locale]
  return (
    <summary hidden={isCorrect === null}>
      {isCorrect === null ? null : (
        <>
          <span className={`font-semibold ${isCorrect ? 'text-action' : 'text-error'}`}>
            {isCorrect ? `✓ ${words.answeredRight}` : `✗ ${words.answeredWrong}`}
          </span>
          <span className="question-name">
            {words.questionNumber(formatNumber(locale, number), formatNumber(locale, count))}
          </span>
          <span aria-hidden="true" className="accordion-mark" />
        </>
      )}
    </summary>
  )
}

function Explanation({
  locale,
  question,
  isCorrect,
}: Pick<QuestionProps, 'locale' | 'question' | 'isCorrect'>) {
  return (
    <div aria-live="polite">
      {isCorrect === null ? null : (
        <div className="mt-4">
          <Notice title={verdict(locale, question, isCorrect)} tone={isCorrect ? 'success' : 'error'}>
            <p className="mt-1">{question.explanation}</p>
          </Notice>
        </div>
      )}
    </div>
  )
}

function Answers({
  locale,
  question,
  position,
  initial,
  checked,
  onChoose,
}: Pick<QuestionProps, 'locale' | 'question' | 'position' | 'initial' | 'checked' | 'onChoose'>) {
  const name = toFieldName(position)
  return (
    <div className="mt-4 grid gap-2">
      {[...question.answers.entries()].map(([index, { text, isCorrect }]) => (
        <label
          key={index}
          className="field-box flex min-h-12 cursor-pointer items-center gap-3 print:has-checked:font-bold"
        >
          <input
            className="size-5 shrink-0 accent-action print:hidden"
            defaultChecked={initial === index + 1}
            form={QUIZ_FORM_ID}
            id={index === 0 ? `field-${name}` : undefined}
            name={name}
            onChange={onChoose}
            type="radio"
            value={String(index + 1)}
          />
          <span className="min-w-0">
            {text}
            {checked === null ? null : (
              <Verdict isChosen={checked === index + 1} isCorrect={isCorrect} locale={locale} />
            )}
          </span>
        </label>
      ))}
    </div>
  )
}

/** Marks the right answer, and a wrong choice, by sign, word and color. */
function Verdict({ locale, isCorrect, isChosen }: { locale: Locale; isCorrect: boolean; isChosen: boolean }) {
  const words = quizCopy[locale]
  if (isCorrect) {
    return <span className="block text-sm font-semibold text-action">{`✓ ${words.rightAnswer}`}</span>
  }
  return isChosen ? (
    <span className="block text-sm font-semibold text-error">{`✗ ${words.wrongChoice}`}</span>
  ) : null
}

function verdict(locale: Locale, { answers }: QuizQuestion, isCorrect: boolean): string {
  const words = quizCopy[locale]
  return isCorrect ? words.correct : words.wrong(answers.find((answer) => answer.isCorrect)?.text ?? '')
}
