import { describe, expect, it } from 'vitest'
import { LoopLag } from '#server/pages/loop-lag.ts'
import { LoadShedder, Overload } from './load-shedder.ts'

const calm = { averageMs: 0 }

/** Tasks that end on demand. */
function fakeWork() {
  const started: (() => void)[] = []
  const make = () => new Promise<string>((resolve) => started.push(() => resolve('done')))
  /** Ends this many tasks, each as soon as it has started. */
  const end = async (count: number) => {
    for (let ended = 0; ended < count; ended += 1) {
      await expect.poll(() => started.length).toBeGreaterThan(ended)
      started[ended]?.()
    }
  }
  return { started, make, end }
}

describe('LoadShedder', () => {
  it.each([
    { lagMs: 0, concurrency: 16 },
    { lagMs: 20, concurrency: 16 },
    { lagMs: 40, concurrency: 8 },
    { lagMs: 160, concurrency: 2 },
    { lagMs: 390, concurrency: 1 },
  ])('runs $concurrency renders at a lag of $lagMs ms', async ({ lagMs, concurrency }) => {
    const lag = { averageMs: lagMs }
    const loadShedder = new LoadShedder(lag)
    const { started, make, end } = fakeWork()
    const tasks = Array.from({ length: 40 }, () => loadShedder.run('page', make))
    expect(started).toHaveLength(concurrency)
    lag.averageMs = 0
    started[0]?.()
    await tasks[0]
    await expect.poll(() => started.length, { message: 'with time again' }).toBe(17)
    await end(tasks.length)
    await Promise.all(tasks)
  })

  it('rejects all renders while the lag is too high', async () => {
    const lag = { averageMs: 1000 }
    const loadShedder = new LoadShedder(lag)
    await expect(loadShedder.run('page', () => Promise.resolve('done'))).rejects.toBeInstanceOf(Overload)
    lag.averageMs = 50
    await expect(loadShedder.run('page', () => Promise.resolve('done'))).resolves.toBe('done')
  })

  it.each(['form', 'draft'] as const)('accepts a %s while it rejects every render', async (kind) => {
    const loadShedder = new LoadShedder({ averageMs: 1000 })
    await expect(loadShedder.run(kind, () => Promise.resolve('done'))).resolves.toBe('done')
  })

  it.each([
    { kind: 'page', other: 'form', concurrency: 16, queued: 256 },
    { kind: 'form', other: 'page', concurrency: 64, queued: 512 },
    { kind: 'draft', other: 'page', concurrency: 4, queued: 32 },
  ] as const)(
    'limits tasks of kind $kind, queues some and rejects the rest, without blocking others',
    async (limits) => {
      const { kind, other, concurrency, queued } = limits
      const loadShedder = new LoadShedder(calm)
      const { started, make, end } = fakeWork()
      const tasks = Promise.all(
        Array.from({ length: concurrency + queued }, () => loadShedder.run(kind, make)),
      )
      await expect(loadShedder.run(kind, make)).rejects.toBeInstanceOf(Overload)
      expect(started).toHaveLength(concurrency)
      await expect(loadShedder.run(other, () => Promise.resolve('done'))).resolves.toBe('done')
      await end(concurrency + queued)
      await tasks
    },
  )
})

describe('LoopLag', () => {
  /** Ticks with these delays. */
  function measureLag(lateMs: readonly number[]): number {
    let now = 0
    const lag = new LoopLag({ now: () => now })
    for (const late of lateMs) {
      now += 100 + late
      lag.tick()
    }
    return Math.round(lag.averageMs)
  }
  const times = (count: number, lateMs: number) => Array.from({ length: count }, () => lateMs)

  it.each([
    { name: 'is zero without delays', late: times(20, 0), expected: 0 },
    { name: 'converges to a constant delay', late: times(20, 500), expected: 500 },
    { name: 'hardly grows with one long task', late: [1000], expected: 300 },
    { name: 'recovers from it within half a second', late: [1000, ...times(5, 0)], expected: 50 },
  ])('$name', ({ late, expected }) => {
    expect(measureLag(late)).toBe(expected)
  })
})
