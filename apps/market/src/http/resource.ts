import type { Tag } from '@site/contracts/change-feed.ts'
import type { Company } from '@site/contracts/market/company.ts'
import type { MarketDay } from '@site/contracts/market/market-day.ts'
import { typedTickerPattern } from '@site/contracts/market/values.ts'
import * as v from 'valibot'
import type { MarketDatabase } from '#market/database/connection.ts'
import type { MarketFigures } from '#market/figures/market-figures.ts'
import type { ListInBody } from './list-view.ts'
import { parseQuery } from './parse-query.ts'
import type { InvalidParameter } from './problem.ts'
import type { ResponseCache } from './response-cache.ts'

export interface MarketContext {
  readonly database: MarketDatabase
  readonly figures: MarketFigures
  /** By ticker and day. */
  readonly companyResponses: ResponseCache<Company | null>
  /** By the requested day. */
  readonly marketDays: ResponseCache<MarketDay>
  /** The calendar day in Jakarta. */
  readonly today: () => string
}

interface Found<Body> {
  readonly body: Body
  /** The cache tags of the body. */
  readonly tags: readonly Tag[]
}
/** Not found; the tags invalidate the 404 when the resource may appear. */
export interface Missing {
  readonly missing: string
  readonly tags: readonly Tag[]
}
interface Rejected {
  readonly rejected: InvalidParameter[]
}

interface ResourceDefinition<
  Parameters extends v.GenericSchema,
  Query extends v.GenericSchema,
  Body extends v.GenericSchema<unknown, object>,
> {
  /** Relative to `/apids`, parameters as `:name`. */
  readonly path: string
  readonly operationId: string
  readonly summary: string
  readonly parameters: Parameters
  readonly query: Query
  readonly response: Body
  /** Set if the body contains a list, which then supports CSV and field selection. */
  readonly list?: ListInBody
  readonly load: (input: {
    readonly parameters: v.InferOutput<Parameters>
    readonly query: v.InferOutput<Query>
    readonly context: MarketContext
  }) => Promise<Found<v.InferOutput<Body>> | Missing | Rejected>
}

/** A GET resource; the app mounts it, and the OpenAPI description is generated from it. */
export interface Resource {
  readonly path: string
  readonly operationId: string
  readonly summary: string
  readonly schemas: {
    readonly parameters: v.GenericSchema
    readonly query: v.GenericSchema
    readonly response: v.GenericSchema
  }
  readonly list?: ListInBody
  readonly respond: (
    parameters: Readonly<Record<string, string>>,
    search: URLSearchParams,
    context: MarketContext,
  ) => Promise<Found<object> | Missing | Rejected>
}

export function defineResource<
  const Parameters extends v.GenericSchema,
  const Query extends v.GenericSchema,
  const Body extends v.GenericSchema<unknown, object>,
>(definition: ResourceDefinition<Parameters, Query, Body>): Resource {
  const { path, operationId, summary, parameters, query, response, list, load } = definition
  return {
    path,
    operationId,
    summary,
    schemas: { parameters, query, response },
    ...(list && { list }),
    async respond(rawParameters, search, context) {
      const inPath = v.safeParse(parameters, rawParameters)
      // A malformed path parameter is a 404.
      if (!inPath.success) return unknownCompany(rawParameters.ticker ?? '')
      const parsed = parseQuery(query, search)
      if ('rejected' in parsed) return parsed
      return load({ parameters: inPath.output, query: parsed.query, context })
    },
  }
}

export function unknownCompany(ticker: string): Missing {
  return { missing: `No company has the ticker ${ticker.slice(0, 20)}.`, tags: ['list:companies'] }
}

export const NoParametersSchema = v.object({})
export const CompanyParametersSchema = v.object({
  ticker: v.pipe(v.string(), v.regex(new RegExp(`^${typedTickerPattern}$`)), v.toUpperCase()),
})
