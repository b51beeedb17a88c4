import { afterEach, describe, expect, it, vi } from 'vitest'
import { Semaphore } from './semaphore.ts'

const oneAtATime = () => new Semaphore({ concurrency: 1, maxQueued: 2, overloaded: () => new Error('full') })

afterEach(() => {
  vi.useRealTimers()
})

describe('Semaphore', () => {
  it('runs one task at a time, also after a failed one', async () => {
    const semaphore = oneAtATime()
    const first = Promise.withResolvers<void>()
    const started: number[] = []
    const failing = semaphore.run(() => {
      started.push(1)
      return first.promise
    })
    const following = semaphore.run(async () => started.push(2))
    expect(started).toEqual([1])
    first.reject(new Error('no memory'))
    await expect(failing).rejects.toThrow('no memory')
    await following
    expect(started).toEqual([1, 2])
  })

  it('rejects a task when the queue is full, and accepts tasks again later', async () => {
    const semaphore = oneAtATime()
    const first = Promise.withResolvers<void>()
    const waiting = [
      semaphore.run(() => first.promise),
      semaphore.run(async () => {}),
      semaphore.run(async () => {}),
    ]
    await expect(semaphore.run(async () => {})).rejects.toThrow('full')
    first.resolve()
    await Promise.all(waiting)
    await expect(semaphore.run(async () => 'done')).resolves.toBe('done')
  })

  it('rejects a task after the queue timeout, but not once it has started', async () => {
    vi.useFakeTimers()
    const semaphore = new Semaphore({
      concurrency: 1,
      maxQueued: 2,
      maxWaitMs: 1000,
      overloaded: () => new Error('full'),
    })
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()]
    const working = semaphore.run(() => first.promise)
    const inTime = semaphore.run(() => second.promise)
    const tooLate = expect(semaphore.run(async () => 'late')).rejects.toThrow('full')
    await vi.advanceTimersByTimeAsync(900)
    first.resolve()
    await working
    await vi.advanceTimersByTimeAsync(200)
    await tooLate
    second.resolve('in time')
    await expect(inTime).resolves.toBe('in time')
    await expect(semaphore.run(async () => 'done')).resolves.toBe('done')
  })

  it('accepts a shorter timeout per call', async () => {
    vi.useFakeTimers()
    const semaphore = oneAtATime()
    const held = Promise.withResolvers<string>()
    const working = semaphore.run(() => held.promise, -1)
    const tooLate = expect(semaphore.run(async () => 'late', 300)).rejects.toThrow('full')
    await vi.advanceTimersByTimeAsync(300)
    await tooLate
    held.resolve('room')
    await expect(working).resolves.toBe('room')
  })
})
