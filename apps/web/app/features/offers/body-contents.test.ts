import { describe, expect, it } from 'vitest'
import { bodyContents } from './body-contents.ts'

describe('bodyContents', () => {
  it('lists the parts in order with readable names', () => {
    const html = '<p>x</p><h2 id="biaya">Biaya &amp; pajak</h2><p>y</p><h2 id="risiko">Risiko</h2>'
    expect(bodyContents(html)).toEqual([
      { id: 'biaya', text: 'Biaya & pajak' },
      { id: 'risiko', text: 'Risiko' },
    ])
  })

  it('turns what was escaped twice back only once', () => {
    expect(bodyContents('<h2 id="a">&amp;lt;</h2>')).toEqual([{ id: 'a', text: '&lt;' }])
  })

  it('is empty for a body without parts', () => {
    expect(bodyContents('<p>Hanya satu alinea.</p>')).toEqual([])
  })
})
