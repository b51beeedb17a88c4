/**
 * The router's own script in each page looks up how far the page was scrolled. Where the browser refuses its storage,
 * which is no fault of the page, that script reports it and then fails at clearing what it could not read.
 */
const CLEARING = /console\.error\(error\);\s*sessionStorage\.removeItem\(storageKey\);/

/** The page without that complaint; what cannot be read there is written anew when the page is left. */
export function withQuietStorage(html: string): string {
  return html.replace(CLEARING, '')
}
