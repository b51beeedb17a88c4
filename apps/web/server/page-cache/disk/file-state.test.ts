import { describe, expect, it } from 'vitest'
import { cachePolicies } from '../policies.ts'
import { inOwnWorld, lived, TestNode, world } from './test-node.ts'

const DAY_MS = 86_400_000
const freshMs = (cachePolicies.detail?.freshSeconds ?? 0) * 1000

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
})
