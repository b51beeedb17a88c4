import type { RichTextHooks } from 'payload'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { clientError } from '#cms/base/fields/client-error.ts'
import { embedBlocks, inlineBlocks } from './blocks.ts'
import { listNodes, type RichTextNode } from './nodes.ts'

const malformed: Bilingual = {
  id: 'Isi bidang ini tidak valid: sebagian teksnya tidak dapat dibaca. Tulis ulang bagian itu di editor.',
  en: 'This text is not valid: a part of it cannot be read. Rewrite that part in the editor.',
}

/** Whether a value is empty or well-formed rich text. */
export function isWellFormed(text: unknown): boolean {
  if (text === null || text === undefined || text === '') return true
  for (const node of listNodes(text)) if (node === null || !isKnownBlock(node)) return false
  return true
}

const blocks = {
  block: ['callout', ...embedBlocks.map(({ slug }) => slug)],
  inlineBlock: inlineBlocks.map(({ slug }) => slug),
}

/** Payload crashes on others. */
function isKnownBlock({ type, fields }: RichTextNode): boolean {
  if (type !== 'block' && type !== 'inlineBlock') return true
  return blocks[type].some((slug) => slug === fields?.blockType)
}

type BeforeValidate = NonNullable<RichTextHooks['beforeValidate']>[number]

/** Drafts are read and previewed, too: where `children` is no list, Payload crashes, and later every reader. */
export const rejectMalformed: BeforeValidate = ({ value, path, req }) => {
  // With `locale=all`, the value has one text per language.
  const isOfAll = req.locale === 'all' && typeof value === 'object' && value !== null && !('root' in value)
  const texts: unknown[] = isOfAll ? Object.values(value) : [value]
  if (!texts.every(isWellFormed)) throw clientError({ req }, malformed, { path: path.join('.') })
  return value
}
