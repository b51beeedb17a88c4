import { describe, expect, it } from 'vitest'
import { writeChange } from '#market/database/write-change.ts'
import { testService } from '#market/test/start-service.ts'
import { ResponseCache } from './response-cache.ts'

const service = testService('migrated')

/** Counts the actual loads. */
function source(most = 10) {
  const cache = new ResponseCache<{ key: string } | null>(service.database, most)
  const loadedKeys: string[] = []
  return {
    loadedKeys,
    request: (key: string, response: () => Promise<{ key: string } | null> = async () => ({ key })) =>
      cache.get(key, () => {
        loadedKeys.push(key)
        return response()
      }),
  }
}

const tellOfChange = () =>
  service.database.transaction().execute((transaction) => writeChange(transaction, ['list:companies']))

describe('cached responses', () => {
  it('are loaded once for concurrent requests, and again after a change', async () => {
    const { request, loadedKeys } = source()
    await Promise.all([request('a'), request('a'), request('b')])
    expect(await request('a')).toEqual({ key: 'a' })
    expect(loadedKeys.toSorted()).toEqual(['a', 'b'])
    await tellOfChange()
    await request('a')
    expect(loadedKeys.toSorted()).toEqual(['a', 'a', 'b'])
  })

  it('are returned to requests from before a change, including null', async () => {
    const { request } = source()
    const loads = [null, { key: 'old' }].map((value) => {
      const { promise, resolve } = Promise.withResolvers<typeof value>()
      return { promise, finish: () => resolve(value) }
    })
    const requests = loads.map(({ promise }, index) => request(`key-${index}`, () => promise))
    await tellOfChange()
    expect(await request('other')).toEqual({ key: 'other' })
    for (const { finish } of loads) finish()
    expect(await Promise.all(requests)).toEqual([null, { key: 'old' }])
  })

  it('are limited in number, oldest evicted first', async () => {
    const { request, loadedKeys } = source(2)
    for (const key of ['a', 'b', 'c', 'c', 'b', 'a']) await request(key)
    expect(loadedKeys).toEqual(['a', 'b', 'c', 'a'])
  })

  it('exclude failures and missing resources', async () => {
    const { request, loadedKeys } = source(1)
    await request('a')
    await expect(request('b', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await request('b', async () => null)).toBeNull()
    await request('a')
    expect(await request('b')).toEqual({ key: 'b' })
    expect(loadedKeys).toEqual(['a', 'b', 'b', 'b'])
  })
})
