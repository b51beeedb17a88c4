import { describe, expect, it, vi } from 'vitest'
import { serviceUnavailable } from '#app/upstream/upstream-error.ts'
import { KeptAnswer } from './kept-answer.server.ts'

/** A service whose answers a test gives one by one. */
function answers() {
  const waiting: { resolve: (text: string) => void; fail: () => void }[] = []
  const load = () =>
    new Promise<{ data: string; tags: string[] }>((resolve, reject) => {
      waiting.push({
        resolve: (data) => resolve({ data, tags: ['list:menu'] }),
        fail: () => reject(serviceUnavailable()),
      })
    })
  return { kept: new KeptAnswer(load), waiting }
}

describe('KeptAnswer', () => {
  it('asks once for all who want it at the same time', async () => {
    const { kept, waiting } = answers()
    const asked = Promise.all([kept.get(), kept.get()])
    waiting[0]?.resolve('menu')
    expect((await asked).map((answer) => answer?.data)).toEqual(['menu', 'menu'])
    expect((await kept.get())?.data).toBe('menu')
    expect(waiting).toHaveLength(1)
  })

  it('does not hand out what was asked for before the change', async () => {
    const { kept, waiting } = answers()
    const asked = kept.get()
    kept.forgetIf(['list:menu'])
    waiting[0]?.resolve('old menu')
    await expect.poll(() => waiting.length).toBe(2)
    waiting[1]?.resolve('new menu')
    expect((await asked)?.data).toBe('new menu')
  })

  it('keeps the last answer while the service is away', async () => {
    const { kept, waiting } = answers()
    const first = kept.get()
    waiting[0]?.resolve('menu')
    await first
    kept.forgetIf(['list:menu'])
    const second = kept.get()
    waiting[1]?.fail()
    expect((await second)?.data).toBe('menu')
    expect((await kept.get())?.data).toBe('menu')
    expect(waiting).toHaveLength(2)
  })

  it('has nothing of before a purge, whatever was under way, while the service is away', async () => {
    const { kept, waiting } = answers()
    const first = kept.get()
    waiting[0]?.resolve('menu')
    await first
    kept.forget()
    const second = kept.get()
    kept.purge()
    waiting[1]?.resolve('menu of the former database')
    await expect.poll(() => waiting.length).toBe(3)
    waiting[2]?.fail()
    expect(await second).toBeNull()
  })

  it('is asked for again when it has ended by itself, and not in a rush where the clocks differ', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    try {
      const loads: string[] = []
      const kept = new KeptAnswer(async () => {
        loads.push('menu')
        return {
          data: loads.length,
          tags: [],
          endsAt: loads.length === 1 ? Date.now() + 10_000 : Date.now() - 1,
        }
      })
      await kept.get()
      vi.advanceTimersByTime(9_999)
      expect((await kept.get())?.data).toBe(1)
      vi.advanceTimersByTime(1)
      expect((await kept.get())?.data).toBe(2)
      expect((await kept.get())?.data).toBe(2)
    } finally {
      vi.useRealTimers()
    }
  })
})
