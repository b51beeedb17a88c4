import { redirect } from 'react-router'
import { pathTo } from '#app/i18n/path-to.ts'
import { pageHead, pageMeta } from '#app/shell/page-head.ts'
import { siteContext } from '#app/shell/site-context.ts'
import type { Route } from './+types/questionnaire.route.ts'
import { askedStep, prefilledAnswers, STEP_FIELD, sentAnswers } from './answers.ts'
import { copy } from './copy.ts'
import { findQuestionnaire } from './questionnaire.server.ts'
import { QuestionnairePage } from './questionnaire-page.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { locale } = site
  const { questionnaire, isStandIn } = await findQuestionnaire(site)
  const { questions } = questionnaire
  const counts = questions.map((question) => question.answers.length)
  const sent = sentAnswers(url.searchParams, questions.length)
  const asked = url.searchParams.get(STEP_FIELD)
  if (sent.kind === 'fields') {
    // The next question, asked for before script could show it; a form that is complete wants its result.
    const step = askedStep(asked, prefilledAnswers(sent.code, counts) ?? [])
    throw sent.isComplete
      ? redirect(pathTo('riskProfileResult', locale, undefined, { a: sent.code }), 302)
      : redirect(
          pathTo('riskProfile', locale, undefined, { a: sent.code, step: step === null ? null : step + 1 }),
          302,
        )
  }
  const words = copy[locale]
  const head = pageHead({ page: 'riskProfile', title: words.title, description: words.lead })
  const answers = sent.kind === 'code' ? prefilledAnswers(sent.code, counts) : null
  const step = answers && askedStep(asked, answers)
  return {
    head,
    locale,
    questions: questions.map((question) => ({
      key: question.key,
      text: question.text,
      answers: question.answers.map((answer) => answer.text),
    })),
    start: { answers: answers ?? questions.map(() => null), step: step ?? 0 },
    isRefused: step === null && answers !== null && answers.includes(null),
    isStandIn,
  }
}

export const meta = pageMeta

export default function QuestionnaireRoute({ loaderData: { head: _, ...props } }: Route.ComponentProps) {
  return <QuestionnairePage {...props} />
}

export { ErrorPage as ErrorBoundary } from '#app/shell/error-page.tsx'
