/** Adults' silent reading speed in Indonesian and English, rounded down from the usual 200–240. */
const wordsPerMinute = 200

/** The number of words in a rich text; 0 for other values. */
export function countWords(node: unknown): number {
  if (Array.isArray(node)) return node.reduce<number>((sum, child) => sum + countWords(child), 0)
  if (typeof node !== 'object' || node === null) return 0
  const own = 'text' in node && typeof node.text === 'string' ? (node.text.match(/\S+/g)?.length ?? 0) : 0
  const below = 'children' in node ? countWords(node.children) : 0
  return own + below + ('root' in node ? countWords(node.root) : 0)
}

/** Reading time in minutes, at least 1. */
export function minutesOf(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute))
}
