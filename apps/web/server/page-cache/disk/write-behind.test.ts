import { describe, expect, it } from 'vitest'
import { StoredPage } from '../stored-page.ts'
import { type Change, type KeptEntry, WriteBehind } from './write-behind.ts'

function kept(text: string): KeptEntry {
  const page = new StoredPage({
    status: 200,
    headers: {},
    body: Buffer.from(text),
    tags: [],
    isPartial: false,
  })
  const times = { freshUntil: 1, staleWhileRevalidateUntil: 1, staleIfErrorUntil: 1 }
  return { entry: { page, ...times, generation: 0, isInvalidated: false, failedAt: null }, endsAt: null }
}

function collecting() {
  const written: Change[] = []
  const behind = new WriteBehind(async (changes) => {
    written.push(...changes)
  })
  return { behind, written }
}

describe('WriteBehind', () => {
  it('writes the last of what was to be written under a key', async () => {
    const { behind, written } = collecting()
    const newer = kept('newer')
    behind.put('/id', kept('older'))
    behind.put('/id', newer)
    behind.put('/en', kept('gone'))
    behind.remove('/en')
    expect(behind.get('/id')).toBe(newer)
    await behind.close()
    expect(written).toEqual([
      ['/id', newer],
      ['/en', null],
    ])
    expect(behind.get('/id')).toBeUndefined()
  })

  it('writes no more of a flood than it can hold, and removes what has to be removed', async () => {
    const { behind, written } = collecting()
    for (let count = 0; count < 2_000; count += 1) {
      behind.put(`/id/${count}`, kept('flood'))
    }
    behind.remove('/id/2000')
    await behind.close()
    expect(written).toHaveLength(1_001)
    expect(written.at(-1)).toEqual(['/id/2000', null])
  })
})
