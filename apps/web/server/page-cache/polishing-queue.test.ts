import { describe, expect, it } from 'vitest'
import { PolishingQueue } from './polishing-queue.ts'

describe('PolishingQueue', () => {
  it('does one piece of work after the other, also after one that fails', async () => {
    const queue = new PolishingQueue()
    const first = Promise.withResolvers<void>()
    const done = Promise.withResolvers<void>()
    const begun: number[] = []
    queue.add(() => {
      begun.push(1)
      return first.promise
    })
    queue.add(async () => {
      begun.push(2)
      done.resolve()
    })
    expect(begun).toEqual([1])
    first.reject(new Error('no memory'))
    await done.promise
    expect(begun).toEqual([1, 2])
  })

  it('takes no more than may wait, and takes more when it has room again', async () => {
    const queue = new PolishingQueue()
    const first = Promise.withResolvers<void>()
    queue.add(() => first.promise)
    const last = Promise.withResolvers<void>()
    for (let place = 1; place < 64; place += 1) {
      expect(queue.add(async () => {})).toBe(true)
    }
    expect(queue.add(async () => last.resolve())).toBe(true)
    expect(queue.add(async () => {})).toBe(false)
    first.resolve()
    await last.promise
    expect(queue.add(async () => {})).toBe(true)
  })
})
