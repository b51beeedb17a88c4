import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { inlineScriptHashes } from './inline-script-hashes.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const voice = '<p id="page-voice" aria-live="polite"></p>'

describe('inlineScriptHashes', () => {
  it('names the scripts behind the content, to the letter', () => {
    const html = `<main></main>${voice}<script>a(1)</script><script>\nb("é")\n</script></body>`
    expect(inlineScriptHashes(html)).toEqual([hashOf('a(1)'), hashOf('\nb("é")\n')])
  })

  it('names none that stands in the content', () => {
    const html = `<main><script>steal()</script></main>${voice}<script>a(1)</script>`
    expect(inlineScriptHashes(html)).toEqual([hashOf('a(1)')])
  })

  it('is not led astray by content that looks like its end', () => {
    const html = `<main>${voice}<script>steal()</script></main>${voice}<script>a("<p id=")</script>`
    expect(inlineScriptHashes(html)).toEqual([hashOf('a("<p id=")')])
  })

  it('names none where a page has no such end', () => {
    expect(inlineScriptHashes('<main></main><script>a(1)</script>')).toEqual([])
  })

  it('leaves data alone, which nobody runs', () => {
    const html = `${voice}<script type="application/ld+json">{}</script><script>a(1)</script>`
    expect(inlineScriptHashes(html)).toEqual([hashOf('a(1)')])
  })
})
