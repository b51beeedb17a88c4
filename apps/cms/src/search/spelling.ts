import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@site/contracts/locale.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { query } from '#cms/database/session.ts'

const shortestMended = 4
const shortestWithTwoErrors = 6
const candidates = 12

const RowsSchema = v.array(v.object({ typed: v.string(), word: v.string() }))

/** Letters to change, insert, leave out or swap to make one word from another. */
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

/**
 * The phrase with each word that no title and no summary has replaced by the nearest one that does; null where
 * nothing near is known. Trigrams find the few that are worth counting errors for.
 */
export async function mendedWords(
  payload: Payload,
  locale: Locale,
  words: readonly string[],
): Promise<string[] | null> {
  const mendable = words.filter((word) => word.length >= shortestMended && /^[a-z]+$/.test(word))
  if (mendable.length === 0) return null
  const list = sql.join(
    mendable.map((word) => sql`${word}`),
    sql`, `,
  )
  const rows = await query(
    payload,
    sql`select typed, near.word from unnest(array[${list}]::text[]) as typed cross join lateral (
      select word from search_words
      where locale = ${locale} and word % typed
      order by similarity(word, typed) desc, word limit ${candidates}
    ) as near`,
  )
  const found = v.parse(RowsSchema, rows)
  const mended = words.map((word) => {
    const near = found.filter(({ typed }) => typed === word).map((row) => row.word)
    const most = word.length >= shortestWithTwoErrors ? 2 : 1
    const best = near
      .map((candidate) => ({ candidate, errors: distance(word, candidate) }))
      .filter(({ errors }) => errors <= most)
      .sort((one, other) => one.errors - other.errors)[0]
    return best?.candidate ?? word
  })
  return mended.some((word, place) => word !== words[place]) ? mended : null
}
