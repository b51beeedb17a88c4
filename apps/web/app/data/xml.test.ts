import { describe, expect, it } from 'vitest'
import { xmlElement } from './xml.ts'

describe('xmlElement', () => {
  it('escapes special characters', () => {
    expect(xmlElement('title', `<b> & "c" 'd'`)).toBe(
      '<title>&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;</title>',
    )
  })

  it('removes characters that XML does not allow, and keeps emoji', () => {
    expect(xmlElement('title', 'a\u0000b\u001fc\ud800 \u{1f600}')).toBe('<title>abc\ufffd \u{1f600}</title>')
  })
})
