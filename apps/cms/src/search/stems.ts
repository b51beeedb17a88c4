import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@site/contracts/locale.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { query } from '#cms/database/session.ts'

const mostKept = 50_000
const dictionaries = { id: 'indonesian_stem', en: 'english_stem' } as const
const kept: Readonly<Record<Locale, Map<string, string>>> = { id: new Map(), en: new Map() }

const RowsSchema = v.array(v.object({ word: v.string(), stem: v.nullable(v.string()) }))

/** The stem of each word by the database's dictionary; an empty one where the word says nothing, as "the". */
export async function stemsOf(
  payload: Payload,
  locale: Locale,
  words: Iterable<string>,
): Promise<ReadonlyMap<string, string>> {
  const known = kept[locale]
  if (known.size > mostKept) known.clear()
  const unknown = [...new Set(words)].filter((word) => !known.has(word))
  if (unknown.length === 0) return known
  const list = sql.join(
    unknown.map((word) => sql`${word}`),
    sql`, `,
  )
  const rows = await query(
    payload,
    sql`select word, (ts_lexize(${dictionaries[locale]}, word))[1] as stem from unnest(array[${list}]::text[]) word`,
  )
  for (const { word, stem } of v.parse(RowsSchema, rows)) known.set(word, stem ?? '')
  return known
}
