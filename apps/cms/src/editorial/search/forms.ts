import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@site/contracts/locale.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { query } from '#cms/base/database/session.ts'
import { listRoots } from './stemming.ts'

/** Indexed words that share a root with a typed word, by typed word; empty for stop words such as "the". */
export type Forms = ReadonlyMap<string, readonly string[]>

const RowsSchema = v.array(
  v.object({ typed: v.string(), forms: v.array(v.string()), isStopWord: v.boolean() }),
)

/** The stem of an English word; null for stop words. Without the exception, e-statement would be a form of estate. */
export const englishStem = (word: string) =>
  sql.raw(
    `case when ${word} in ('estatement', 'estatements') then 'estatement' else (ts_lexize('english_stem', ${word}))[1] end`,
  )

export async function loadForms(payload: Payload, locale: Locale, words: readonly string[]): Promise<Forms> {
  const pairs = words.flatMap((word) => listRoots(word).map((root) => ({ typed: word, root })))
  const typed =
    locale === 'id'
      ? sql`select typed, root from jsonb_to_recordset(${JSON.stringify(pairs)}) as pairs (typed text, root text)`
      : sql`select typed, ${englishStem('typed')} as root
          from jsonb_array_elements_text(${JSON.stringify(words)}) as typed`
  const rows = await query(
    payload,
    sql`select typed, bool_and(typed.root is null) as "isStopWord", array_remove(array_agg(distinct word), null) as forms
      from (${typed}) as typed left join search_roots
      on search_roots.locale = ${locale} and search_roots.root = typed.root group by typed`,
  )
  return new Map(
    v
      .parse(RowsSchema, rows)
      .map(({ typed, forms, isStopWord }) => [typed, isStopWord ? [] : [typed, ...forms]]),
  )
}
