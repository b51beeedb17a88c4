import { redirect } from 'react-router'
import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/result.route.ts'
import { submittedAnswers } from './answers.ts'
import { findQuestionnaire } from './questionnaire.server.ts'
import { resultCopy } from './result-copy.ts'
import { ResultPage } from './result-page.tsx'
import { shownResult } from './shown-result.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { locale } = site
  const { questionnaire, isFallback } = await findQuestionnaire(site)
  const submitted = submittedAnswers(url.searchParams, questionnaire.questions.length)
  if (submitted.kind === 'fields') {
    const page = submitted.isComplete ? 'riskProfileResult' : 'riskProfile'
    throw redirect(pathTo(page, locale, undefined, { a: submitted.code }), 302)
  }
  const result = submitted.kind === 'code' ? shownResult(questionnaire, submitted.code) : null
  if (result === null) {
    throw redirect(pathTo('riskProfile', locale), 302)
  }
  const words = resultCopy[locale]
  const name = result.profiles.find(({ key }) => key === result.profile)?.name ?? ''
  const head = pageHead({
    page: 'riskProfileResult',
    title: words.title(name),
    description: words.description(name),
    query: { a: result.code },
  })
  return { head, locale, isFallback, ...result }
}

export const meta = pageMeta

export default function ResultRoute({ loaderData: { head: _, ...props } }: Route.ComponentProps) {
  return <ResultPage {...props} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
