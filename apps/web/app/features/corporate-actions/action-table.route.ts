import { toCsv } from '#app/data/csv.server.ts'
import { fileError, fileOrUnavailable, fileResponse } from '#app/errors/file-response.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/action-table.route.ts'
import { actionRows } from './action-columns.server.ts'
import { type ActionsQuery, parseActionsQuery, toActionsQuery } from './actions-query.server.ts'
import { allActions } from './all-actions.server.ts'
import { copy } from './copy.ts'

export function loader(args: Route.LoaderArgs) {
  const { locale } = args.context.get(siteContext)
  return fileOrUnavailable(locale, () => createTableResponse(args))
}

async function createTableResponse({ url, context }: Route.LoaderArgs): Promise<Response> {
  const { locale, market } = context.get(siteContext)
  const words = copy[locale]
  const query = parseActionsQuery(url.searchParams)
  const { kind } = query
  if (query.isUnknown || kind === null) {
    return fileError(404, words.empty)
  }
  if (query.errors.length > 0) {
    return fileError(400, query.errors.map(({ reason }) => words.errors[reason]).join(' '))
  }
  const actions = await allActions(market, toActionsQuery(query))
  return actions === null
    ? fileError(422, words.tooMany)
    : fileResponse(toCsv(actionRows(locale, kind, actions)), 'text/csv', `${fileName(query)}.csv`)
}

/** Contains validated parts only, because it is used in a header. */
function fileName({ kind, typed: { ticker, from, to } }: ActionsQuery): string {
  return [kind, ticker?.toLowerCase(), from, to]
    .filter((part) => part !== null && part !== undefined)
    .join('-')
}
