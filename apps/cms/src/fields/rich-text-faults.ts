import type { Bilingual } from './bilingual.ts'
import { nodesOf, type RichTextNode, wordsOf } from './rich-text-nodes.ts'
import { safeAddress } from './web-address.ts'

const mostNamed = 4
const mostCharacters = 40

/** Headings start at 2: the page's own title is the only heading 1. */
export const headingTags = ['h2', 'h3'] as const

/**
 * What keeps a rich text from being published, in words that say where it stands; null where nothing does. Of what is
 * pasted from Word the editor makes `https://` and `about:blank`; its own rules speak English and name no place.
 */
export function faultOfRichText(text: unknown): Bilingual | null {
  const nodes = [...nodesOf(text)].filter((node) => node !== null)
  const links = nodes.filter(isDeadLink)
  if (links.length > 0) return deadLinks(namesOf(links))
  const headings = nodes.filter(isOtherHeading)
  return headings.length > 0 ? otherHeadings(namesOf(headings)) : null
}

const isDeadLink = ({ type, fields }: RichTextNode) =>
  (type === 'link' || type === 'autolink') && safeAddress(fields?.url) === null

const isOtherHeading = ({ type, tag }: RichTextNode) =>
  type === 'heading' && !headingTags.some((allowed) => allowed === tag)

function namesOf(nodes: readonly RichTextNode[]): string {
  const names = nodes.slice(0, mostNamed).map((node) => `“${shortened(wordsOf(node))}”`)
  return `${names.join(', ')}${nodes.length > mostNamed ? ', …' : ''}`
}

function shortened(words: string): string {
  const characters = [...words]
  return characters.length > mostCharacters
    ? `${characters.slice(0, mostCharacters).join('').trim()}…`
    : words || '…'
}

const deadLinks = (names: string): Bilingual => ({
  id: `Tautan tanpa alamat yang dapat dipakai: ${names}. Klik tautannya, lalu tulis alamat lengkap (https://…, mailto:…, tel:…) atau jalur di situs ini, misalnya /id/blog; atau hapus tautannya.`,
  en: `Links without an address that can be used: ${names}. Click on the link and write a full address (https://…, mailto:…, tel:…) or a path of this site, /en/blog for example; or remove the link.`,
})

const otherHeadings = (names: string): Bilingual => ({
  id: `Judul bagian dengan tingkat yang tidak dipakai di situs ini: ${names}. Pilih “Judul bagian 2” atau “Judul bagian 3” untuknya.`,
  en: `Headings of a level that this site does not use: ${names}. Make each of them “Heading 2” or “Heading 3”.`,
})
