/** The CMS escapes the first five; editors type non-breaking spaces. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** The text of CMS HTML without its markup; never use it as HTML. `gap` replaces each tag. */
export function plainText(html: string, gap: '' | ' ' = ' '): string {
  return html
    .replace(/<[^>]*>/g, gap)
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
