import { describe, expect, it } from 'vitest'
import { writeChange } from '#market/database/write-change.ts'
import { testService } from '#market/test/start-service.ts'
import { ResponseCache } from './response-cache.ts'

const service = testService('migrated')

/** Counts the actual loads. */
function source(most = 10) {
  const cache = new ResponseCache<{ key: string }>(service.database, most)
  const loaded: string[] = []
  return {
    loaded,
    ask: (key: string, response: () => Promise<{ key: string } | null> = async () => ({ key })) =>
      cache.get(key, () => {
        loaded.push(key)
        return response()
      }),
  }
}

const tellOfChange = () =>
  service.database.transaction().execute((transaction) => writeChange(transaction, ['list:companies']))

describe('cached responses', () => {
  it('are loaded once for concurrent requests, and again after a change', async () => {
    const { ask, loaded } = source()
    await Promise.all([ask('a'), ask('a'), ask('b')])
    expect(await ask('a')).toEqual({ key: 'a' })
    expect(loaded.toSorted()).toEqual(['a', 'b'])
    await tellOfChange()
    await ask('a')
    expect(loaded.toSorted()).toEqual(['a', 'a', 'b'])
  })

  it('are returned to requests from before a change, including null', async () => {
    const { ask } = source()
    const loads = [null, { key: 'old' }].map((value) => {
      const { promise, resolve } = Promise.withResolvers<typeof value>()
      return { promise, finish: () => resolve(value) }
    })
    const requests = loads.map(({ promise }, index) => ask(`key-${index}`, () => promise))
    await tellOfChange()
    expect(await ask('other')).toEqual({ key: 'other' })
    for (const { finish } of loads) finish()
    expect(await Promise.all(requests)).toEqual([null, { key: 'old' }])
  })

  it('are limited in number, oldest evicted first', async () => {
    const { ask, loaded } = source(2)
    for (const key of ['a', 'b', 'c', 'c', 'b', 'a']) await ask(key)
    expect(loaded).toEqual(['a', 'b', 'c', 'a'])
  })

  it('exclude failures and missing resources', async () => {
    const { ask, loaded } = source(1)
    await ask('a')
    await expect(ask('b', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await ask('b', async () => null)).toBeNull()
    await ask('a')
    expect(await ask('b')).toEqual({ key: 'b' })
    expect(loaded).toEqual(['a', 'b', 'b', 'b'])
  })
})
