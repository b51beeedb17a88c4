import { describe, expect, it } from 'vitest'
import { MemoryWatch } from './memory-watch.mjs'

/** @param {number[]} megabytes told one after the other, the last one for ever */
function watchOf(megabytes) {
  let asked = 0
  const ask = () => megabytes[Math.min(asked++, megabytes.length - 1)] ?? null
  return new MemoryWatch(1, { ask, waitMs: 0 })
}

describe('the memory before a load', () => {
  it('is taken when it stands still, not while a cache is filled or collected', async () => {
    const watch = watchOf([200, 350, 499, 480, 300, 260, 258, 259, 257])
    await watch.rest()
    expect(watch.restMegabytes).toBe(257)
  })

  it('is waited for only so long', async () => {
    const watch = watchOf(Array.from({ length: 200 }, (_, asked) => 100 + asked * 10))
    await watch.rest()
    expect(watch.restMegabytes).toBe(540)
  })
})

describe('the memory under load', () => {
  it('is the most that was seen', () => {
    const watch = watchOf([300, 500, 280])
    for (let turn = 0; turn < 3; turn += 1) watch.watch()()
    expect(watch.peakMegabytes).toBe(500)
  })
})
