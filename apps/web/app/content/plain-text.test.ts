import { describe, expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

describe('plainText', () => {
  it('removes markup and keeps words separate', () => {
    expect(plainText('<p>RDN</p><ul><li>satu</li><li>dua</li></ul>')).toBe('RDN satu dua')
  })

  it('decodes entities once, so that escaped markup stays text', () => {
    expect(plainText('A &amp;lt; B &amp; C&nbsp;&lt;b&gt;')).toBe('A &lt; B & C <b>')
  })
})
