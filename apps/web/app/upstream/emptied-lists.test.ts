import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServiceClient } from './service-client.server.ts'
import { testService } from './test-service.ts'

const service = testService()
const { client, failureOf } = service

describe('a list that was full and is suddenly empty', () => {
  const ListSchema = v.object({ items: v.array(v.number()) })
  const holds = (count: number) => {
    service.answerWith = (_request, response) => {
      response.setHeader('surrogate-key', 'list:things things:1')
      response.end(JSON.stringify({ items: Array.from({ length: count }, (_, item) => item) }))
    }
  }
  const countOf = async (things: ServiceClient) => (await things.get('/list', ListSchema)).data?.items.length
  let things: ServiceClient

  beforeEach(async () => {
    things = client()
    holds(5)
    await things.get('/list', ListSchema)
    holds(0)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('is not believed, and told once as it begins', async () => {
    expect(await failureOf(things.get('/list', ListSchema))).toBe('emptied')
    expect(await failureOf(things.get('/list', ListSchema))).toBe('stillEmpty')
  })

  it('is believed at once where the database was replaced', async () => {
    things.purge()
    expect(await countOf(things)).toBe(0)
  })

  it('is no failure that opens the circuit', async () => {
    for (let call = 0; call < 8; call += 1) {
      await failureOf(things.get('/list', ListSchema))
    }
    expect(things.isOpen).toBe(false)
  })

  it('is believed when the change feed has named something in it', async () => {
    things.forget(['things:1'])
    expect(await countOf(things)).toBe(0)
  })

  it('is believed after ten minutes', async () => {
    await failureOf(things.get('/list', ListSchema))
    const now = performance.now()
    vi.spyOn(performance, 'now').mockReturnValue(now + 599_000)
    expect(await failureOf(things.get('/list', ListSchema))).toBe('stillEmpty')
    vi.spyOn(performance, 'now').mockReturnValue(now + 601_000)
    expect(await countOf(things)).toBe(0)
  })
})
