import { describe, expect, it } from 'vitest'
import { cachePolicies } from '../policies.ts'
import { inOwnWorld, lived, TestNode, world } from './test-node.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const freshMs = (cachePolicies.detail?.freshSeconds ?? 0) * 1000
const usableMs = (cachePolicies.detail?.staleIfErrorSeconds ?? 0) * 1000

inOwnWorld()

describe('time over a restart', () => {
  it.each([
    { name: 'a pause within their time', pauseMs: freshMs - 1, expected: 'hit 200 kept' },
    { name: 'a pause beyond it', pauseMs: 3 * freshMs, expected: 'expired 200 anew' },
    { name: 'a clock that was set back by a day', pauseMs: -DAY_MS, expected: 'hit 200 kept' },
  ])('takes pages for fresh by the clock on the wall: $name', async ({ pauseMs, expected }) => {
    await lived()
    world.wall += pauseMs
    const node = new TestNode()
    node.cache.caughtUp()
    expect(await node.ask('anew')).toBe(expected)
  })

  it.each([
    { name: 'set forward by a day', jumpMs: DAY_MS },
    { name: 'set back by a day', jumpMs: -DAY_MS },
    { name: 'set forward by years', jumpMs: 1000 * DAY_MS },
  ])('lets no page become too old because a clock was $name', async ({ jumpMs }) => {
    await lived()
    world.wall += jumpMs
    expect(await new TestNode().ask(null)).toBe('stale 200 kept')
  })

  it('keeps nothing for ever, whatever the clocks say', async () => {
    await lived()
    for (let restart = 0; restart < 30; restart += 1) {
      const node = new TestNode()
      node.pass(HOUR_MS)
      world.wall -= DAY_MS
      await node.end()
    }
    await expect(new TestNode().ask(null)).rejects.toThrow('dead')
  })

  it('counts the time that a process lived', async () => {
    const node = new TestNode()
    await node.ask('kept')
    node.pass(freshMs + usableMs - 1)
    await node.end()
    const after = new TestNode()
    expect(await after.ask(null)).toBe('stale 200 kept')
    after.pass(1)
    await expect(after.ask(null)).rejects.toThrow('dead')
  })

  it('ends a page at the date at which it becomes wrong', async () => {
    world.more = { validForMs: 60_000 }
    await lived()
    world.more = {}
    world.wall += 59_999
    const node = new TestNode()
    node.cache.caughtUp()
    expect(await node.ask('never made')).toBe('hit 200 kept')
    node.pass(1)
    expect(await node.ask('anew')).toBe('expired 200 anew')
  })

  it('within a process does not look at the clock on the wall', async () => {
    const node = new TestNode()
    await node.ask('kept')
    world.wall += DAY_MS
    expect(await node.ask('never made')).toBe('hit 200 kept')
    world.wall -= 2 * DAY_MS
    node.now += freshMs
    expect(await node.ask('anew')).toBe('stale 200 kept')
  })
})
