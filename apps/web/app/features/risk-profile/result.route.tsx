import { riskProfile } from '@site/finance/risk-profile.ts'
import { redirect } from 'react-router'
import { pathTo } from '#app/i18n/path-to.ts'
import { pageHead, pageMeta } from '#app/shell/page-head.ts'
import { siteContext } from '#app/shell/site-context.ts'
import { serviceUnavailable } from '#app/upstream/upstream-error.ts'
import type { Route } from './+types/result.route.ts'
import { sentAnswers } from './answers.ts'
import { copy } from './copy.ts'
import { ResultPage } from './result-page.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content } = context.get(siteContext)
  const { questions, ...questionnaire } = await content.riskQuestionnaire()
  const sent = sentAnswers(url.searchParams, questions.length)
  if (sent.kind === 'fields') {
    const page = sent.isComplete ? 'riskProfileResult' : 'riskProfile'
    throw redirect(pathTo(page, locale, undefined, { a: sent.code }), 302)
  }
  const code = sent.kind === 'code' ? sent.code : ''
  const result = riskProfile({ questions, ...questionnaire }, code)
  if (result.kind === 'impossible') {
    // Bands with a hole are the editors' to mend; nothing that a visitor answers would help.
    throw result.reason === 'bands' ? serviceUnavailable() : redirect(pathTo('riskProfile', locale), 302)
  }
  const words = copy[locale]
  const name = questionnaire.profiles.find(({ key }) => key === result.profile)?.name ?? ''
  const head = pageHead({
    page: 'riskProfileResult',
    title: words.resultTitle(name),
    description: words.resultDescription(name),
    query: { a: code },
  })
  return { head, locale, code, result, questionnaire }
}

export const meta = pageMeta

export default function ResultRoute({ loaderData }: Route.ComponentProps) {
  return <ResultPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/shell/error-page.tsx'
