import { describe, expect, it } from 'vitest'
import { TagIndex } from './tag-index.ts'

describe('TagIndex', () => {
  it('is empty after all pages are evicted', () => {
    const index = new TagIndex()
    index.add('/id/blog', ['list:articles', 'list:menu'])
    for (let count = 0; count < 1000; count += 1) {
      index.add(`/id/${count}`, ['list:menu', `articles:${count}`])
      index.remove(`/id/${count}`, ['list:menu', `articles:${count}`])
    }
    expect([...index.listKeys('list:menu')]).toEqual(['/id/blog'])
    expect([...index.listKeys('list:articles')]).toEqual(['/id/blog'])
    // Not an empty set: a flood of pages with a tag each must leave nothing behind.
    expect(index.listKeys('articles:1')).toEqual([])
  })
})
