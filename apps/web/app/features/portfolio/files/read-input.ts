import type { Holding } from './holding.ts'
import { limits } from './limits.ts'
import { decodeFile, readTable, type TableRow } from './read-table.ts'
import { readPortfolio } from './stored-portfolio.ts'

/** What a visitor pasted, dropped or chose: a portfolio file of this page, a table, or why it is neither. */
export type ReadInput =
  | { readonly kind: 'portfolio'; readonly holdings: readonly Holding[] }
  | { readonly kind: 'table'; readonly rows: readonly TableRow[] }
  | { readonly kind: 'tooManyRows'; readonly count: number }
  | { readonly kind: 'pdf' | 'unreadable' | 'noPortfolio' | 'noRows' | 'tooLarge' }

export function readText(text: string): ReadInput {
  if (text.length > limits.bytes) return { kind: 'tooLarge' }
  if (/^\s*[{[]/.test(text)) {
    const holdings = readPortfolio(text)
    return holdings === null ? { kind: 'noPortfolio' } : { kind: 'portfolio', holdings }
  }
  const rows = readTable(text)
  if (rows.length > limits.rows) return { kind: 'tooManyRows', count: rows.length }
  return rows.length === 0 ? { kind: 'noRows' } : { kind: 'table', rows }
}

/** A file is read in the browser; its name is used only to find PDFs. */
export async function readFile(
  file: Pick<File, 'name' | 'type' | 'size' | 'arrayBuffer'>,
): Promise<ReadInput> {
  if (file.type === 'application/pdf' || /\.pdf$/i.test(file.name)) return { kind: 'pdf' }
  if (file.size > limits.bytes) return { kind: 'tooLarge' }
  const text = decodeFile(new Uint8Array(await file.arrayBuffer()))
  return text === null ? { kind: 'unreadable' } : readText(text)
}
