import type { PageName } from '@site/contracts/content/site-pages.ts'
import { data, type MiddlewareFunction, redirect } from 'react-router'
import type { MiddlewareName } from '#app/i18n/middleware-names.ts'
import { fillPath, pathTo } from '#app/i18n/path-to.ts'
import { isRejected, rejectRoute } from '#app/request/rejected-routes.server.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { findMiddleware } from '#app/request/route-middleware.ts'
import { reportContext, type Site, siteContext } from '#app/request/site-context.ts'

export interface StepArguments {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly url: Pick<URL, 'search'>
  readonly site: Pick<Site, 'locale'> & { readonly market: Pick<Site['market'], 'newsOwner'> }
}

/** Throws a redirect, or the error that the page shows instead. */
export type Step = (args: StepArguments) => Promise<void> | void

function redirectTo(page: PageName): Step {
  return ({ params, url, site }) => {
    throw redirect(`${fillPath(page, site.locale, params)}${url.search}`, 301)
  }
}

/** Redirects of the old latest-news URLs. */
const namedSteps: Readonly<Record<MiddlewareName, Step>> = {
  legacyNewsList: redirectTo('companyList'),
  async legacyNewsItem({ params, url, site: { locale, market } }) {
    const owner = await market.newsOwner(params.news ?? '')
    const news = owner?.translations[locale] ?? null
    if (owner === null || news === null) {
      throw data(null, { status: 404 })
    }
    const slug = owner.ticker.toLowerCase()
    throw redirect(`${pathTo('companyNewsDetail', locale, { slug, news })}${url.search}`, 301)
  },
  legacyCompanyNewsList: redirectTo('companyNews'),
  legacyCompanyNewsItem: redirectTo('companyNewsDetail'),
}

/** Runs the steps in order; throws for an unknown name. */
export async function runSteps(
  names: readonly string[],
  args: StepArguments,
  steps: Readonly<Record<string, Step>> = namedSteps,
): Promise<void> {
  for (const name of names) {
    const step = Object.hasOwn(steps, name) ? steps[name] : undefined
    if (step === undefined) {
      throw new UnknownMiddlewareError(name)
    }
    await step(args)
  }
}

/** Runs the named middleware of the matched route, after the middleware of every page. */
export const namedMiddleware: MiddlewareFunction<Response> = async ({ pattern, params, url, context }) => {
  if (isRejected(context)) {
    return
  }
  try {
    await runSteps(findMiddleware(pattern), { params, url, site: context.get(siteContext) })
  } catch (error) {
    if (error instanceof Response && error.status < 400) {
      context.get(requestContext).preserveQuery()
      throw error
    }
    if (error instanceof UnknownMiddlewareError) {
      context.get(reportContext)(error)
    }
    rejectRoute(context, error instanceof UnknownMiddlewareError ? error.forVisitors() : error)
  }
}

/** The specification defines the visible message, so this internal error is shown to visitors. */
export class UnknownMiddlewareError extends Error {
  readonly status = 500
  readonly middleware: string

  constructor(middleware: string) {
    super(`Unknown middleware ${middleware}`)
    this.name = 'UnknownMiddlewareError'
    this.middleware = middleware
  }

  /** For the error page; React Router would drop the fields of an Error. */
  forVisitors() {
    return data({ unknownMiddleware: this.middleware }, { status: this.status })
  }
}
