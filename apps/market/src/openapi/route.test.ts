import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { resources } from '#market/resources.ts'
import { testService } from '#market/test/start-service.ts'

const service = testService()
const { read } = service
const { get } = service

describe('the description', () => {
  const DescriptionSchema = v.object({
    openapi: v.literal('3.1.0'),
    paths: v.record(v.string(), v.object({ get: v.object({ operationId: v.string() }) })),
  })

  it('lists every route', async () => {
    const { paths } = await read('/apids/openapi.json', DescriptionSchema)
    const expected = resources.map(({ path }) => `/apids${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    expect(Object.keys(paths).toSorted()).toEqual([...expected, '/apids/changes'].toSorted())
    const operations = Object.values(paths).map((path) => path.get.operationId)
    expect(new Set(operations).size).toBe(operations.length)
  })

  it('has a page without external resources', async () => {
    const response = await get('/apids/docs')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const page = await response.text()
    expect(page).toContain('/apids/companies/{ticker}/prices')
    expect(page).not.toMatch(/<script|src=|https?:\/\//)
  })
})
