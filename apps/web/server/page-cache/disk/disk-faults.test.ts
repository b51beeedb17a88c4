import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, vi } from 'vitest'
import { PageFile } from './page-file.ts'
import { inOwnWorld, lived, TestNode, world } from './test-node.ts'

inOwnWorld()

describe('a disk that is not as it should be', () => {
  function spoil(sql: string): void {
    const database = new DatabaseSync(join(world.folder, 'pages.sqlite'))
    database.exec(sql)
    database.close()
  }

  it.each([
    { name: 'a body that was changed', sql: "UPDATE pages SET body = x'00ff00ff'" },
    { name: 'a body of another page', sql: "UPDATE pages SET body = x'0b028068656c6c6f03'" },
    { name: 'facts that cannot be read', sql: "UPDATE pages SET facts = '{'" },
    { name: 'facts that are none', sql: "UPDATE pages SET facts = '{}'" },
  ])('says once that it skips $name, and makes the page anew', async ({ sql }) => {
    await lived()
    spoil(sql)
    const node = new TestNode()
    expect(await node.ask('anew')).toBe('miss 200 anew')
    expect(world.warned).toEqual(['a kept page cannot be read'])
    await node.end()
    expect(await new TestNode().ask(null)).toBe('stale 200 anew')
  })

  it('is begun anew without what was made ready for the file before, which counts otherwise', async () => {
    const before = new TestNode()
    for (const tag of ['articles:2', 'articles:3', 'articles:4']) {
      before.cache.invalidate([tag])
    }
    await before.end()
    const node = new TestNode()
    await node.ask('kept')
    const read = vi.spyOn(PageFile.prototype, 'read').mockImplementationOnce(() => {
      throw Object.assign(new Error('database disk image is malformed'), { errcode: 11 })
    })
    const written = node.disk.flush()
    // From here on the page is being compressed.
    await Promise.resolve()
    await node.disk.take('/id/elsewhere')
    await written
    read.mockRestore()
    node.cache.invalidate(['articles:1'])
    await node.end()
    const next = new TestNode()
    next.cache.caughtUp()
    expect(await next.ask('anew')).toBe('miss 200 anew')
    expect(world.warned).toEqual(['a kept page cannot be read'])
  })

  it('goes on when the disk is full, and says so once', async () => {
    const node = new TestNode({ limitBytes: 0 })
    const large = Buffer.from(Array.from({ length: 100_000 }, () => Math.random()).join())
    world.more = { body: large }
    for (const key of ['/id/1', '/id/2', '/id/3']) {
      expect(await node.ask('', key)).toMatch(/^miss 200/)
      await node.disk.flush()
      expect(await node.ask('', key)).toMatch(/^hit 200/)
    }
    expect(world.warned).toEqual(['pages could not be kept on disk'])
  })

  it('still knows what was forgotten while the disk was full', async () => {
    const node = new TestNode({ limitBytes: 0 })
    await node.ask('kept')
    await node.disk.flush()
    node.cache.invalidate(['articles:1'])
    world.more = { body: Buffer.from(Array.from({ length: 100_000 }, () => Math.random()).join()), tags: [] }
    await node.ask('', '/id/large')
    await node.disk.flush()
    expect(world.warned).toEqual(['pages could not be kept on disk'])
    world.more = {}
    await node.end()
    const after = new TestNode()
    after.cache.caughtUp()
    expect(await after.ask('anew')).toBe('expired 200 anew')
  })

  it('holds nothing for the next process once its folder is removed, however long the one before goes on', async () => {
    const node = new TestNode()
    await node.ask('kept')
    await node.disk.flush()
    await rm(world.folder, { recursive: true })
    await node.ask('later', '/id/later')
    await node.disk.flush()
    expect(await node.ask(null)).toBe('hit 200 kept')
    await node.end()
    expect(existsSync(world.folder)).toBe(false)
    const next = new TestNode()
    expect(await next.ask('anew')).toBe('miss 200 anew')
    expect(await next.ask('anew', '/id/later')).toBe('miss 200 anew')
    expect(world.warned).toEqual([])
  })

  it('is left to the process that holds it, and taken over when that has ended', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const first = new TestNode()
      await first.ask('kept')
      const second = new TestNode()
      expect(world.warned).toHaveLength(1)
      expect(await second.ask('made by the second')).toBe('miss 200 made by the second')
      expect(second.disk.size).toBeNull()
      await first.ask('other', '/id/other')
      await first.end()
      await vi.advanceTimersByTimeAsync(5_000)
      expect(second.disk.size?.pages).toBe(2)
      second.cache.caughtUp()
      // Nobody has told this one what changed meanwhile.
      expect(await second.ask(null, '/id/other')).toBe('stale 200 other')
      expect(world.warned).toHaveLength(1)
    } finally {
      vi.useRealTimers()
    }
  })

  it.each([
    { name: 'shows what the process that held it made', epoch: 'a', expected: 'stale 200 kept' },
    { name: 'has nothing of a process that had another database', epoch: 'b', expected: 'dead' },
  ])('$name, once that has ended', async ({ epoch, expected }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const first = new TestNode()
      first.disk.noteCursors(() => ({ content: { sequence: 1, epoch: 'a' } }))
      await first.ask('kept')
      const second = new TestNode()
      second.disk.noteCursors(() => ({ content: { sequence: 1, epoch }, market: null }))
      await first.end()
      await vi.advanceTimersByTimeAsync(5_000)
      expect(await second.ask(null).catch((error: Error) => error.message)).toBe(expected)
    } finally {
      vi.useRealTimers()
    }
  })

  it('keeps what the process that held it heard of documents that were taken back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      world.more = { tags: ['articles:1', 'page-of-articles:1'] }
      const first = new TestNode()
      await first.ask('kept')
      first.cache.invalidate(['articles:1', 'page-of-articles:1'])
      const second = new TestNode()
      await first.end()
      await vi.advanceTimersByTimeAsync(5_000)
      await expect(second.ask(null)).rejects.toThrow('dead')
      await second.end()
      await expect(new TestNode().ask(null)).rejects.toThrow('dead')
    } finally {
      vi.useRealTimers()
    }
  })

  it('leaves in memory what was published again before it was begun anew', async () => {
    const node = new TestNode()
    world.more = { tags: ['articles:1', 'page-of-articles:1'] }
    node.cache.invalidate(['articles:1', 'page-of-articles:1'])
    await node.ask('published again')
    node.cache.invalidate(['articles:2'])
    vi.spyOn(PageFile.prototype, 'read').mockImplementationOnce(() => {
      throw Object.assign(new Error('database disk image is malformed'), { errcode: 11 })
    })
    await node.disk.take('/id/elsewhere')
    vi.restoreAllMocks()
    node.cache.invalidate(['articles:1'])
    expect(await node.ask(null)).toBe('stale 200 published again')
  })
})
