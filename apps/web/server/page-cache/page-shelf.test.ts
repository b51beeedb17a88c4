import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPageStore } from './open-page-store.ts'
import { PageCache } from './page-cache.ts'
import { PageShelf } from './page-shelf.ts'
import { cachePolicies } from './policies.ts'
import type { RenderedPage } from './stored-page.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const freshMs = (cachePolicies.detail?.freshSeconds ?? 0) * 1000
const usableMs = (cachePolicies.detail?.staleIfErrorSeconds ?? 0) * 1000

let folder = ''
let wall = 0
let warned: string[] = []
let running: Node[] = []

/** A process of the site: its clock begins at nothing, as that of every process does. */
class Node {
  now = 0
  readonly shelf: PageShelf
  readonly cache: PageCache

  constructor({ edition = 'one', files = ['/assets/root.css'], limitBytes = 10_000_000 } = {}) {
    const log = { warn: (...said: unknown[]) => warned.push(String(said.at(-1))) }
    this.shelf = new PageShelf({
      open: (isBroken) => openPageStore({ folder, limitBytes, log }, isBroken),
      edition: { name: edition, hasFile: (path) => files.includes(path) },
      log,
      now: () => this.now,
      wallNow: () => wall,
    })
    this.cache = new PageCache({ shelf: this.shelf, now: () => this.now })
    running.push(this)
  }

  /** Time passes, for the process and for everybody else. */
  pass(ms: number): void {
    this.now += ms
    wall += ms
  }

  async ask(made: string | null, key = '/id/blog/one'): Promise<string> {
    const { page, outcome } = await this.cache.get(key, 'detail', () => rendering(made))
    const { bytes } = await page.bodyIn('identity')
    return `${outcome} ${page.status} ${bytes.toString().replace(/\n.*/s, '')}`
  }

  async end(): Promise<void> {
    running = running.filter((other) => other !== this)
    await this.shelf.close()
  }
}

/** Long enough that it is compressed. */
const filler = '\n<link rel="stylesheet" href="/assets/root.css"><p>Rp500 juta</p>'.repeat(100)
let more: Partial<RenderedPage> = {}

/** Null: the services are dead. */
async function rendering(text: string | null): Promise<RenderedPage> {
  if (text === null) {
    throw new Error('dead')
  }
  const body = Buffer.from(text + filler)
  return { status: 200, headers: { 'x-kind': 'page' }, body, tags: ['articles:1'], isPartial: false, ...more }
}

/** A node that makes one page and ends. */
async function lived({ edition = 'one' } = {}): Promise<void> {
  const node = new Node({ edition })
  await node.ask('kept')
  await node.end()
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-shelf-'))
  wall = Date.parse('2026-11-22T03:00:00Z')
  warned = []
  more = {}
})
afterEach(async () => {
  await Promise.all(running.map((node) => node.end()))
  await rm(folder, { recursive: true, force: true })
})

