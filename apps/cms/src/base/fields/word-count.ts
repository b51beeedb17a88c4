/** Slower than the usual 200–240 of silent readers, because most texts have tables and figures. */
const wordsPerMinute = 180

/** The number of words in a rich text, with those of its callouts, captions and labels; 0 for other values. */
export function countWords(node: unknown): number {
  if (Array.isArray(node)) return node.reduce<number>((sum, child) => sum + countWords(child), 0)
  if (typeof node !== 'object' || node === null) return 0
  const { text, caption, label, children, root, fields, body }: Partial<Record<string, unknown>> = { ...node }
  const own = [text, caption, label].reduce<number>((sum, words) => sum + wordsIn(words), 0)
  return own + [children, root, fields, body].reduce<number>((sum, part) => sum + countWords(part), 0)
}

const wordsIn = (text: unknown) => (typeof text === 'string' ? (text.match(/\S+/g)?.length ?? 0) : 0)

/** Reading time in minutes, rounded up; at least 1. */
export function computeMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}
