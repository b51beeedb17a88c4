import type { RichTextHooks } from 'payload'
import type { Bilingual } from './bilingual.ts'
import { refusal } from './refusal.ts'
import { nodesOf } from './rich-text-nodes.ts'

const misshapen: Bilingual = {
  id: 'Isi bidang ini bukan teks dari editor: sebagian darinya tidak dapat dibaca. Tulis ulang bagian itu di editor.',
  en: 'This is no text of the editor: a part of it cannot be read. Write that part anew in the editor.',
}

/** Whether it is nothing, or has at every place what those expect who go down into a text. */
export function hasShape(text: unknown): boolean {
  if (text === null || text === undefined || text === '') return true
  for (const node of nodesOf(text)) if (node === null) return false
  return true
}

type BeforeValidate = NonNullable<RichTextHooks['beforeValidate']>[number]

/** Drafts, too, are read and previewed: where `children` is no list, Payload itself fails, and later every reader. */
export const refuseMisshapen: BeforeValidate = ({ value, path, req }) => {
  // A document in all of its languages at once has one text for each.
  const isOfAll = req.locale === 'all' && typeof value === 'object' && value !== null && !('root' in value)
  const texts: unknown[] = isOfAll ? Object.values(value) : [value]
  if (!texts.every(hasShape)) throw refusal({ req }, misshapen, { path: path.join('.') })
  return value
}
