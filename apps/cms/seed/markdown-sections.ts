import type { DocumentPart, DocumentSection } from '@site/pdf/text-document.ts'

/**
 * The sections of a report's Markdown as plain text, without emphasis and link URLs. Each row of a table is a sentence
 * of a list; live figures and charts are only on the site.
 */
export function createSections(markdown: string): DocumentSection[] {
  const sections: { title: string; parts: DocumentPart[] }[] = []
  const blocks = markdown.replace(/<\/?[A-Z][^>]*>/g, '').split(/\n\s*\n/)
  for (const block of blocks) {
    const lines = block
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
    const text = removeMarks(lines.join(' ').replace(/^(#+|>)\s*/, ''))
    if (text === '') continue
    if (/^#{2,3}\s/.test(lines[0] ?? '')) {
      sections.push({ title: text, parts: [] })
      continue
    }
    const section = sections.at(-1)
    if (section === undefined) throw new Error(`a report must begin with a heading: ${text}`)
    section.parts.push(createPart(lines, text))
  }
  return sections
}

function createPart(lines: readonly string[], text: string): DocumentPart {
  if (lines.every((line) => /^([-*]|\d+\.)\s/.test(line))) {
    return {
      kind: 'sentences',
      texts: lines.map((line) => removeMarks(line.replace(/^([-*]|\d+\.)\s+/, ''))),
    }
  }
  if (lines.every((line) => line.startsWith('|'))) return { kind: 'sentences', texts: readRows(lines) }
  return { kind: 'text', text }
}

function readRows([head = '', , ...rows]: readonly string[]): string[] {
  const readCells = (row: string) => row.split('|').slice(1, -1).map(removeMarks)
  const names = readCells(head)
  return rows.map((row) =>
    readCells(row)
      .map((cell, column) => (column === 0 ? cell : `${names[column]}: ${cell}`))
      .join('; '),
  )
}

function removeMarks(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|\*|_|`)(\S(?:.*?\S)?)\1/g, '$2')
    .trim()
}
