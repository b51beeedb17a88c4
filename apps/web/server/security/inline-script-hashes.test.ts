import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { inlineScriptHashes } from './inline-script-hashes.ts'

const computeHash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const listHashes = (html: string) => inlineScriptHashes(Buffer.from(html))
const announcer = '<p id="route-announcer" aria-live="polite"></p>'

describe('inlineScriptHashes', () => {
  it('hashes the scripts after the content exactly', () => {
    const html = `<main></main>${announcer}<script>a(1)</script><script>\nb("é")\n</script></body>`
    expect(listHashes(html)).toEqual([computeHash('a(1)'), computeHash('\nb("é")\n')])
  })

  it('ignores scripts inside the content', () => {
    const html = `<main><script>steal()</script></main>${announcer}<script>a(1)</script>`
    expect(listHashes(html)).toEqual([computeHash('a(1)')])
  })

  it('is not misled by content that imitates its end', () => {
    const html = `<main>${announcer}<script>steal()</script></main>${announcer}<script>a("<p id=")</script>`
    expect(listHashes(html)).toEqual([computeHash('a("<p id=")')])
  })

  it('returns nothing for a page without an end marker', () => {
    expect(listHashes('<main></main><script>a(1)</script>')).toEqual([])
  })

  it('ignores data blocks, which are not executed', () => {
    const html = `${announcer}<script type="application/ld+json">{}</script><script>a(1)</script>`
    expect(listHashes(html)).toEqual([computeHash('a(1)')])
  })
})
