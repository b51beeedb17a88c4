import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { createApp } from '#market/app.ts'
import { resources } from '#market/resources.ts'
import { apiKey, testService } from '#market/test/start-service.ts'
import { openTestDatabase } from '#market/test/test-database.ts'
import { describeApi, type Operation, type Parameter } from './description.ts'

const description = describeApi('/apids', resources)
const operations = Object.entries(description.paths).map(([path, { get }]) => ({ path, operation: get }))
const dataOperations = operations.filter(({ path }) => path !== '/apids/changes')

const validator = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
validator.addSchema({ $id: 'api', ...description })

const service = testService()
const unreachable = openTestDatabase('postgres://nobody@127.0.0.1:1/nothing')
afterAll(() => unreachable.destroy())

/** The same app on another database, or with another limit. */
function appWith(options: Partial<Parameters<typeof createApp>[0]>) {
  const { database, streams } = service
  const logger = pino({ level: 'silent' })
  return createApp({
    database,
    streams,
    logger,
    apiKey,
    anonymousPerMinute: 100_000,
    trustedProxies: 0,
    ...options,
  })
}

/** Values for the parameters in the description, from the test data. */
const values: Readonly<Record<string, string>> = {
  ticker: 'SPLT',
  slug: 'news-3',
  tickers: 'SPLT,RUGI',
  index: 'GABUNGAN',
  on: '2026-11-20',
}
const missing: Readonly<Record<string, string>> = { ticker: 'XXXX', slug: 'nothing' }

function filled(path: string, by: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => by[name] ?? name)
}

function first({ name, schema }: Parameter): string {
  return String(schema.enum?.[0] ?? values[name] ?? '')
}

/** The URL with its required parameters and the given ones. */
function toUrl(
  { path, operation }: { path: string; operation: Operation },
  more: Readonly<Record<string, string>> = {},
): string {
  const required = operation.parameters.filter((parameter) => parameter.in === 'query' && parameter.required)
  const search = new URLSearchParams(required.map((parameter) => [parameter.name, first(parameter)]))
  for (const [name, value] of Object.entries(more)) search.set(name, value)
  return `${filled(path, values)}?${search}`
}

/** Fails unless the description has the status with this content type, and the body matches its schema. */
async function expectDescribed(path: string, operation: Operation, response: Response): Promise<void> {
  const status = String(response.status)
  const type = response.headers.get('content-type')?.split(';')[0] ?? ''
  const pointer = ['paths', path, 'get', 'responses', status]
  expect(Object.keys(operation.responses)).toContain(status)
  if (response.status === 304) {
    expect(await response.text()).toBe('')
    return
  }
  const content = [...pointer, 'content', type, 'schema']
  const reference = content.map((part) =>
    encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')),
  )
  const isValid = validator.getSchema(`api#/${reference.join('/')}`)
  expect(isValid, `${status} as ${type} is described`).toBeDefined()
  const body: unknown = type.endsWith('json') ? await response.json() : await response.text()
  expect(isValid?.(body), JSON.stringify(isValid?.errors?.slice(0, 3))).toBe(true)
}

it('the description passes the linter', async () => {
  const problems = await lintFromString({
    source: JSON.stringify(description),
    absoluteRef: 'openapi.json',
    config: await createConfig({ extends: ['recommended-strict'] }),
  })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

describe.each(dataOperations)('$path', ({ path, operation }) => {
  const at = { path, operation }

  it('matches the responses, complete and conditional', async () => {
    const response = await service.get(toUrl(at))
    expect(response.status).toBe(200)
    const again = await service.get(toUrl(at), { 'If-None-Match': response.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    await expectDescribed(path, operation, response)
    await expectDescribed(path, operation, again)
  })

  const optional = operation.parameters
    .filter((parameter) => parameter.in === 'query' && !parameter.required)
    .flatMap(({ name, schema }) => {
      const known = values[name] === undefined ? [] : [values[name]]
      return (schema.enum ?? known).map((option) => ({ [name]: String(option) }))
    })
  it.each(optional)('answers as described with %o', async (more) => {
    const response = await service.get(toUrl(at, more))
    expect(response.status).toBe(200)
    await expectDescribed(path, operation, response)
  })

  it.each([
    { status: 400, respond: () => service.get(toUrl(at, { unknown: '1' })) },
    { status: 429, respond: () => appWith({ anonymousPerMinute: 0 }).request(toUrl(at)) },
    { status: 503, respond: () => appWith({ database: unreachable }).request(toUrl(at)) },
  ])('matches the response with status $status', async ({ status, respond }) => {
    const response = await respond()
    expect(response.status).toBe(status)
    await expectDescribed(path, operation, response)
  })
})

describe.each(dataOperations.filter(({ path }) => path.includes('{')))('$path', ({ path, operation }) => {
  it('matches the 404 response', async () => {
    const { search } = new URL(toUrl({ path, operation }), 'http://service')
    const response = await service.get(`${filled(path, missing)}${search}`)
    expect(response.status).toBe(404)
    await expectDescribed(path, operation, response)
  })
})

describe.each(operations.filter(({ path }) => path === '/apids/changes'))('$path', ({ path, operation }) => {
  it('matches the change feed with and without a key', async () => {
    const authorized = { Authorization: `Bearer ${apiKey}` }
    const bad = await service.get(path, { ...authorized, 'Last-Event-ID': 'x' })
    expect(bad.status).toBe(400)
    await expectDescribed(path, operation, bad)
    const stranger = await service.get(path)
    expect(stranger.status).toBe(401)
    await expectDescribed(path, operation, stranger)
    const stream = await service.get(path, authorized)
    expect(stream.status).toBe(200)
    expect(stream.headers.get('content-type')).toMatch(/^text\/event-stream/)
    await stream.body?.cancel()
  })
})
