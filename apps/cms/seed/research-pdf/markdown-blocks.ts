export type TextBlock = { kind: 'heading' | 'paragraph' | 'item'; text: string }

/** The plain text blocks of a report's Markdown, without emphasis and link URLs. */
export function blocksOf(markdown: string): TextBlock[] {
  return markdown
    .split(/\n\s*\n/)
    .flatMap((part): TextBlock[] => {
      const lines = part
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
      if (lines.every((line) => /^([-*]|\d+\.)\s/.test(line))) {
        return lines.map((line) => ({ kind: 'item', text: plain(line.replace(/^([-*]|\d+\.)\s+/, '')) }))
      }
      const text = lines.join(' ')
      return /^#{2,3}\s/.test(text)
        ? [{ kind: 'heading', text: plain(text.replace(/^#+\s+/, '')) }]
        : [{ kind: 'paragraph', text: plain(text.replace(/^>\s?/, '')) }]
    })
    .filter(({ text }) => text !== '')
}

function plain(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|\*|_|`)(\S(?:.*?\S)?)\1/g, '$2')
    .trim()
}
