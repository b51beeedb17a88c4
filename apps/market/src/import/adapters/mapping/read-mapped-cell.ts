import { cellText, numberText, plainDay, plainNumber, type SourceCell } from '../source-values.ts'
import type { MappedFile } from './mapping-file.ts'

/** A function that translates the cells of a column, chosen once for all its rows. */
export function createReader({
  date,
  number,
  factor,
  value,
}: MappedFile['columns'][string]): (cell: SourceCell) => string {
  if (value !== undefined) {
    const text = cellText(value)
    return () => text
  }
  if (date !== undefined) {
    const formats = [date, 'YYYY-MM-DD']
    return (cell) => plainDay(cell, formats)
  }
  if (factor !== undefined) return (cell) => multiply(plainNumber(cell, number ?? 'plain'), factor)
  if (number !== undefined) return (cell) => plainNumber(cell, number)
  return cellText
}

/** A text that is no number stays as it is. */
function multiply(text: string, factor: number): string {
  const product = Number(text) * factor
  return text === '' || Number.isNaN(product) ? text : numberText(product)
}
