import type { Tag } from '@site/contracts/feed.ts'
import type { Company } from '@site/contracts/market/company.ts'
import * as v from 'valibot'
import type { MarketDatabase } from '#market/database/connection.ts'
import type { MarketFigures } from '#market/figures/market-figures.ts'
import type { ListInBody } from './list-view.ts'
import { parseQuery } from './parse-query.ts'
import type { RefusedParameter } from './problem.ts'
import type { ResponseCache } from './response-cache.ts'

export interface MarketContext {
  readonly database: MarketDatabase
  readonly figures: MarketFigures
  /** By ticker and day. */
  readonly companyResponses: ResponseCache<Company>
  /** The calendar day in Jakarta. */
  readonly today: () => string
}

interface Found<Body> {
  readonly body: Body
  /** The cache tags of the body. */
  readonly tags: readonly Tag[]
}
/** Not found; the tags invalidate the 404 when the resource may appear. */
export interface Absent {
  readonly absent: string
  readonly tags: readonly Tag[]
}
interface Refused {
  readonly refused: RefusedParameter[]
}

interface ResourceDefinition<
  Parameters extends v.GenericSchema,
  Query extends v.GenericSchema,
  Answer extends v.GenericSchema<unknown, object>,
> {
  /** Relative to `/apids`, parameters as `:name`. */
  readonly path: string
  readonly operationId: string
  readonly summary: string
  readonly parameters: Parameters
  readonly query: Query
  readonly answer: Answer
  /** Set if the body contains a list, which then supports CSV and field selection. */
  readonly list?: ListInBody
  readonly load: (input: {
    readonly parameters: v.InferOutput<Parameters>
    readonly query: v.InferOutput<Query>
    readonly context: MarketContext
  }) => Promise<Found<v.InferOutput<Answer>> | Absent | Refused>
}

/** A GET resource; the app mounts it, and the OpenAPI description is generated from it. */
export interface Resource {
  readonly path: string
  readonly operationId: string
  readonly summary: string
  readonly schemas: {
    readonly parameters: v.GenericSchema
    readonly query: v.GenericSchema
    readonly answer: v.GenericSchema
  }
  readonly list?: ListInBody
  readonly answer: (
    parameters: Readonly<Record<string, string>>,
    search: URLSearchParams,
    context: MarketContext,
  ) => Promise<Found<object> | Absent | Refused>
}

export function defineResource<
  const Parameters extends v.GenericSchema,
  const Query extends v.GenericSchema,
  const Answer extends v.GenericSchema<unknown, object>,
>(definition: ResourceDefinition<Parameters, Query, Answer>): Resource {
  const { path, operationId, summary, parameters, query, answer, list, load } = definition
  return {
    path,
    operationId,
    summary,
    schemas: { parameters, query, answer },
    ...(list && { list }),
    async answer(rawParameters, search, context) {
      const inPath = v.safeParse(parameters, rawParameters)
      // A malformed path parameter is a 404.
      if (!inPath.success) return unknownCompany(rawParameters.ticker ?? '')
      const parsed = parseQuery(query, search)
      if ('refused' in parsed) return parsed
      return load({ parameters: inPath.output, query: parsed.query, context })
    },
  }
}

export function unknownCompany(ticker: string): Absent {
  return { absent: `No company has the ticker ${ticker.slice(0, 20)}.`, tags: ['list:companies'] }
}

export const NoParametersSchema = v.object({})
export const CompanyParametersSchema = v.object({
  ticker: v.pipe(v.string(), v.regex(/^[A-Za-z]{4}$/), v.toUpperCase()),
})
