import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ResultStore } from './result-store.ts'

const HOUR_MS = 3_600_000
let folder = ''
let hours = 0
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-test-'))
  hours = 0
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const open = (limitBytes: number) =>
  new ResultStore(join(folder, 'results.sqlite'), limitBytes, {
    report: (error) => {
      throw error
    },
    now: () => hours * HOUR_MS,
  })
const body = (letter: string) => Buffer.alloc(100, letter)

describe('ResultStore', () => {
  it('returns stored results, also after a restart, until they are removed', async () => {
    const store = open(1000)
    await store.set('one', body('a'))
    expect(await store.get('one')).toEqual(body('a'))
    const restarted = open(1000)
    expect(await restarted.get('one')).toEqual(body('a'))
    expect(await restarted.get('two')).toBeNull()
    await restarted.remove('one')
    expect(await store.get('one')).toBeNull()
  })

  it('stays within its limit by evicting the least recently used results', async () => {
    const store = open(350)
    for (const key of ['one', 'two', 'three']) {
      await store.set(key, body(key))
      hours += 2
    }
    await store.get('one')
    await store.set('four', body('four'))
    const stored = await Promise.all(['one', 'two', 'three', 'four'].map((key) => store.get(key)))
    expect(stored.map((found) => found !== null)).toEqual([true, false, true, true])
  })

  it('respects a limit that was lowered, and stores nothing larger than it', async () => {
    const store = open(1000)
    await store.set('old', body('a'))
    hours += 1
    await store.set('new', body('b'))
    const restarted = open(150)
    expect(await restarted.get('old')).toBeNull()
    expect(await restarted.get('new')).toEqual(body('b'))
    const tiny = open(50)
    await tiny.set('large', body('c'))
    expect(await tiny.get('large')).toBeNull()
  })
})
