import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { data } from 'react-router'
import { fileOrUnavailable, fileResponse } from '#app/errors/file-response.server.ts'
import { fundSummaryFile, riplayFile } from '#app/i18n/endpoints/document-files.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { findMarginInterest } from '#app/page-parts/margin-terms.server.ts'
import { requestContext } from '#app/request/request-context.server.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/product-document.route.ts'
import { createAccountRiplay } from './account-riplay.server.ts'
import { createFundSummary } from './fund-summary.server.ts'
import { hasRiplay, hasSummary } from './own-documents.server.ts'
import type { ProductDocument } from './product-document.ts'
import { renderDocument } from './render-document.server.ts'

/** A RIPLAY or fund summary as PDF. */
export function loader(args: Route.LoaderArgs) {
  const { locale } = args.context.get(siteContext)
  return fileOrUnavailable(locale, () => createDocument(args))
}

async function createDocument({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { locale, content, now, orNull } = context.get(siteContext)
  const [accounts, funds, fees, serviceFees, { license }, complaints, { siteChrome, siteUrl }] =
    await Promise.all([
      content.accountTypes(),
      content.funds(),
      content.fees(),
      content.serviceFees(),
      content.trust(),
      orNull(content.pageByKey('complaints')),
      context.get(requestContext).layoutData(locale),
    ])
  const complaintsUrl =
    complaints && new URL(pathTo('staticPage', locale, { '*': complaints.slug }), siteUrl).href
  const issuer = { settings: siteChrome.settings, license, complaintsUrl }
  const day = dayInJakarta(now)
  const interest = findMarginInterest(serviceFees, day)
  const account = accounts.find((type) => riplayFile(type.key) === params.file && hasRiplay(type))
  const fund = funds.find((one) => fundSummaryFile(locale, one.code) === params.file && hasSummary(one))
  const respond = async (document: ProductDocument) =>
    fileResponse(await renderDocument(document, siteChrome.settings), 'application/pdf', params.file)
  if (account) return respond(createAccountRiplay(locale, account, { fees, interest, day, issuer }))
  if (fund) return respond(createFundSummary(locale, fund, { day, issuer }))
  throw data(null, { status: 404 })
}
