import { describe, expect, it } from 'vitest'
import { FairSemaphore } from './fair-semaphore.ts'

function testSemaphore() {
  const end = Promise.withResolvers<void>()
  const semaphore = new FairSemaphore({ concurrency: 1, maxQueued: 3, maxPerNetwork: 2 })
  const take = (network: string | undefined) => {
    if (semaphore.isFullFor(network)) return null
    return semaphore.run(network, () => end.promise)
  }
  return { semaphore, take, end: () => end.resolve() }
}

describe('FairSemaphore', () => {
  it('leaves slots to other networks while one has reached its limit', async () => {
    const { semaphore, take, end } = testSemaphore()
    const taken = ['a', 'a', 'a', 'b', 'a'].map(take)
    expect(taken.map((turn) => turn !== null)).toEqual([true, true, false, true, false])
    end()
    await Promise.all(taken)
    expect(semaphore.isFullFor('a')).toBe(false)
  })

  it('is full for all networks once all slots are taken', async () => {
    const { take, end } = testSemaphore()
    const taken = ['a', 'b', 'c', undefined, 'd', undefined].map(take)
    expect(taken.map((turn) => turn !== null)).toEqual([true, true, true, true, false, false])
    end()
    await Promise.all(taken)
  })

  it('releases the slot when the work fails', async () => {
    const { semaphore } = testSemaphore()
    for (let time = 0; time < 3; time += 1) {
      expect(semaphore.isFullFor('a')).toBe(false)
      await semaphore.run('a', () => Promise.reject(new Error('wrong password'))).catch(() => {})
    }
  })
})
