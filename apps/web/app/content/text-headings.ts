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

/** CMS HTML before its first main heading, and the part below each of them. */
export interface TextParts {
  readonly intro: string
  readonly parts: readonly { readonly id: string; readonly title: string; readonly html: string }[]
}

export function splitAtHeadings(html: string): TextParts {
  const found = [...html.matchAll(HEADING)].filter(({ index }) => isTopLevel(html.slice(0, index)))
  return {
    intro: html.slice(0, found[0]?.index ?? html.length),
    parts: found.map((heading, position) => {
      const [whole, id = '', inner = ''] = heading
      return {
        id,
        title: plainText(inner, ''),
        html: html.slice(heading.index + whole.length, found[position + 1]?.index ?? html.length),
      }
    }),
  }
}

/** Headings inside a block cannot divide the text. */
function isTopLevel(before: string): boolean {
  const count = (tag: RegExp) => before.match(tag)?.length ?? 0
  return (
    count(/<(?:aside|blockquote|details|div|figure|section)\b/g) ===
    count(/<\/(?:aside|blockquote|details|div|figure|section)>/g)
  )
}
