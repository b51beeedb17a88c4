import { afterEach, describe, expect, it, vi } from 'vitest'
import { Turns } from './turns.ts'

const oneAtATime = () => new Turns({ atOnce: 1, mostWaiting: 2, whenFull: () => new Error('full') })

afterEach(() => {
  vi.useRealTimers()
})

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

  it('sends away who has waited too long, and nobody whose turn has come', async () => {
    vi.useFakeTimers()
    const turns = new Turns({
      atOnce: 1,
      mostWaiting: 2,
      longestWaitMs: 1000,
      whenFull: () => new Error('full'),
    })
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()]
    const working = turns.run(() => first.promise)
    const inTime = turns.run(() => second.promise)
    const tooLate = expect(turns.run(async () => 'late')).rejects.toThrow('full')
    await vi.advanceTimersByTimeAsync(900)
    first.resolve()
    await working
    await vi.advanceTimersByTimeAsync(200)
    await tooLate
    second.resolve('in time')
    await expect(inTime).resolves.toBe('in time')
    await expect(turns.run(async () => 'done')).resolves.toBe('done')
  })

  it('sends away earlier who has waited elsewhere, and lets them begin where there is room', async () => {
    vi.useFakeTimers()
    const turns = oneAtATime()
    const held = Promise.withResolvers<string>()
    const working = turns.run(() => held.promise, -1)
    const tooLate = expect(turns.run(async () => 'late', 300)).rejects.toThrow('full')
    await vi.advanceTimersByTimeAsync(300)
    await tooLate
    held.resolve('room')
    await expect(working).resolves.toBe('room')
  })
})
