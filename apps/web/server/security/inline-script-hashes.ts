import { hash } from 'node:crypto'
import { PAGE_VOICE_ID } from '#app/navigation/page-voice.ts'

/** Whatever editors wrote stands before it; no `<` of a page's data is left as it is, so nobody else can write it. */
const END_OF_CONTENT = `<p id="${PAGE_VOICE_ID}"`

/**
 * The scripts that the site itself writes into a page, as sources of its policy. A script that got into the content by
 * whatever fault is not among them, and is not run.
 */
export function inlineScriptHashes(html: string): string[] {
  const end = html.lastIndexOf(END_OF_CONTENT)
  const scripts = end < 0 ? [] : html.slice(end).split('<script>').slice(1)
  return scripts.map((script) => {
    const text = script.slice(0, script.indexOf('</script>'))
    return `'sha256-${hash('sha256', text, 'base64')}'`
  })
}
