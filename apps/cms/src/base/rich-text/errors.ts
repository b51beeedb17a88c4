import * as v from 'valibot'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { safeAddress } from '#cms/base/fields/web-address.ts'
import { listNodes, type RichTextNode, readNodeText } from './nodes.ts'

const maxNamed = 4
const maxCharacters = 40

/** Starts at 2: the page title is the only h1. */
export const headingTags = ['h2', 'h3'] as const

/**
 * Why a rich text cannot be published, naming the place; null if it can. Pasting from Word produces links to `https://`
 * and `about:blank`; the editor's own messages are English only and name no place.
 */
export function richTextError(text: unknown): Bilingual | null {
  const nodes = [...listNodes(text)].filter((node) => node !== null)
  const links = nodes.filter(isDeadLink)
  if (links.length > 0) return deadLinks(formatNames(links))
  const headings = nodes.filter(isOtherHeading)
  return headings.length > 0 ? otherHeadings(formatNames(headings)) : null
}

/** Payload's English message about a block, naming the labels of its fields; null for other messages. */
export function invalidBlock(
  message: string,
  blocks: readonly { fields: readonly object[] }[],
): Bilingual | null {
  const [, names] = /^(?:block|inlineBlock) node failed.*: ([\w, .]+)$/.exec(message) ?? []
  if (names === undefined) return null
  const labels = names.split(', ').map((name) => findLabel(name, blocks) ?? { id: name, en: name })
  const list = (language: 'id' | 'en') => labels.map((label) => label[language]).join(', ')
  return {
    id: `Sebuah blok dalam teks ini belum benar: ${list('id')}. Buka bloknya, lalu perbaiki.`,
    en: `A block in this text is not valid: ${list('en')}. Open it and correct it.`,
  }
}

const FieldSchema = v.object({ name: v.string(), label: v.object({ id: v.string(), en: v.string() }) })

function findLabel(name: string, blocks: readonly { fields: readonly object[] }[]): Bilingual | undefined {
  const fields = blocks.flatMap((block) => block.fields.filter((field) => v.is(FieldSchema, field)))
  return fields.find((field) => field.name === name)?.label
}

const isDeadLink = ({ type, fields }: RichTextNode) =>
  (type === 'link' || type === 'autolink') && safeAddress(fields?.url) === null

const isOtherHeading = ({ type, tag }: RichTextNode) =>
  type === 'heading' && !headingTags.some((allowed) => allowed === tag)

function formatNames(nodes: readonly RichTextNode[]): string {
  const names = nodes.slice(0, maxNamed).map((node) => `“${shortened(readNodeText(node))}”`)
  return `${names.join(', ')}${nodes.length > maxNamed ? ', …' : ''}`
}

function shortened(words: string): string {
  const characters = [...words]
  return characters.length > maxCharacters
    ? `${characters.slice(0, maxCharacters).join('').trim()}…`
    : words || '…'
}

const deadLinks = (names: string): Bilingual => ({
  id: `Tautan tanpa alamat yang dapat dipakai: ${names}. Klik tautannya, lalu isi alamat lengkap (https://…, mailto:…, tel:…) atau jalur di situs ini, misalnya /id/blog; atau hapus tautannya.`,
  en: `Links without a valid address: ${names}. Click the link and enter a full URL (https://…, mailto:…, tel:…) or a path on this site, such as /en/blog; or remove the link.`,
})

const otherHeadings = (names: string): Bilingual => ({
  id: `Judul bagian dengan tingkat yang tidak dipakai di situs ini: ${names}. Pilih “Judul bagian 2” atau “Judul bagian 3” untuknya.`,
  en: `Headings with an unsupported level: ${names}. Change them to “Heading 2” or “Heading 3”.`,
})
