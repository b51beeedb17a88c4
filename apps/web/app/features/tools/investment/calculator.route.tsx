import { data, redirect } from 'react-router'
import { pageHead, pageMetaWith } from '#app/head/page-head.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/calculator.route.ts'
import { calculatorJsonLd } from './calculator-json-ld.ts'
import { CalculatorPage } from './calculator-page.tsx'
import { canonicalQuery } from './calculator-view.ts'
import { copy } from './copy.ts'
import { exampleValues, shownAssumptions } from './example-values.ts'
import { describeMethod } from './method-of.ts'
import { fieldQuery, queryFor } from './read-plan.ts'
import { serverCopy } from './server-copy.ts'
import { readSubmittedPlan } from './submitted-plan.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, content, orNull } = context.get(siteContext)
  const respelled = canonicalQuery(url.searchParams)
  if (respelled !== null) {
    throw redirect(`${pathTo('investmentCalculator', locale)}?${respelled}`, 301)
  }
  const found = await orNull(content.calculatorAssumptions().then((published) => ({ published })))
  const published = found?.published ?? null
  const examples = exampleValues(published)
  const { view, unknown, form, carried } = readSubmittedPlan(locale, url.searchParams, examples)
  const { title, description, lead, page, questions, estimate, explanationUnavailable } = serverCopy[locale]
  const words = copy[locale]
  const names = [
    words.calculators[view.calculator].toLowerCase(),
    words.strategies[view.strategy].toLowerCase(),
  ] as const
  const isNamed = form.isSubmitted || url.searchParams.has('calculator') || url.searchParams.has('strategy')
  const head = pageHead({
    page: 'investmentCalculator',
    title: title(...names),
    description: description(...names),
    query: isNamed
      ? queryFor(view, { isSubmitted: form.isSubmitted, carried: form.isSubmitted ? carried : {} }, examples)
      : {},
  })
  const assumptions = published && shownAssumptions(published, view.calculator)
  return data(
    // Results for one visitor's numbers are not indexed.
    {
      head: { ...head, isIndexed: !form.isSubmitted && unknown.length === 0 },
      locale,
      view,
      unknown,
      query: fieldQuery(url.searchParams),
      examples,
      assumptions,
      method: describeMethod(locale, view, examples),
      texts: {
        ...page,
        lead,
        question: questions[view.calculator],
        estimate,
        unavailable: found === null ? explanationUnavailable : null,
      },
    },
    { status: form.errors.length + unknown.length > 0 ? 422 : 200 },
  )
}

export const meta = pageMetaWith(
  import.meta.env.SSR &&
    (({ head }: Route.ComponentProps['loaderData'], site) => [calculatorJsonLd(head, site)]),
)

export default function CalculatorRoute({ loaderData }: Route.ComponentProps) {
  return <CalculatorPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
