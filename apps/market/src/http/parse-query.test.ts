import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parseQuery } from './parse-query.ts'

const schema = v.strictObject({ page: v.optional(v.string()) })

describe('parseQuery', () => {
  it('rejects thousands of parameters with one error', () => {
    const names = Array.from({ length: 5_000 }, (_, position) => `p${position % 2_500}`)
    const parsed = parseQuery(schema, new URLSearchParams(names.join('&')))
    expect(parsed).toEqual({ rejected: [{ parameter: 'query', message: 'must have at most 30 parameters' }] })
  })

  it('reports a repeated parameter once', () => {
    const parsed = parseQuery(schema, new URLSearchParams('page=1&page=2&page=3'))
    expect(parsed).toEqual({ rejected: [{ parameter: 'page', message: 'must be given once' }] })
  })
})
