import { tickerOfSlug } from '@site/contracts/market/values.ts'
import { data } from 'react-router'
import { fileOrUnavailable } from '#app/errors/file-response.server.ts'
import { statementOfFile } from '#app/i18n/endpoints/statement-csv-path.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/statement-csv.route.ts'
import { statementCsv } from './statement-csv.server.ts'

export function loader(args: Route.LoaderArgs) {
  const { locale } = args.context.get(siteContext)
  return fileOrUnavailable(locale, () => createTableResponse(args))
}

async function createTableResponse({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { locale, market } = context.get(siteContext)
  const ticker = tickerOfSlug(params.slug)
  const file = statementOfFile(params.file)
  const statements = ticker && file && (await market.statements(ticker, file))
  if (!statements) {
    throw data(null, { status: 404 })
  }
  return new Response(statementCsv(locale, statements), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${ticker}-${params.file}"`,
      'x-robots-tag': 'noindex',
    },
  })
}
