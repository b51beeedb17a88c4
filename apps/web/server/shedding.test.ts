import { describe, expect, it } from 'vitest'
import { LoopLag } from './loop-lag.ts'
import { Overload, Shedding } from './shedding.ts'

const calm = { averageMs: 0 }

/** Tasks that end on demand. */
function works() {
  const begun: (() => void)[] = []
  const make = () => new Promise<string>((resolve) => begun.push(() => resolve('made')))
  /** Ends this many tasks, each as soon as it has started. */
  const end = async (count: number) => {
    for (let ended = 0; ended < count; ended += 1) {
      await expect.poll(() => begun.length).toBeGreaterThan(ended)
      begun[ended]?.()
    }
  }
  return { begun, make, end }
}

describe('LoadShedder', () => {
  it('limits concurrent renders, queues some and rejects the rest', async () => {
    const shedding = new Shedding(calm, { concurrency: 2, maxQueued: 3 })
    const { begun, make, end } = works()
    const asked = Array.from({ length: 8 }, () => shedding.run(make))
    const outcomes = Promise.allSettled(asked)
    await expect(asked[7]).rejects.toBeInstanceOf(Overload)
    expect(begun).toHaveLength(2)
    expect(shedding.sentAway).toBe(3)
    await end(5)
    expect((await outcomes).map(({ status }) => status)).toEqual([
      ...Array.from({ length: 5 }, () => 'fulfilled'),
      ...Array.from({ length: 3 }, () => 'rejected'),
    ])
  })

  it.each([
    { lagMs: 0, concurrency: 16 },
    { lagMs: 20, concurrency: 16 },
    { lagMs: 40, concurrency: 8 },
    { lagMs: 160, concurrency: 2 },
    { lagMs: 390, concurrency: 1 },
  ])(
    'runs $concurrency renders at a lag of $lagMs ms',
    async ({ lagMs, concurrency }) => {
      const lag = { averageMs: lagMs }
      const shedding = new Shedding(lag)
      const { begun, make, end } = works()
      const asked = Array.from({ length: 40 }, () => shedding.run(make))
      expect(begun).toHaveLength(concurrency)
      lag.averageMs = 0
      begun[0]?.()
      await asked[0]
      await expect.poll(() => begun.length, { message: 'with time again' }).toBe(17)
      await end(asked.length)
      await Promise.all(asked)
    },
  )

  it('rejects all renders while the lag is too high', async () => {
    const lag = { averageMs: 1000 }
    const shedding = new Shedding(lag)
    await expect(shedding.run(() => Promise.resolve('made'))).rejects.toBeInstanceOf(Overload)
    lag.averageMs = 50
    await expect(shedding.run(() => Promise.resolve('made'))).resolves.toBe('made')
  })

  it('accepts 200 forms while it rejects every render', async () => {
    const shedding = new Shedding({ averageMs: 1000 })
    const { begun, make, end } = works()
    const sent = Array.from({ length: 200 }, () => shedding.runForm(make))
    expect(begun).toHaveLength(64)
    await end(200)
    expect(new Set(await Promise.all(sent))).toEqual(new Set(['made']))
    expect(shedding.sentAway).toBe(0)
  })

  it('rejects a form when the form queue is full', async () => {
    const shedding = new Shedding(calm)
    const { begun, make, end } = works()
    const sent = Promise.all(Array.from({ length: 64 + 512 }, () => shedding.runForm(make)))
    await expect(shedding.runForm(make)).rejects.toBeInstanceOf(Overload)
    expect(shedding.sentAway).toBe(1)
    await expect(
      shedding.run(() => Promise.resolve('made')),
      'pages are made meanwhile',
    ).resolves.toBe('made')
    await end(576)
    await sent
    expect(begun).toHaveLength(576)
  })
})

describe('LoadShedder for drafts', () => {
  it('limits concurrent drafts without blocking renders', async () => {
    const shedding = new Shedding(calm)
    const { begun, make, end } = works()
    const shown = Promise.all(Array.from({ length: 4 + 32 }, () => shedding.runDraft(make)))
    await expect(shedding.runDraft(make)).rejects.toBeInstanceOf(Overload)
    expect(begun).toHaveLength(4)
    await expect(shedding.run(() => Promise.resolve('made'))).resolves.toBe('made')
    await end(36)
    await shown
  })

  it('accepts drafts while it rejects renders', async () => {
    const shedding = new Shedding({ averageMs: 1000 })
    await expect(shedding.runDraft(() => Promise.resolve('shown'))).resolves.toBe('shown')
  })
})

describe('LoopLag', () => {
  /** Ticks with these delays. */
  function lagOf(lateMs: readonly number[]): number {
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
    expect(lagOf(late)).toBe(expected)
  })
})
