import { describe, expect, it } from 'vitest'
import { FairTurns } from './fair-turns.ts'

function turnsOf() {
  const end = Promise.withResolvers<void>()
  const turns = new FairTurns({ atOnce: 1, mostWaiting: 3, mostOfNetwork: 2 })
  const take = (network: string | undefined) => {
    if (turns.isFullFor(network)) return null
    return turns.run(network, () => end.promise)
  }
  return { turns, take, end: () => end.resolve() }
}

describe('FairTurns', () => {
  it('leaves places to other networks while one takes all that it gets', async () => {
    const { turns, take, end } = turnsOf()
    const taken = ['a', 'a', 'a', 'b', 'a'].map(take)
    expect(taken.map((turn) => turn !== null)).toEqual([true, true, false, true, false])
    end()
    await Promise.all(taken)
    expect(turns.isFullFor('a')).toBe(false)
  })

  it('is full for everybody once all places are taken', async () => {
    const { take, end } = turnsOf()
    const taken = ['a', 'b', 'c', undefined, 'd', undefined].map(take)
    expect(taken.map((turn) => turn !== null)).toEqual([true, true, true, true, false, false])
    end()
    await Promise.all(taken)
  })

  it('gives a place back when the work fails', async () => {
    const { turns } = turnsOf()
    for (let time = 0; time < 3; time += 1) {
      expect(turns.isFullFor('a')).toBe(false)
      await turns.run('a', () => Promise.reject(new Error('wrong password'))).catch(() => {})
    }
  })
})
