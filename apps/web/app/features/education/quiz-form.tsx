import type { QuizQuestion } from '@site/contracts/content/education.ts'
import { Button, SubmitButton } from '#app/design/button.tsx'
import { ErrorSummary } from '#app/design/error-summary.tsx'
import { FoldedPart } from '#app/design/folded-part.tsx'
import { useResponseFocus } from '#app/design/use-response-focus.ts'
import { toFieldName } from '#app/forms/chosen-answers.ts'
import { formatDate, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { quizCopy } from './quiz-copy.ts'
import { QUIZ_FORM_ID, Question } from './quiz-question.tsx'
import { forgetResult, useQuizResult } from './quiz-results.ts'
import { forgetQuiz } from './stored-quiz.ts'
import type { QuizState } from './use-quiz.ts'

/** Where the browser goes after the form was sent without script. */
const RESULT_ID = 'quiz-result'
const QUIZ_ID = 'quiz'

interface QuestionsProps {
  locale: Locale
  quiz: QuizState
  questions: readonly QuizQuestion[]
  /** Those to show, starting at 0. */
  positions: readonly number[]
}

/** Questions inside or outside the form of the quiz, which they refer to. */
export function Questions({ locale, quiz, questions, positions }: QuestionsProps) {
  return positions.map((position) => {
    const question = questions[position]
    return question ? (
      <Question
        key={position}
        count={questions.length}
        checked={quiz.checked[position] ?? null}
        initial={quiz.posted?.chosen[position] ?? null}
        isCorrect={quiz.judgment.isCorrect[position] ?? null}
        isFolded={quiz.isFolded(position)}
        isMissing={quiz.missing.includes(position)}
        locale={locale}
        number={quiz.order.indexOf(position) + 1}
        onCheck={() => quiz.check(position)}
        onChoose={() => quiz.choose(position)}
        position={position}
        question={question}
      />
    ) : null
  })
}

interface QuizProps extends QuestionsProps {
  lesson: number
  /** The path of the lesson, which takes the form. */
  path: string
}

/** Judged by the server without script, else here; without a request, as answers and explanations are public. */
export function Quiz({ lesson, path, ...rest }: QuizProps) {
  const { locale, quiz, questions } = rest
  const words = quizCopy[locale]
  const { correct, total, unanswered } = quiz.judgment
  const [count, score, all] = [questions.length, correct, total].map((number) => formatNumber(locale, number))
  const isComplete = unanswered.length === 0
  return (
    <FoldedPart id={QUIZ_ID} isOpen={quiz.posted !== null} title={words.title}>
      <p className="text-soft">{words.lead(count ?? '')}</p>
      <form
        ref={quiz.form}
        action={`${path}#${RESULT_ID}`}
        className="mt-6"
        id={QUIZ_FORM_ID}
        method="post"
        onSubmit={quiz.onSubmit}
      >
        {quiz.submission === null ? null : isComplete ? (
          <Result correct={score ?? ''} locale={locale} response={quiz.submission} total={all ?? ''} />
        ) : (
          <Unanswered locale={locale} missing={quiz.missing} order={quiz.order} response={quiz.submission} />
        )}
        <Questions {...rest} />
        <p className="mt-6 font-bold" role="status">
          {isComplete ? words.result(score ?? '', all ?? '') : ''}
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
  order,
  response,
}: {
  locale: Locale
  missing: readonly number[]
  order: readonly number[]
  response: unknown
}) {
  const words = quizCopy[locale]
  const all = formatNumber(locale, order.length)
  const number = (index: number) => formatNumber(locale, index + 1)
  return (
    <div className="mb-6">
      <ErrorSummary
        errors={order.flatMap((position, index) =>
          missing.includes(position)
            ? [
                {
                  name: toFieldName(position),
                  message: `${words.questionNumber(number(index), all)}: ${words.unanswered}`,
                },
              ]
            : [],
        )}
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
      <p aria-hidden="true" className="text-3xl font-bold">{`${correct}/${total}`}</p>
      <h3 className="text-lg" id={RESULT_ID} ref={heading} tabIndex={-1}>
        {words.result(correct, total)}
      </h3>
      <p className="mt-1 text-soft">{words.resultNote}</p>
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
