import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PictureStore } from './picture-store.ts'

const fail = (error: unknown) => {
  throw error
}

describe('the store of share pictures', () => {
  it('has after a restart what was drawn before', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'share-'))
    await new PictureStore(folder).set('abc', Buffer.from('picture'), fail)
    expect(await new PictureStore(folder).get('abc')).toEqual(Buffer.from('picture'))
    expect(await new PictureStore(folder).get('other')).toBeNull()
  })

  it('keeps its folder within the limit', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'share-'))
    await new PictureStore(folder).set('one', Buffer.alloc(600), fail)
    // The first write of a process measures the folder.
    await new PictureStore(folder, 1000).set('two', Buffer.alloc(600), fail)
    expect(await readdir(folder)).toHaveLength(1)
  })

  it('still has a picture in memory when the disk refuses it', async () => {
    const faults: unknown[] = []
    const store = new PictureStore('/dev/null/nowhere')
    await store.set('abc', Buffer.from('picture'), (error) => faults.push(error))
    expect(faults).toHaveLength(1)
    expect(await store.get('abc')).toEqual(Buffer.from('picture'))
  })
})
