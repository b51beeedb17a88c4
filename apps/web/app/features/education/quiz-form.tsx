import type { QuizQuestion } from '@site/contracts/content/education.ts'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button, SubmitButton } from '#app/design/button.tsx'
import { ErrorSummary } from '#app/design/field.tsx'
import { FoldedPart } from '#app/design/folded-part.tsx'
import { useResponseFocus } from '#app/design/use-response-focus.ts'
import { checkRadios, toFieldName } from '#app/forms/chosen-answers.ts'
import { formatDate, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { Slip } from '#app/page-parts/slip.tsx'
import { type Chosen, chosenIn, judge } from './quiz.ts'
import { quizCopy } from './quiz-copy.ts'
import { Question } from './quiz-question.tsx'
import { forgetResult, useQuizResult } from './quiz-results.ts'
import { storeComplete, storeSubmission } from './store-submission.ts'
import { forgetQuiz, readStoredQuiz, resumeQuiz, storeQuiz } from './stored-quiz.ts'

/** Where the browser goes after the form was sent without script. */
const RESULT_ID = 'quiz-result'
const QUIZ_ID = 'quiz'

export interface QuizProps {
  locale: Locale
  lesson: number
  /** The path of the lesson, which takes the form. */
  path: string
  questions: readonly QuizQuestion[]
  /** The answers that the server received; null before. */
  posted: { readonly chosen: Chosen } | null
}

/** Judged by the server without script, else here; without a request, as answers and explanations are public. */
export function Quiz({ locale, lesson, path, questions, posted }: QuizProps) {
  const words = quizCopy[locale]
  const quiz = useQuiz({ lesson, questions, posted })
  const { correct, total, unanswered } = quiz.judgment
  const [count, score, all] = [questions.length, correct, total].map((number) => formatNumber(locale, number))
  const isComplete = unanswered.length === 0
  const result = words.result(score ?? '', all ?? '')
  return (
    <FoldedPart id={QUIZ_ID} isOpen={posted !== null} title={words.title}>
      <p className="text-soft">{words.lead(count ?? '')}</p>
      <form
        ref={quiz.form}
        action={`${path}#${RESULT_ID}`}
        className="mt-6"
        method="post"
        onChange={quiz.onChange}
        onSubmit={quiz.onSubmit}
      >
        {quiz.submission === null ? null : isComplete ? (
          <Result correct={score ?? ''} locale={locale} response={quiz.submission} total={all ?? ''} />
        ) : (
          <Unanswered
            count={questions.length}
            locale={locale}
            missing={quiz.missing}
            response={quiz.submission}
          />
        )}
        {[...questions.entries()].map(([position, question]) => (
          <Question
            key={position}
            count={questions.length}
            checked={quiz.checked[position] ?? null}
            initial={posted?.chosen[position] ?? null}
            isCorrect={quiz.judgment.isCorrect[position] ?? null}
            isMissing={quiz.missing.includes(position)}
            locale={locale}
            onCheck={() => quiz.check(position)}
            position={position}
            question={question}
          />
        ))}
        <p className="border-t border-line pt-6 font-bold" role="status">
          {isComplete ? result : ''}
        </p>
        <p className="mt-4">
          <SubmitButton>{words.submit}</SubmitButton>
        </p>
      </form>
      <LastResult lesson={lesson} locale={locale} />
    </FoldedPart>
  )
}

function Unanswered({
  locale,
  missing,
  count,
  response,
}: {
  locale: Locale
  missing: readonly number[]
  count: number
  response: unknown
}) {
  const words = quizCopy[locale]
  const all = formatNumber(locale, count)
  const number = (position: number) => formatNumber(locale, position + 1)
  return (
    <div className="mb-6">
      <ErrorSummary
        errors={missing.map((position) => ({
          name: toFieldName(position),
          message: `${words.questionNumber(number(position), all)}: ${words.unanswered}`,
        }))}
        id={RESULT_ID}
        response={response}
        title={words.unansweredTitle}
      />
    </div>
  )
}

function Result({
  locale,
  correct,
  total,
  response,
}: {
  locale: Locale
  correct: string
  total: string
  response: unknown
}) {
  const words = quizCopy[locale]
  const heading = useResponseFocus<HTMLHeadingElement>(response)
  return (
    <div className="mb-6">
      <Slip figure={<span aria-hidden="true">{`${correct}/${total}`}</span>}>
        <h3 className="text-lg" id={RESULT_ID} ref={heading} tabIndex={-1}>
          {words.result(correct, total)}
        </h3>
        <p className="mt-1 text-soft">{words.resultNote}</p>
      </Slip>
    </div>
  )
}

/** The result that this browser stored, which the visitor can delete. */
function LastResult({ lesson, locale }: { lesson: number; locale: Locale }) {
  const words = quizCopy[locale]
  const result = useQuizResult(lesson)
  if (result === null) {
    return null
  }
  const score = words.result(formatNumber(locale, result.correct), formatNumber(locale, result.total))
  const forget = () => {
    forgetResult(lesson)
    forgetQuiz(lesson)
    // The button disappears with the result.
    document.getElementById(`${QUIZ_ID}-title`)?.focus()
  }
  return (
    <div className="mt-4 print:hidden" data-script-only="">
      <p className="font-semibold">{words.last(score, formatDate(locale, result.day))}</p>
      <p className="mt-1 text-sm text-soft">{words.stored}</p>
      <p className="mt-2">
        <Button look="quiet" onClick={forget}>
          {words.forget}
        </Button>
      </p>
    </div>
  )
}

/** The state of the quiz in the browser, which starts with the response of the server or the answers of this tab. */
function useQuiz({ lesson, questions, posted }: Pick<QuizProps, 'lesson' | 'questions' | 'posted'>) {
  const form = useRef<HTMLFormElement>(null)
  const start = posted?.chosen ?? questions.map(() => null)
  const [checked, setChecked] = useState<Chosen>(start)
  const [missing, setMissing] = useState<readonly number[]>(
    posted === null ? [] : judge(questions, start).unanswered,
  )
  const [submission, setSubmission] = useState<object | null>(posted)

  const current = () => (form.current === null ? checked : chosenIn(new FormData(form.current), questions))
  const show = (next: Chosen) => {
    setChecked(next)
    storeQuiz(lesson, { chosen: current(), checked: next })
  }
  const begin = useEffectEvent(() => {
    if (posted !== null) {
      storeSubmission(lesson, questions, posted.chosen)
      return
    }
    const counts = questions.map(({ answers }) => answers.length)
    const stored = readStoredQuiz(lesson, counts)
    if (stored !== null) {
      const resumed = resumeQuiz(stored, current())
      checkRadios(form.current, resumed.chosen)
      setChecked(resumed.checked)
    }
  })
  useEffect(() => begin(), [])

  const replaced = (position: number, answer: number | null) =>
    checked.map((other, index) => (index === position ? answer : other))
  return {
    form,
    checked,
    judgment: judge(questions, checked),
    missing,
    submission,
    check: (position: number) => {
      const answer = current()[position] ?? null
      const next = replaced(position, answer)
      show(next)
      storeComplete(lesson, questions, next)
      setMissing((others) =>
        answer === null ? [...new Set([...others, position])] : others.filter((other) => other !== position),
      )
    },
    /** A new choice is checked only on request: arrow keys pass over the answers between. */
    onChange: ({ target }: FormEvent<HTMLFormElement>) => {
      const name = target instanceof HTMLInputElement ? target.name : ''
      const position = questions.findIndex((_, index) => toFieldName(index) === name)
      show(replaced(position, null))
      setMissing((others) => others.filter((other) => other !== position))
      setSubmission(null)
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const chosen = current()
      setChecked(chosen)
      storeSubmission(lesson, questions, chosen)
      setMissing(judge(questions, chosen).unanswered)
      setSubmission({})
    },
  }
}
