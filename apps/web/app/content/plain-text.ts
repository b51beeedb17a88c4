/** The service escapes these five; editors' own spaces that do not break come as a sixth. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** What the content service's HTML says, without its markup; never to be shown as HTML. `gap` stands for each tag. */
export function plainText(html: string, gap: '' | ' ' = ' '): string {
  return html
    .replace(/<[^>]*>/g, gap)
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
