import { typingErrors } from '@site/contracts/typing-errors.ts'

interface Named {
  readonly ticker: string
  readonly shortName: string
  readonly name: { readonly id: string; readonly en: string }
}

/** The companies that contain each word with the fewest typing errors, sorted by ticker. */
export function nearCompanies<Row extends Named>(rows: readonly Row[], typed: string): Row[] {
  const wanted = splitWords(typed)
  if (wanted.length === 0) return []
  const near = rows.flatMap((row) => {
    const errors = errorsIn(row, wanted)
    return errors === null ? [] : [{ row, errors }]
  })
  const fewest = Math.min(...near.map(({ errors }) => errors))
  return near
    .filter(({ errors }) => errors === fewest)
    .map(({ row }) => row)
    .sort((one, other) => (one.ticker < other.ticker ? -1 : 1))
}

function errorsIn({ ticker, shortName, name }: Named, wanted: readonly string[]): number | null {
  const words = [ticker, shortName, name.id, name.en].flatMap(splitWords)
  let sum = 0
  for (const typed of wanted) {
    const least = leastErrors(typed, words)
    if (least === null) return null
    sum += least
  }
  return sum
}

function leastErrors(typed: string, words: readonly string[]): number | null {
  if (words.some((word) => word.startsWith(typed))) return 0
  const errors = words.flatMap((word) => typingErrors(typed, word) ?? [])
  return errors.length === 0 ? null : Math.min(...errors)
}

function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