describe('pages after a restart', () => {
  it('are not taken for fresh before the feeds have caught up, and stand in where nothing can be made', async () => {
    await lived()
    const node = new Node()
    expect(await node.ask(null)).toBe('stale 200 kept')
    expect(await node.ask('never made')).toBe('stale 200 kept')
    node.cache.caughtUp()
    expect(await node.ask('never made')).toBe('hit 200 kept')
  })

  it('are made anew first while the feeds have not caught up', async () => {
    await lived()
    const node = new Node()
    expect(await node.ask('anew')).toBe('expired 200 anew')
    expect(await node.ask('never made')).toBe('hit 200 anew')
  })

  it('have the same headers, tags and compressed bytes', async () => {
    const before = new Node()
    await before.ask('kept')
    const { page } = await before.cache.get('/id/blog/one', 'detail', () => rendering(null))
    const sent = await page.bodyIn('br')
    await before.end()
    const after = new Node()
    const { page: found } = await after.cache.get('/id/blog/one', 'detail', () => rendering(null))
    expect(found.headers).toEqual({ 'x-kind': 'page' })
    expect(found.tags).toEqual(['articles:1'])
    expect(await found.bodyIn('br')).toEqual(sent)
  })

  it('are out of date where a change that was missed named them', async () => {
    await lived()
    const node = new Node()
    node.cache.forget(['articles:1'])
    node.cache.caughtUp()
    expect(await node.ask(null)).toBe('stale 200 kept')
  })

  it('are still out of date when the change was heard by the process before', async () => {
    const before = new Node()
    await before.ask('kept')
    await before.shelf.save()
    before.cache.forget(['articles:1'])
    await before.end()
    const node = new Node()
    node.cache.caughtUp()
    expect(await node.ask('anew')).toBe('expired 200 anew')
  })

  it('are all out of date when nobody knows what changed', async () => {
    await lived()
    const node = new Node()
    node.cache.forgetAll()
    node.cache.caughtUp()
    expect(await node.ask('anew')).toBe('expired 200 anew')
  })

  it('are gone when they were not found any more', async () => {
    const before = new Node()
    await before.ask('kept')
    before.cache.forget(['articles:1'])
    more = { status: 404 }
    expect(await before.ask('gone')).toBe('expired 404 gone')
    await before.end()
    const node = new Node()
    await expect(node.ask(null)).rejects.toThrow('dead')
  })

  it('never are what was not whole, or not found, or meant for one visitor', async () => {
    const before = new Node()
    for (const kind of [{ isPartial: true }, { status: 404 }, { status: 503 }, { status: 301 }]) {
      more = kind
      await before.ask('passing')
    }
    more = {}
    await before.cache.get('/id/blog/one', 'form', () => rendering('private'))
    await before.shelf.save()
    expect(before.shelf.size?.pages).toBe(0)
  })

  it('are found although memory has let go of them', async () => {
    const node = new Node()
    const small = new PageCache({
      shelf: node.shelf,
      now: () => node.now,
      bytes: { pages: 20_000, variants: 1, elsewhere: 1 },
    })
    for (const key of ['/id/blog/one', '/id/blog/two', '/id/blog/three']) {
      await small.get(key, 'detail', () => rendering(key))
    }
    await node.shelf.save()
    expect(small.size.pages).toBe(1)
    const { page, outcome } = await small.get('/id/blog/one', 'detail', () => rendering(null))
    expect(outcome).toBe('hit')
    expect(`${(await page.bodyIn('identity')).bytes}`).toBe(`/id/blog/one${filler}`)
  })

  it('know from where the feeds have to go on', async () => {
    const before = new Node()
    before.shelf.noteCursors(() => ({ 'http://content': 41, 'http://market': null }))
    await before.end()
    const { shelf } = new Node()
    expect(shelf.cursorBefore('http://content')).toBe(41)
    expect(shelf.cursorBefore('http://market')).toBeNull()
    expect(shelf.cursorBefore('http://elsewhere')).toBeNull()
  })
})

describe('time over a restart', () => {
  it.each([
    { name: 'a pause within their time', pauseMs: freshMs - 1, expected: 'hit 200 kept' },
    { name: 'a pause beyond it', pauseMs: 3 * freshMs, expected: 'expired 200 anew' },
    { name: 'a clock that was set back by a day', pauseMs: -DAY_MS, expected: 'hit 200 kept' },
  ])('takes pages for fresh by the clock on the wall: $name', async ({ pauseMs, expected }) => {
    await lived()
    wall += pauseMs
    const node = new Node()
    node.cache.caughtUp()
    expect(await node.ask('anew')).toBe(expected)
  })

  it.each([
    { name: 'set forward by a day', jumpMs: DAY_MS },
    { name: 'set back by a day', jumpMs: -DAY_MS },
    { name: 'set forward by years', jumpMs: 1000 * DAY_MS },
  ])('lets no page become too old because a clock was $name', async ({ jumpMs }) => {
    await lived()
    wall += jumpMs
    expect(await new Node().ask(null)).toBe('stale 200 kept')
  })

  it('keeps nothing for ever, whatever the clocks say', async () => {
    await lived()
    for (let restart = 0; restart < 30; restart += 1) {
      const node = new Node()
      node.pass(HOUR_MS)
      wall -= DAY_MS
      await node.end()
    }
    await expect(new Node().ask(null)).rejects.toThrow('dead')
  })

  it('counts the time that a process lived', async () => {
    const node = new Node()
    await node.ask('kept')
    node.pass(freshMs + usableMs - 1)
    await node.end()
    const after = new Node()
    expect(await after.ask(null)).toBe('stale 200 kept')
    after.pass(1)
    await expect(after.ask(null)).rejects.toThrow('dead')
  })

  it('ends a page at the date at which it becomes wrong', async () => {
    more = { validForMs: 60_000 }
    await lived()
    more = {}
    wall += 59_999
    const node = new Node()
    node.cache.caughtUp()
    expect(await node.ask('never made')).toBe('hit 200 kept')
    node.pass(1)
    expect(await node.ask('anew')).toBe('expired 200 anew')
  })

  it('within a process does not look at the clock on the wall', async () => {
    const node = new Node()
    await node.ask('kept')
    wall += DAY_MS
    expect(await node.ask('never made')).toBe('hit 200 kept')
    wall -= 2 * DAY_MS
    node.now += freshMs
    expect(await node.ask('anew')).toBe('stale 200 kept')
  })
})

