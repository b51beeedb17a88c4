import { describe, expect, it } from 'vitest'
import { splitAtHeadings, textHeadings } from './text-headings.ts'

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

describe('splitAtHeadings', () => {
  it('has the text before the first heading, and below each heading', () => {
    expect(splitAtHeadings('<p>A</p><h2 id="b">B &amp; <b>C</b></h2><p>B</p><h2 id="d">D</h2>')).toEqual({
      intro: '<p>A</p>',
      parts: [
        { id: 'b', title: 'B & C', html: '<p>B</p>' },
        { id: 'd', title: 'D', html: '' },
      ],
    })
  })

  it.each(['', '<p>A</p>', '<h3 id="a">A</h3><p>B</p>'])('keeps %j whole', (html) => {
    expect(splitAtHeadings(html)).toEqual({ intro: html, parts: [] })
  })

  it('does not divide a block that has a heading', () => {
    const html = '<div class="callout"><div><h2 id="a">A</h2><p>B</p></div></div>'
    const { intro, parts } = splitAtHeadings(`${html}<h2 id="c">C</h2>`)
    expect(intro).toBe(html)
    expect(parts.map(({ id }) => id)).toEqual(['c'])
  })
})
