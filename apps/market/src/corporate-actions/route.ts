import {
  CompanyActionListQuerySchema,
  CorporateActionListQuerySchema,
  CorporateActionListSchema,
  CorporateActionSchema,
} from '@site/contracts/market/corporate-actions.ts'
import { tags } from '#market/database/write-change.ts'
import { findCompany } from '#market/figures/companies.ts'
import { decodeCursor } from '#market/http/pages.ts'
import {
  CompanyParametersSchema,
  defineResource,
  NoParametersSchema,
  unknownCompany,
} from '#market/http/resource.ts'
import { ActionPlaceSchema, loadActions } from './source.ts'

const actionFields = [
  ...new Set(CorporateActionSchema.options.flatMap(({ entries }) => Object.keys(entries))),
]

const reversed = { rejected: [{ parameter: 'to', message: 'must not be before from' }] }

function isReversed({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean {
  return from !== undefined && to !== undefined && to < from
}

export const corporateActionsResource = defineResource({
  path: '/corporate-actions',
  operationId: 'listCorporateActions',
  summary: 'Corporate actions of all companies, upcoming first',
  parameters: NoParametersSchema,
  query: CorporateActionListQuerySchema,
  response: CorporateActionListSchema,
  list: { key: 'items', fields: actionFields },
  async load({ query, context: { database, today } }) {
    if (isReversed(query)) return reversed
    const cursor = decodeCursor(query, ActionPlaceSchema)
    if ('rejected' in cursor) return cursor
    const body = await loadActions(database, query, { today: today(), after: cursor.after })
    return { body, tags: [tags.corporateActionList, ...body.items.map(({ ticker }) => tags.company(ticker))] }
  },
})

export const companyActionsResource = defineResource({
  path: '/companies/:ticker/corporate-actions',
  operationId: 'listCompanyActions',
  summary: 'Corporate actions of a company, upcoming first',
  parameters: CompanyParametersSchema,
  query: CompanyActionListQuerySchema,
  response: CorporateActionListSchema,
  list: { key: 'items', fields: actionFields },
  async load({ parameters: { ticker }, query, context: { database, today } }) {
    if ((await findCompany(database, ticker)) === null) return unknownCompany(ticker)
    if (isReversed(query)) return reversed
    const cursor = decodeCursor(query, ActionPlaceSchema)
    if ('rejected' in cursor) return cursor
    const body = await loadActions(database, { ...query, ticker }, { today: today(), after: cursor.after })
    return { body, tags: [tags.corporateActionList, tags.company(ticker)] }
  },
})
