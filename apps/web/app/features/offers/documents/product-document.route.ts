import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { data } from 'react-router'
import { fileOrUnavailable, fileResponse } from '#app/errors/file-response.server.ts'
import { fundSummaryFile, riplayFile } from '#app/i18n/endpoints/document-files.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/product-document.route.ts'
import { accountRiplay } from './account-riplay.server.ts'
import { fundSummary } from './fund-summary.server.ts'
import { hasRiplay, hasSummary } from './own-documents.server.ts'
import { renderDocument } from './render-document.server.ts'

/** A RIPLAY or fund summary as PDF. */
export function loader(args: Route.LoaderArgs) {
  const { locale } = args.context.get(siteContext)
  return fileOrUnavailable(locale, () => documentOf(args))
}

async function documentOf({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { locale, content, now } = context.get(siteContext)
  const [accounts, funds, fees, { license }, { siteChrome }] = await Promise.all([
    content.accountTypes(),
    content.funds(),
    content.fees(),
    content.trust(),
    context.get(requestContext).layoutData(locale),
  ])
  const issuer = { settings: siteChrome.settings, license }
  const account = accounts.find((type) => riplayFile(type.key) === params.file && hasRiplay(type))
  const fund = funds.find((one) => fundSummaryFile(locale, one.code) === params.file && hasSummary(one))
  const day = dayInJakarta(now)
  const regular = accounts.find(({ key }) => key === 'regular') ?? null
  const document = account
    ? accountRiplay(locale, account, { fees, day, issuer })
    : fund
      ? fundSummary(locale, fund, { day, issuer, account: regular })
      : null
  if (document === null) throw data(null, { status: 404 })
  return fileResponse(await renderDocument(document, siteChrome.settings), 'application/pdf', params.file)
}
