import { describe, expect, it } from 'vitest'
import { inOwnWorld, lived, rendering, TestNode, world } from './test-node.ts'

inOwnWorld()

describe('pages after a restart', () => {
  it('are not taken for fresh before the feeds have caught up, and stand in where nothing can be made', async () => {
    await lived()
    const node = new TestNode()
    expect(await node.ask(null)).toBe('stale 200 kept')
    expect(await node.ask('never made')).toBe('stale 200 kept')
    node.cache.caughtUp()
    expect(await node.ask('never made')).toBe('hit 200 kept')
  })

  it('are out of date where a change that was missed named them', async () => {
    await lived()
    const node = new TestNode()
    node.cache.invalidate(['articles:1'])
    node.cache.caughtUp()
    expect(await node.ask(null)).toBe('stale 200 kept')
  })

  it('are still out of date when the change was heard by the process before', async () => {
    const before = new TestNode()
    await before.ask('kept')
    await before.disk.flush()
    before.cache.invalidate(['articles:1'])
    await before.end()
    const node = new TestNode()
    node.cache.caughtUp()
    expect(await node.ask('anew')).toBe('expired 200 anew')
  })

  it('are all out of date when nobody knows what changed', async () => {
    await lived()
    const node = new TestNode()
    node.cache.invalidateAll()
    node.cache.caughtUp()
    expect(await node.ask('anew')).toBe('expired 200 anew')
  })

  it('stay away, however many processes later, where one heard that their document was taken back', async () => {
    world.more = { tags: ['articles:1', 'page-of-articles:1'] }
    const before = new TestNode()
    await before.ask('false')
    before.cache.invalidate(['articles:1', 'page-of-articles:1'])
    await before.disk.flush()
    // A redirect, or a feed that has forgotten where this node stood.
    before.cache.invalidateAll()
    await before.end()
    await new TestNode().end()
    const node = new TestNode()
    await expect(node.ask(null)).rejects.toThrow('dead')
    expect(await node.ask('published again')).toBe('expired 200 published again')
  })

  it('never are what was not whole, or not found, or meant for one visitor', async () => {
    const before = new TestNode()
    for (const kind of [{ isPartial: true }, { status: 404 }, { status: 503 }, { status: 301 }]) {
      world.more = kind
      await before.ask('passing')
    }
    world.more = {}
    await before.cache.get('/id/blog/one', 'form', () => rendering('private'))
    await before.disk.flush()
    expect(before.disk.size?.pages).toBe(0)
  })

  it('are gone for this process and the next ones once the database was replaced', async () => {
    await lived()
    const node = new TestNode()
    // Written, waiting to be written, and being read.
    await node.ask('written', '/id/written')
    await node.disk.flush()
    await node.ask('waiting', '/id/waiting')
    const reading = node.ask(null)
    node.cache.purge()
    await expect(reading).rejects.toThrow('dead')
    for (const key of ['/id/blog/one', '/id/written', '/id/waiting']) {
      await expect(node.ask(null, key)).rejects.toThrow('dead')
    }
    await node.ask('of the restored database', '/id/written')
    await node.end()
    const next = new TestNode()
    next.cache.caughtUp()
    expect(await next.ask(null, '/id/written')).toBe('hit 200 of the restored database')
    await expect(next.ask(null)).rejects.toThrow('dead')
    await expect(next.ask(null, '/id/waiting')).rejects.toThrow('dead')
    expect(world.warned).toEqual([])
  })

  it('know from where the feeds have to go on', async () => {
    const before = new TestNode()
    const heard = { sequence: 41, epoch: 'a' }
    before.disk.noteCursors(() => ({ 'http://content': heard, 'http://market': null }))
    await before.end()
    const { disk } = new TestNode()
    expect(disk.cursorBefore('http://content')).toEqual(heard)
    expect(disk.cursorBefore('http://market')).toBeNull()
    expect(disk.cursorBefore('http://elsewhere')).toBeNull()
  })
})
