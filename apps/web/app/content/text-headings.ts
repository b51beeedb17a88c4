/** A text with fewer parts than this is taken in at a glance. */
const FEWEST = 3

const HEADING = /<h2 id="([^"]+)">(.*?)<\/h2>/gs

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** The main headings of the content service's HTML for a table of contents; none where there are fewer than three. */
export function textHeadings(html: string): { id: string; text: string }[] {
  const headings = [...html.matchAll(HEADING)].map(([, id = '', inner = '']) => ({
    id,
    text: inner
      .replace(/<[^>]+>/g, '')
      .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity),
  }))
  return headings.length < FEWEST ? [] : headings
}
