import { describe, expect, it } from 'vitest'
import { KeysByTag } from './keys-by-tag.ts'

describe('KeysByTag', () => {
  it('lets go of pages that are not there any more, so that a flood of addresses does not fill it', () => {
    const kept = new Set(['/id/blog'])
    const table = new KeysByTag((key) => kept.has(key))
    table.note('/id/blog', ['list:articles', 'list:menu'], 1)
    for (let count = 0; count < 100_000; count += 1) {
      table.note(`/id/${count}`, ['list:menu', `articles:${count}`], 1)
    }
    expect(table.size).toBeLessThan(2_000)
    expect([...table.keysOf('articles:0')]).toEqual([])
    expect([...table.keysOf('list:articles')]).toEqual(['/id/blog'])
    expect([...table.keysOf('list:menu')]).toContain('/id/blog')
  })
})
