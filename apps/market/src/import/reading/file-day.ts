import { CellError, day } from './cells.ts'

/** The day in a file name (`Ringkasan Saham-20261120.xlsx`, `2026-11-20.csv`); null without one. */
export function dayInName(name: string): string | null {
  for (const [, year, month, date] of name.matchAll(/(?<!\d)(\d{4})[-_.]?(\d{2})[-_.]?(\d{2})(?!\d)/g)) {
    try {
      return day(`${year}-${month}-${date}`)
    } catch (error) {
      if (!(error instanceof CellError)) throw error
    }
  }
  return null
}
