import { hash } from 'node:crypto'
import { PAGE_VOICE_ID } from '#app/navigation/page-voice.ts'

/**
 * Marks the end of the content. Content comes before it, and `<` is escaped in all page data, so neither can forge it.
 */
const CONTENT_END = `<p id="${PAGE_VOICE_ID}"`

/**
 * CSP hashes of the scripts that the site itself writes into a page. Scripts injected through content are not included,
 * and therefore blocked.
 */
export function inlineScriptHashes(html: string): string[] {
  const end = html.lastIndexOf(CONTENT_END)
  const scripts = end < 0 ? [] : html.slice(end).split('<script>').slice(1)
  return scripts.map((script) => {
    const text = script.slice(0, script.indexOf('</script>'))
    return `'sha256-${hash('sha256', text, 'base64')}'`
  })
}
