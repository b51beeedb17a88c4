import { plainText } from './plain-text.ts'

/** A shorter text needs no table of contents. */
const MIN_HEADINGS = 3

const HEADING = /<h2 id="([^"]+)">(.*?)<\/h2>/gs

/** The main headings of CMS HTML for a table of contents; none if there are fewer than `minCount`. */
export function textHeadings(html: string, minCount = MIN_HEADINGS): { id: string; text: string }[] {
  const headings = [...html.matchAll(HEADING)].map(([, id = '', inner = '']) => ({
    id,
    text: plainText(inner, ''),
  }))
  return headings.length < minCount ? [] : headings
}
