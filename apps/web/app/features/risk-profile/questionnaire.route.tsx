import { pageHead, pageMeta } from '#app/shell/page-head.ts'
import { siteContext } from '#app/shell/site-context.ts'
import type { Route } from './+types/questionnaire.route.ts'
import { prefilledAnswers } from './answers.ts'
import { copy } from './copy.ts'
import { QuestionnairePage } from './questionnaire-page.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content } = context.get(siteContext)
  const { questions } = await content.riskQuestionnaire()
  const words = copy[locale]
  const head = pageHead({ page: 'riskProfile', title: words.title, description: words.lead })
  const answers = prefilledAnswers(
    url.searchParams.get('a'),
    questions.map((question) => question.answers.length),
  )
  return { head, locale, questions, answers }
}

export const meta = pageMeta

export default function QuestionnaireRoute({ loaderData }: Route.ComponentProps) {
  return <QuestionnairePage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/shell/error-page.tsx'
