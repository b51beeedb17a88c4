import type { RiskQuestionnaire } from '@site/contracts/content/tools.ts'
import { Form } from 'react-router'
import { SubmitButton } from '#app/design/button.tsx'
import { ErrorSummary } from '#app/design/field.tsx'
import { Disclaimer } from '#app/design/notice.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/shell/page-heading.tsx'
import { useNotices } from '#app/shell/use-notices.ts'
import { fieldOf } from './answers.ts'
import { copy } from './copy.ts'
import { Question } from './question.tsx'

interface QuestionnairePageProps {
  locale: Locale
  questions: RiskQuestionnaire['questions']
  /** What was chosen before, counted from 1; null: nothing was sent. */
  answers: readonly (number | null)[] | null
}

/** One plain GET form; the result page makes its own address of what is sent. */
export function QuestionnairePage({ locale, questions, answers }: QuestionnairePageProps) {
  const words = copy[locale]
  const notices = useNotices()
  const open = answers?.flatMap((answer, position) => (answer === null ? [position] : [])) ?? []
  return (
    <div className="wrap pb-16">
      <PageHeading lead={words.lead} page="riskProfile" title={words.title} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Form
          // Answers of another address are another form.
          key={answers?.join('')}
          action={pathTo('riskProfileResult', locale)}
          className="grid min-w-0 gap-10"
          method="get"
        >
          <ErrorSummary
            errors={open.map((position) => ({
              name: fieldOf(position),
              message: `${words.questionNumber(
                formatNumber(locale, position + 1),
                formatNumber(locale, questions.length),
              )}: ${words.unanswered}`,
            }))}
            title={words.unansweredTitle}
          />
          {questions.map((question, position) => (
            <Question
              key={question.key}
              answer={answers?.[position] ?? null}
              count={questions.length}
              isMissing={open.includes(position)}
              locale={locale}
              position={position}
              question={question}
            />
          ))}
          <p>
            <SubmitButton>{words.submit}</SubmitButton>
          </p>
        </Form>
        <section className="min-w-0 self-start border-t border-line pt-5">
          <h2 className="text-lg">{words.howTitle}</h2>
          <ol className="mt-3 grid list-decimal gap-2.5 ps-5 text-soft">
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
