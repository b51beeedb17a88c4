import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { formatAnswerCode, prefilledAnswers } from '#app/forms/chosen-answers.ts'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/questionnaire.route.ts'
import { STEP_FIELD, shownStep, submittedAnswers } from './answers.ts'
import { copy } from './copy.ts'
import { findQuestionnaire } from './questionnaire.server.ts'
import { QuestionnairePage } from './questionnaire-page.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { locale } = site
  const { questionnaire, isFallback } = await findQuestionnaire(site)
  const { questions } = questionnaire
  const counts = questions.map((question) => question.answers.length)
  const submitted = submittedAnswers(url.searchParams, questions.length)
  const requested = url.searchParams.get(STEP_FIELD)
  if (submitted.kind === 'fields') {
    // Requested without script; a complete form redirects to its result.
    throw submitted.isComplete
      ? redirect(pathTo('riskProfileResult', locale, undefined, { a: submitted.code }), 302)
      : redirect(pathTo('riskProfile', locale, undefined, { a: submitted.code, step: requested }), 302)
  }
  const words = copy[locale]
  const given = submitted.kind === 'code' ? prefilledAnswers(submitted.code, counts) : null
  const answers = given ?? questions.map(() => null)
  // Without answers there is no gap, so the first step is shown.
  const shown = shownStep(requested, answers) ?? (given === null ? { step: 0, isMissing: false } : null)
  const head = pageHead({
    page: 'riskProfile',
    title: words.title,
    description: words.lead,
    query: given === null ? {} : { a: formatAnswerCode(given), step: requested },
    isIndexed: given === null && requested === null,
  })
  const isStartMissing = shown?.isMissing ?? false
  const isRejected = shown === null
  return data(
    {
      head,
      locale,
      questions: questions.map((question) => ({
        key: question.key,
        text: question.text,
        answers: question.answers.map((answer) => answer.text),
      })),
      start: { answers, step: shown?.step ?? 0 },
      isStartMissing,
      isRejected,
      isFallback,
    },
    { status: isRejected || isStartMissing ? 422 : 200 },
  )
}

/** The URL does not change between questions, so the server's data stays valid. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href

export const meta = pageMeta

export default function QuestionnaireRoute({ loaderData: { head: _, ...props } }: Route.ComponentProps) {
  return <QuestionnairePage {...props} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
