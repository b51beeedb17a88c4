import { toCsv } from '#app/data/csv.server.ts'
import { fileError, fileOrUnavailable, fileResponse } from '#app/errors/file-response.server.ts'
import { copy as companyCopy } from '#app/features/companies/copy.ts'
import { isKnownIndex } from '#app/features/companies/list/known-index.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/screener-table.route.ts'
import { copy } from './copy.ts'
import { allScreened, screenedTable } from './screened-csv.server.ts'
import { hasRangeErrors, parseScreenerRequest, toScreenerQuery } from './screener-query.server.ts'

export function loader(args: Route.LoaderArgs) {
  const { locale } = args.context.get(siteContext)
  return fileOrUnavailable(locale, () => createTableResponse(args))
}

async function createTableResponse({ url, context }: Route.LoaderArgs): Promise<Response> {
  const { locale, market } = context.get(siteContext)
  const words = copy[locale]
  const request = parseScreenerRequest(locale, url.searchParams)
  if (request.isUnknown || !(await isKnownIndex(market, request.index))) {
    return fileError(404, companyCopy[locale].empty)
  }
  if (hasRangeErrors(request)) {
    return fileError(400, words.invalidRanges)
  }
  const { companies, asOf } = await allScreened(market, toScreenerQuery(request))
  const name = [words.fileName, asOf].filter((part) => part !== null).join('-')
  return fileResponse(toCsv(screenedTable(locale, companies)), 'text/csv', `${name}.csv`)
}
