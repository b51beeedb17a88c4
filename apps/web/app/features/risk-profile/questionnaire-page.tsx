import { SubmitButton } from '#app/design/button.tsx'
import { ErrorSummary } from '#app/design/error-summary.tsx'
import { Form } from '#app/design/form.tsx'
import { Disclaimer, Notice } from '#app/design/notice.tsx'
import { formatAnswerCode, toFieldName } from '#app/forms/chosen-answers.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { useNotices } from '#app/layout/use-notices.ts'
import { WHOLE_FORM } from './answers.ts'
import { copy } from './copy.ts'
import { Question, type ShownQuestion } from './question.tsx'
import { QuizMoves, QuizProgress } from './quiz-moves.tsx'
import { useQuizSteps } from './quiz-steps.ts'
import type { QuizPosition } from './stored-progress.ts'

export interface QuestionnairePageProps {
  locale: Locale
  questions: readonly ShownQuestion[]
  /** The answers and step of the URL. */
  start: QuizPosition
  /** The visitor tried to continue without an answer. */
  isStartMissing: boolean
  /** The form was submitted with unanswered questions: all are shown, the unanswered ones marked. */
  isRejected: boolean
  isFallback: boolean
}

export function QuestionnairePage({ isFallback, ...quiz }: QuestionnairePageProps) {
  const { locale, start } = quiz
  const words = copy[locale]
  const notices = useNotices()
  return (
    <div className="wrap pb-16">
      <PageHeading lead={words.lead} page="riskProfile" title={words.title} />
      <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {isFallback ? (
            <div className="mb-8">
              <Notice>{words.fallback}</Notice>
            </div>
          ) : null}
          {/* Other answers in the URL reset the form. */}
          <Quiz key={`${formatAnswerCode(start.answers)}-${start.step}-${quiz.isStartMissing}`} {...quiz} />
        </div>
        <section className="min-w-0 self-start border-t border-line pt-5">
          <h2 className="text-lg">{words.howTitle}</h2>
          <ol className="mt-3 grid list-decimal gap-3 ps-5 text-soft">
            {words.how.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      </div>
      <Disclaimer>{notices.investment}</Disclaimer>
    </div>
  )
}

/** One GET form, whole or step by step; the result page redirects to its canonical URL. */
function Quiz({
  locale,
  questions,
  start,
  isStartMissing,
  isRejected,
}: Omit<QuestionnairePageProps, 'isFallback'>) {
  const words = copy[locale]
  const steps = useQuizSteps({
    locale,
    start,
    isStartMissing,
    answerCounts: questions.map(({ answers }) => answers.length),
    isOn: !isRejected,
  })
  const open = isRejected
    ? start.answers.flatMap((answer, position) => (answer === null ? [position] : []))
    : []
  return (
    <Form
      ref={steps.form}
      action={pathTo('riskProfileResult', locale)}
      method="get"
      noValidate
      onChange={steps.onChange}
      onSubmit={steps.onSubmit}
    >
      <input name={WHOLE_FORM.name} type="hidden" value={WHOLE_FORM.value} />
      {isRejected ? (
        <Unanswered locale={locale} open={open} start={start} total={questions.length} />
      ) : (
        <QuizProgress
          locale={locale}
          onStartAgain={steps.startAgain}
          step={steps.step}
          total={questions.length}
        />
      )}
      {questions.map((question, position) => (
        <Question
          key={question.key}
          answer={start.answers[position] ?? null}
          count={questions.length}
          isHidden={!isRejected && position !== steps.step}
          isMissing={open.includes(position) || (steps.isMissing && position === steps.step)}
          locale={locale}
          position={position}
          question={question}
        />
      ))}
      {isRejected ? (
        <p>
          <SubmitButton>{words.submit}</SubmitButton>
        </p>
      ) : (
        <QuizMoves isComplete={steps.isComplete} locale={locale} step={steps.step} total={questions.length} />
      )}
    </Form>
  )
}

function Unanswered({
  locale,
  start,
  open,
  total,
}: Pick<QuestionnairePageProps, 'locale' | 'start'> & {
  /** The positions of the unanswered questions. */
  open: readonly number[]
  total: number
}) {
  const words = copy[locale]
  const count = formatNumber(locale, total)
  return (
    <div className="mb-10">
      <ErrorSummary
        response={start}
        errors={open.map((position) => ({
          name: toFieldName(position),
          message: `${words.questionNumber(formatNumber(locale, position + 1), count)}: ${words.unanswered}`,
        }))}
        title={words.unansweredTitle}
      />
    </div>
  )
}
