/** The edit distance of two words, counting transpositions as one edit. */
export function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let row = 1; row <= one.length; row += 1) {
    rows.push([row])
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
  }
  return at(one.length, other.length)
}

const minLengthForOneError = 4
const minLengthForTwoErrors = 6

/** Max typing errors for a word of this length. */
export function bearableErrors(word: string): number {
  if (word.length < minLengthForOneError) return 0
  return word.length < minLengthForTwoErrors ? 1 : 2
}

/** The number of errors between the typed text and a word; null if there are too many. */
export function typingErrors(typed: string, word: string): number | null {
  const most = Math.min(bearableErrors(typed), bearableErrors(word))
  if (Math.abs(typed.length - word.length) > most) return null
  const errors = typed === word ? 0 : distance(typed, word)
  return errors <= most ? errors : null
}
