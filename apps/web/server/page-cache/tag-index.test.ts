import { describe, expect, it } from 'vitest'
import { TagIndex } from './tag-index.ts'

describe('TagIndex', () => {
  it('is empty after all pages are evicted', () => {
    const table = new TagIndex()
    table.note('/id/blog', ['list:articles', 'list:menu'])
    for (let count = 0; count < 1000; count += 1) {
      table.note(`/id/${count}`, ['list:menu', `articles:${count}`])
      table.forget(`/id/${count}`, ['list:menu', `articles:${count}`])
    }
    expect([...table.keysOf('list:menu')]).toEqual(['/id/blog'])
    expect([...table.keysOf('list:articles')]).toEqual(['/id/blog'])
    expect(table.size).toBe(2)
  })
})
