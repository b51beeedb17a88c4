import { describe, expect, it } from 'vitest'
import { Turns } from './turns.ts'

const oneAtATime = () => new Turns({ atOnce: 1, mostWaiting: 2, whenFull: () => new Error('full') })

describe('Turns', () => {
  it('lets one work after the other, also after one that fails', async () => {
    const turns = oneAtATime()
    const first = Promise.withResolvers<void>()
    const begun: number[] = []
    const failing = turns.run(() => {
      begun.push(1)
      return first.promise
    })
    const following = turns.run(async () => begun.push(2))
    expect(begun).toEqual([1])
    first.reject(new Error('no memory'))
    await expect(failing).rejects.toThrow('no memory')
    await following
    expect(begun).toEqual([1, 2])
  })

  it('sends away who comes when too many wait, and has room again afterwards', async () => {
    const turns = oneAtATime()
    const first = Promise.withResolvers<void>()
    const waiting = [turns.run(() => first.promise), turns.run(async () => {}), turns.run(async () => {})]
    await expect(turns.run(async () => {})).rejects.toThrow('full')
    first.resolve()
    await Promise.all(waiting)
    await expect(turns.run(async () => 'done')).resolves.toBe('done')
  })
})
