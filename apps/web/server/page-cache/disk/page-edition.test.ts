import { describe, expect, it } from 'vitest'
import { inOwnWorld, lived, TestNode } from './test-node.ts'

inOwnWorld()

describe('pages of another edition', () => {
  it('are made anew, also when they would still be fresh', async () => {
    await lived()
    const node = new TestNode({ edition: 'two' })
    node.cache.caughtUp()
    expect(await node.ask('anew')).toBe('expired 200 anew')
  })

  it('stand in for those that cannot be made, while their style sheets are there', async () => {
    await lived()
    expect(await new TestNode({ edition: 'two' }).ask(null)).toBe('stale 200 kept')
  })

  it('are not shown without their style sheets', async () => {
    await lived()
    await expect(new TestNode({ edition: 'two', files: [] }).ask(null)).rejects.toThrow('dead')
  })
})
