import { tickerOfSlug } from '@site/contracts/market/values.ts'
import { data, type MiddlewareFunction } from 'react-router'
import type { ParamsCheckName } from '#app/i18n/middleware-names.ts'
import { rejectRoute } from '#app/request/rejected-routes.server.ts'
import { findValidation } from '#app/request/route-middleware.ts'

type Params = Readonly<Record<string, string | undefined>>

/** The slugs of the CMS; slugs of imported news may be longer (`apps/market/src/import/reading/cells.ts`). */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const SLUG_CHARACTERS = 200

const isSlug = (text = '') => text.length <= SLUG_CHARACTERS && SLUG.test(text)
const isCompany = (text = '') => tickerOfSlug(text) !== null

export const paramsChecks: Readonly<Record<ParamsCheckName, (params: Params) => boolean>> = {
  documentSlug: ({ slug }) => isSlug(slug),
  companySlug: ({ slug }) => isCompany(slug),
  companyNewsSlug: ({ slug, news }) => isCompany(slug) && isSlug(news),
}

/** Responds 404 for invalid parameters without calling a service. */
export const validation: MiddlewareFunction<Response> = ({ pattern, params, context }) => {
  const check = findValidation(pattern)
  if (check !== null && !paramsChecks[check](params)) {
    rejectRoute(context, data(null, { status: 404 }))
  }
}
