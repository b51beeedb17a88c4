import { hash } from 'node:crypto'
import { ROUTE_ANNOUNCER_ID } from '#app/navigation/route-announcer.ts'

/**
 * Marks the end of the content. Content comes before it, and `<` is escaped in all page data, so neither can forge it.
 */
const CONTENT_END = `<p id="${ROUTE_ANNOUNCER_ID}"`

/**
 * CSP hashes of the scripts that the site itself writes into a page. Scripts injected through content are not included,
 * and therefore blocked.
 */
export function inlineScriptHashes(html: Buffer): string[] {
  const end = html.lastIndexOf(CONTENT_END)
  const scripts = end < 0 ? [] : html.toString('utf8', end).split('<script>').slice(1)
  return scripts.map((script) => {
    const text = script.slice(0, script.indexOf('</script>'))
    return `'sha256-${hash('sha256', text, 'base64')}'`
  })
}