describe('pages of another edition', () => {
  it('are made anew, also when they would still be fresh', async () => {
    await lived()
    const node = new Node({ edition: 'two' })
    node.cache.caughtUp()
    expect(await node.ask('anew')).toBe('expired 200 anew')
  })

  it('stand in for those that cannot be made, while their style sheets are there', async () => {
    await lived()
    expect(await new Node({ edition: 'two' }).ask(null)).toBe('stale 200 kept')
  })

  it('are not shown without their style sheets', async () => {
    await lived()
    await expect(new Node({ edition: 'two', files: [] }).ask(null)).rejects.toThrow('dead')
  })

  it('do not answer scripts of this one', async () => {
    const before = new Node()
    await before.ask('kept', '/id/blog/one.data?_routes=x')
    await before.end()
    await expect(new Node({ edition: 'two' }).ask(null, '/id/blog/one.data?_routes=x')).rejects.toThrow(
      'dead',
    )
  })
})

describe('a shelf that is not as it should be', () => {
  function spoil(sql: string): void {
    const database = new DatabaseSync(join(folder, 'pages.sqlite'))
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
    const node = new Node()
    expect(await node.ask('anew')).toBe('miss 200 anew')
    expect(warned).toEqual(['a kept page cannot be read'])
    await node.end()
    expect(await new Node().ask(null)).toBe('stale 200 anew')
  })

  it('goes on when the disk is full, and says so once', async () => {
    const node = new Node({ limitBytes: 0 })
    const large = Buffer.from(Array.from({ length: 100_000 }, () => Math.random()).join())
    more = { body: large }
    for (const key of ['/id/1', '/id/2', '/id/3']) {
      expect(await node.ask('', key)).toMatch(/^miss 200/)
      await node.shelf.save()
      expect(await node.ask('', key)).toMatch(/^hit 200/)
    }
    expect(warned).toEqual(['pages could not be kept on disk'])
  })

  it('still knows what was forgotten while the disk was full', async () => {
    const node = new Node({ limitBytes: 0 })
    await node.ask('kept')
    await node.shelf.save()
    node.cache.forget(['articles:1'])
    more = { body: Buffer.from(Array.from({ length: 100_000 }, () => Math.random()).join()), tags: [] }
    await node.ask('', '/id/large')
    await node.shelf.save()
    expect(warned).toEqual(['pages could not be kept on disk'])
    more = {}
    await node.end()
    const after = new Node()
    after.cache.caughtUp()
    expect(await after.ask('anew')).toBe('expired 200 anew')
  })

  it('is left to the process that holds it, and taken over when that has ended', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const first = new Node()
      await first.ask('kept')
      const second = new Node()
      expect(warned).toHaveLength(1)
      expect(await second.ask('made by the second')).toBe('miss 200 made by the second')
      expect(second.shelf.size).toBeNull()
      await first.ask('other', '/id/other')
      await first.end()
      await vi.advanceTimersByTimeAsync(5_000)
      expect(second.shelf.size?.pages).toBe(2)
      second.cache.caughtUp()
      // Nobody has told this one what changed meanwhile.
      expect(await second.ask(null, '/id/other')).toBe('stale 200 other')
      expect(warned).toHaveLength(1)
    } finally {
      vi.useRealTimers()
    }
  })
})
