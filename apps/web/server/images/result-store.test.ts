import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ResultStore } from './result-store.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-test-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function files(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

async function bytesOnDisk(): Promise<number> {
  const bodies = await Promise.all((await files()).map((file) => readFile(file)))
  return bodies.reduce((sum, body) => sum + body.byteLength, 0)
}

const body = (letter: string, bytes = 100) => Buffer.alloc(bytes, letter)

describe('ResultStore', () => {
  it('gives back what it was given, also after a restart', async () => {
    const store = await ResultStore.open(folder, 1000)
    await store.set('one', body('a'))
    expect(await store.get('one')).toEqual(body('a'))
    const restarted = await ResultStore.open(folder, 1000)
    expect(restarted.bytes).toBe(100)
    expect(await restarted.get('one')).toEqual(body('a'))
    expect(await restarted.get('two')).toBeNull()
  })

  it('never holds more than its limit, and forgets what was longest unused', async () => {
    const store = await ResultStore.open(folder, 300)
    for (const key of ['one', 'two', 'three']) {
      await store.set(key, body(key))
    }
    await store.get('one')
    await store.set('four', body('four'))
    expect(await bytesOnDisk()).toBe(300)
    expect(await store.get('two')).toBeNull()
    expect(await store.get('one')).not.toBeNull()
  })

  it('keeps to a limit that was lowered since, oldest first', async () => {
    const store = await ResultStore.open(folder, 1000)
    await store.set('old', body('a'))
    for (const file of await files()) {
      await utimes(file, 1_000_000, 1_000_000)
    }
    await store.set('new', body('b'))
    const restarted = await ResultStore.open(folder, 150)
    expect(await bytesOnDisk()).toBe(100)
    expect(await restarted.get('new')).toEqual(body('b'))
  })

  it('never shows half a file to who reads while it is written', async () => {
    const store = await ResultStore.open(folder, 100_000_000)
    const large = body('x', 3_000_000)
    const writing = Promise.all(Array.from({ length: 6 }, () => store.set('large', large)))
    const seen = await Promise.all(Array.from({ length: 40 }, () => store.get('large')))
    await writing
    const lengths = new Set(seen.map((found) => found?.byteLength ?? 0))
    expect([...lengths].filter((length) => length !== 0 && length !== large.byteLength)).toEqual([])
  })

  it('does not keep what is larger than all its room', async () => {
    const store = await ResultStore.open(folder, 50)
    await store.set('one', body('a'))
    expect(await files()).toEqual([])
  })

  it('takes a file that another process removed for absent', async () => {
    const store = await ResultStore.open(folder, 1000)
    await store.set('one', body('a'))
    for (const file of await files()) {
      await rm(file)
    }
    expect(await store.get('one')).toBeNull()
    expect(store.bytes).toBe(0)
  })

  it('clears away what a process that ended in the middle of writing left behind', async () => {
    const abandoned = join(folder, 'abandoned.part')
    await writeFile(abandoned, 'half')
    await utimes(abandoned, 1_000_000, 1_000_000)
    const store = await ResultStore.open(folder, 1000)
    expect(await files()).toEqual([])
    expect(store.bytes).toBe(0)
  })
})
