import type { HTMLConverters } from '@payloadcms/richtext-lexical/html'
import { escapeHtml } from '@site/operations/escape-html.ts'
import * as v from 'valibot'

const NodeSchema = v.looseObject({ type: v.string(), version: v.fallback(v.number(), 1) })
const span = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 1)
const CellSchema = v.looseObject({
  ...NodeSchema.entries,
  type: v.literal('tablecell'),
  /** Bits: 1 heads a column, 2 a row. */
  headerState: v.fallback(v.picklist([0, 1, 2, 3]), 0),
  colSpan: span,
  rowSpan: span,
  children: v.array(NodeSchema),
})
type Cell = v.InferOutput<typeof CellSchema>
const TableSchema = v.array(v.object({ type: v.literal('tablerow'), children: v.array(CellSchema) }))
const ParagraphSchema = v.object({ type: v.literal('paragraph'), children: v.array(NodeSchema) })
const WordsSchema = v.object({
  text: v.optional(v.string()),
  children: v.optional(v.array(v.unknown())),
})
const FigureSchema = v.object({
  type: v.literal('inlineBlock'),
  fields: v.object({ blockType: v.literal('companyFigure') }),
})

function readWords(node: unknown): string {
  if (v.is(FigureSchema, node)) return '0'
  const { success, output } = v.safeParse(WordsSchema, node)
  return success ? (output.text ?? '') + (output.children ?? []).map(readWords).join('') : ''
}

const readCellText = ({ children }: Cell) => children.map(readWords).join(' ').trim()

const number = /^[+−–-]?\s?(?:Rp|IDR|USD|US\$|\$)?\s?[−–-]?\d[\d.,]*\s?(?:%|×|x|kali|times)?$/
const nothing = /^[−–-]?$/

/** Whether a column has only numbers, apart from its head. */
function isNumeric(rows: readonly Cell[][], column: number): boolean {
  const texts = rows.flatMap((cells) => cells[column] ?? []).map(readCellText)
  return (
    texts.some((text) => number.test(text)) && texts.every((text) => number.test(text) || nothing.test(text))
  )
}

/**
 * Tables of editors: columns of numbers are aligned, and wide tables scroll in a region that the keyboard reaches. A
 * table has the name of the heading above it.
 */
export const createTableConverter =
  (readHeadingId: () => string | null): HTMLConverters['table'] =>
  ({ node, nodesToHTML }) => {
    const { success, output } = v.safeParse(TableSchema, node.children)
    if (!success) return ''
    const rows = output.map(({ children }) => children)
    const firstBody = rows.findIndex((cells) => cells.some(({ headerState }) => (headerState & 1) === 0))
    const [head, body] = firstBody === -1 ? [rows, []] : [rows.slice(0, firstBody), rows.slice(firstBody)]
    const cellHtml = (cell: Cell, column: number) => {
      const [first, ...others] = cell.children
      const only = others.length === 0 ? v.safeParse(ParagraphSchema, first) : null
      const nodes = only?.success ? only.output.children : cell.children
      const content = nodesToHTML({ nodes, parent: { ...cell, parent: { ...node } } }).join('')
      const name = cell.headerState === 0 ? 'td' : 'th'
      const attributes = [
        cell.headerState === 0 ? '' : ` scope="${cell.headerState === 2 ? 'row' : 'col'}"`,
        isNumeric(body, column) ? ' class="figure"' : '',
        cell.colSpan > 1 ? ` colspan="${cell.colSpan}"` : '',
        cell.rowSpan > 1 ? ` rowspan="${cell.rowSpan}"` : '',
      ]
      return `<${name}${attributes.join('')}>${content}</${name}>`
    }
    const group = (name: string, of: Cell[][]) =>
      of.length === 0
        ? ''
        : `<${name}>${of.map((cells) => `<tr>${cells.map(cellHtml).join('')}</tr>`).join('')}</${name}>`
    // The web app's Prose prefixes the id after exactly this text.
    const headingId = readHeadingId()
    const naming = headingId === null ? '' : ` aria-labelledby="${headingId}"`
    const label = escapeHtml((rows[0] ?? []).map(readCellText).join(', '))
    return `<div class="table-region" role="region" tabindex="0" aria-label="${label}"><table class="data-table"${naming}>${group('thead', head)}${group('tbody', body)}</table></div>`
  }
