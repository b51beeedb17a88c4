import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, vi } from 'vitest'
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
    { name: 'facts that cannot be read', sql: "UPDATE pages SET facts = '{'" },
  ])('says once that it skips $name, and makes the page anew', async ({ sql }) => {
    await lived()
    spoil(sql)
    const node = new TestNode()
    expect(await node.ask('anew')).toBe('miss 200 anew')
    expect(world.warned).toEqual(['a kept page cannot be read'])
    await node.end()
    expect(await new TestNode().ask(null)).toBe('stale 200 anew')
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
})
