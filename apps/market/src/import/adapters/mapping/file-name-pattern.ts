import { tickerPattern } from '@site/contracts/market/values.ts'
import { plainDay } from '../source-values.ts'

const placeholder = /\{([a-z_]+)\}/

/** The columns that a pattern such as `harga-{ticker}-*.csv` takes from the name of a file. */
export function listNameColumns(pattern: string): string[] {
  return [...pattern.matchAll(new RegExp(placeholder, 'g'))].map(([, name = '']) => name)
}

/** `*` is any text, `{ticker}` and other columns are groups. Letter case does not matter. */
export function compileFileName(pattern: string): RegExp {
  const parts = pattern.split(/(\*|\{[a-z_]+\})/).map((part) => {
    if (part === '*') return '.*'
    const name = placeholder.exec(part)?.[1]
    if (name === undefined) return part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    return `(?<${name}>${name === 'ticker' ? tickerPattern : '.+'})`
  })
  return new RegExp(`^${parts.join('')}$`, 'i')
}

/** The cells that a name states; null: the pattern is of other files. */
export function readFileName(name: string, pattern: RegExp): Readonly<Record<string, string>> | null {
  const found = pattern.exec(name.split(/[\\/]/).at(-1) ?? '')
  if (found === null) return null
  return Object.fromEntries(
    Object.entries(found.groups ?? {}).map(([column, text]) => [
      column,
      column === 'ticker' ? text.toUpperCase() : plainDay(text, ['YYYYMMDD', 'YYYY-MM-DD']),
    ]),
  )
}
