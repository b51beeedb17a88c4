import { describe, expect, it } from 'vitest'
import { textHeadings } from './text-headings.ts'

const part = (id: string, text: string) => `<h2 id="${id}">${text}</h2><p>…</p>`

describe('textHeadings', () => {
  it('lists the main headings in order, without the smaller ones', () => {
    const html = `<p>…</p>${part('a', 'Satu')}<h3 id="a-1">Kecil</h3>${part('b', 'Dua')}${part('c', 'Tiga')}`
    expect(textHeadings(html)).toEqual([
      { id: 'a', text: 'Satu' },
      { id: 'b', text: 'Dua' },
      { id: 'c', text: 'Tiga' },
    ])
  })

  it('decodes markup and entities', () => {
    const html = part('a', 'Laba &amp; <em>rugi</em>') + part('b', '&lt;5%') + part('c', 'C')
    expect(textHeadings(html).map(({ text }) => text)).toEqual(['Laba & rugi', '<5%', 'C'])
  })

  it('returns nothing for two headings', () => {
    expect(textHeadings(part('a', 'A') + part('b', 'B'))).toEqual([])
  })
})
