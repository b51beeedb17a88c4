import { plainText } from './plain-text.ts'

/** A text with fewer parts than this is taken in at a glance. */
const FEWEST = 3

const HEADING = /<h2 id="([^"]+)">(.*?)<\/h2>/gs

/** The main headings of the content service's HTML for a table of contents; none where there are fewer than `fewest`. */
export function textHeadings(html: string, fewest = FEWEST): { id: string; text: string }[] {
  const headings = [...html.matchAll(HEADING)].map(([, id = '', inner = '']) => ({
    id,
    text: plainText(inner, ''),
  }))
  return headings.length < fewest ? [] : headings
}
