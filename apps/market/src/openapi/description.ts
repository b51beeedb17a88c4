import { HEARTBEAT_SECONDS } from '@site/contracts/change-feed.ts'
import { type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { ListInBody } from '#market/http/list-view.ts'
import type { Resource } from '#market/http/resource.ts'
import { findSchemaName, namedSchemas } from './schemas.ts'

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: JsonSchema
}

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly parameters: readonly Parameter[]
  readonly responses: Readonly<Record<string, object>>
  readonly security?: readonly object[]
}

export interface Description {
  readonly openapi: '3.1.0'
  readonly info: {
    readonly title: string
    readonly version: string
    readonly description: string
    readonly license: object
  }
  readonly servers: readonly object[]
  /** The API key is optional. */
  readonly security: readonly object[]
  readonly paths: Readonly<Record<string, { readonly get: Operation }>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly securitySchemes: object
  }
}

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const config = { target: 'draft-2020-12', errorMode: 'ignore' } as const

/** The OpenAPI 3.1 description, generated from the same table and contracts as the responses. */
export function describeApi(basePath: string, resources: readonly Resource[]): Description {
  const paths = resources.map((resource) => [
    `${basePath}${resource.path.replaceAll(/:(\w+)/g, '{$1}')}`,
    { get: describeOperation(resource) },
  ])
  return {
    openapi: '3.1.0',
    info: {
      title: 'Market data',
      version: '1.0.0',
      description:
        'Companies of the exchange with prices, statements, ratios, corporate actions and news. Days are ' +
        'calendar days in Jakarta, prices rupiah per share, statement amounts millions of their currency. ' +
        'Market capitalization counts listed shares, so it leaves out those that a bank may not list; the free ' +
        'float is a percentage of listed shares; per-share figures of statements use the counts that the company files. ' +
        'Texts of companies without an English translation have `en: null`; unknown values are null. ' +
        'Tickers are case-insensitive. Use `fields` to return only some columns of a list, and `format=csv` or ' +
        '`Accept: text/csv` for CSV. Paginate long lists with `cursor` and `nextCursor`, which neither skip nor ' +
        'repeat items after insertions, unlike `page`. ' +
        'Every response has an ETag, is cacheable for a minute, and has its cache tags in Surrogate-Key. ' +
        'Without an API key, the default limit is 120 requests per minute and client address.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This service' }],
    security: [{}, { serviceKey: [] }],
    paths: { ...Object.fromEntries(paths), [`${basePath}/changes`]: { get: changeFeed } },
    components: {
      schemas: toJsonSchemaDefs(namedSchemas, {
        ...config,
        overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
      }),
      securitySchemes: { serviceKey: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function describeOperation({ operationId, summary, schemas, list }: Resource): Operation {
  const inPath = describeParameters(schemas.parameters, 'path')
  const inQuery = describeParameters(schemas.query, 'query')
  return {
    operationId,
    summary,
    parameters: [...inPath, ...inQuery, ...(list ? listParameters(list.fields) : [])],
    responses: {
      200: {
        description: 'The requested resource',
        content: {
          'application/json': { schema: responseSchema(refTo(findSchemaName(schemas.response)), list) },
          ...(list && { 'text/csv': { schema: { type: 'string' } } }),
        },
      },
      304: { description: 'Not modified' },
      400: problemResponse('Invalid parameter; see errors'),
      ...(inPath.length > 0 && { 404: problemResponse('Not found') }),
      429: problemResponse('Too many requests without a key; see Retry-After'),
      503: problemResponse('The data is temporarily unavailable'),
    },
  }
}

/** With `fields`, the rows contain only the selected fields. */
function responseSchema(full: { $ref: string }, list: ListInBody | undefined) {
  if (list === undefined) return full
  const rows = { type: 'array', items: { type: 'object', propertyNames: { enum: list.fields } } }
  return { anyOf: [full, { type: 'object', properties: { [list.key]: rows }, required: [list.key] }] }
}

function listParameters(fields: readonly string[]): Parameter[] {
  const field = `(${fields.join('|')})`
  return [
    {
      name: 'fields',
      in: 'query',
      required: false,
      schema: { type: 'string', pattern: `^${field}(,${field})*$` },
    },
    { name: 'format', in: 'query', required: false, schema: { type: 'string', enum: ['json', 'csv'] } },
  ]
}

function problemResponse(description: string) {
  return { description, content: { 'application/problem+json': { schema: refTo('Problem') } } }
}

function describeParameters(schema: GenericSchema, location: Parameter['in']): Parameter[] {
  const { properties = {}, required = [] } = toJsonSchema(schema, { ...config, typeMode: 'input' })
  return Object.entries(properties).flatMap(([name, property]) =>
    typeof property === 'boolean'
      ? []
      : [{ name, in: location, required: location === 'path' || required.includes(name), schema: property }],
  )
}

const changeFeed: Operation = {
  operationId: 'followChanges',
  summary: 'Change events as server-sent events, for services that cache responses',
  parameters: [
    {
      name: 'Last-Event-ID',
      in: 'header',
      required: false,
      schema: { type: 'string', pattern: '^\\d{1,15}$' },
    },
  ],
  security: [{ serviceKey: [] }],
  responses: {
    200: {
      description:
        'hello {sequence, epoch} on connection, with a new epoch if the database was replaced; ' +
        'change {sequence, tags, at} with its sequence as id; reset {sequence} if missed events are ' +
        `no longer stored; heartbeat at least every ${HEARTBEAT_SECONDS} seconds`,
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    },
    400: problemResponse('Last-Event-ID is not a sequence'),
    401: problemResponse('The key is missing or invalid'),
  },
}
