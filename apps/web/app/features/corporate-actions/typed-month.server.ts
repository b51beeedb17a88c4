import { isMonth } from './month.ts'

const months = [
  ['januari', 'january'],
  ['februari', 'february', 'pebruari'],
  ['maret', 'march'],
  ['april'],
  ['mei', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['agustus', 'august', 'agt', 'ags'],
  ['september', 'sept'],
  ['oktober', 'october'],
  ['november', 'nopember'],
  ['desember', 'december'],
]

const LEAST_LETTERS = 3

/**
 * Parses a month typed in a browser without month inputs: `2026-11`, `11/2026`, `November 2026`, `nov 2026`, in both
 * languages. null: invalid or out of range.
 */
export function typedMonth(text: string): string | null {
  const parts = text.toLowerCase().match(/\p{L}+|\d+/gu) ?? []
  const year = parts.find((part) => /^\d{4}$/.test(part))
  const [name = '', ...others] = parts.filter((part) => part !== year)
  if (year === undefined || others.length > 0) {
    return null
  }
  const month = `${year}-${String(monthNumber(name)).padStart(2, '0')}`
  return isMonth(month) ? month : null
}

function monthNumber(text: string): number {
  if (/^\d{1,2}$/.test(text)) {
    return Number(text)
  }
  const isShort = text.length < LEAST_LETTERS
  return isShort ? 0 : months.findIndex((names) => names.some((name) => name.startsWith(text))) + 1
}
