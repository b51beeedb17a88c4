export type TextBlock = { kind: 'heading' | 'paragraph' | 'item'; text: string }

/**
 * The plain text blocks of a report's Markdown, without emphasis and link URLs. Each row of a table is an item; live
 * figures and charts are only on the site.
 */
export function blocksOf(markdown: string): TextBlock[] {
  return markdown
    .replace(/<\/?[A-Z][^>]*>/g, '')
    .split(/\n\s*\n/)
    .flatMap((part): TextBlock[] => {
      const lines = part
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
      if (lines.every((line) => /^([-*]|\d+\.)\s/.test(line))) {
        return lines.map((line) => ({ kind: 'item', text: plain(line.replace(/^([-*]|\d+\.)\s+/, '')) }))
      }
      if (lines.every((line) => line.startsWith('|'))) return rowsOf(lines)
      const text = lines.join(' ')
      return /^#{2,3}\s/.test(text)
        ? [{ kind: 'heading', text: plain(text.replace(/^#+\s+/, '')) }]
        : [{ kind: 'paragraph', text: plain(text.replace(/^>\s?/, '')) }]
    })
    .filter(({ text }) => text !== '')
}

function rowsOf([head = '', , ...rows]: readonly string[]): TextBlock[] {
  const cellsOf = (row: string) => row.split('|').slice(1, -1).map(plain)
  const names = cellsOf(head)
  return rows.map((row) => ({
    kind: 'item',
    text: cellsOf(row)
      .map((cell, column) => (column === 0 ? cell : `${names[column]}: ${cell}`))
      .join('; '),
  }))
}

function plain(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|\*|_|`)(\S(?:.*?\S)?)\1/g, '$2')
    .trim()
}
