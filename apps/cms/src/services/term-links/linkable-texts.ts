import { mayHoldLinks } from './link-terms.ts'

/** The texts of a rich text in which terms become links, in order. */
export function linkableTexts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(linkableTexts)
  if (typeof node !== 'object' || node === null || !mayHoldLinks(node)) return []
  const { text, children, root, fields, body }: Partial<Record<string, unknown>> = { ...node }
  return [
    ...(typeof text === 'string' && text !== '' ? [text] : []),
    // Callouts have a text of their own.
    ...[children, root, fields, body].flatMap(linkableTexts),
  ]
}
