import { sql } from '@payloadcms/db-postgres'
import { listNamedTickers } from '@site/contracts/market/typed-ticker.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { query } from '#cms/base/database/session.ts'
import type { Forms } from '#cms/editorial/search/forms.ts'
import type { Term } from '#cms/editorial/search/terms.ts'

const RowsSchema = v.array(v.object({ ticker: v.string() }))

/** The terms that are tickers with documents. An ordinary word such as "buka", which has other forms, needs capitals. */
export async function findTickers(
  payload: Payload,
  phrase: string,
  terms: readonly Term[],
  forms: Forms,
): Promise<Term[]> {
  const named = listNamedTickers(phrase)
    .filter(
      ({ ticker, isCertain }) =>
        isCertain || (forms.get(ticker.toLowerCase()) ?? []).every((form) => form === ticker.toLowerCase()),
    )
    .map(({ ticker }) => ticker)
  const candidates = terms.filter(
    ([[word = '', ...others] = []]) => others.length === 0 && named.includes(word.toUpperCase()),
  )
  if (terms.length === 1 || candidates.length === 0) return []
  const rows = await query(
    payload,
    sql`select ticker from recommendations where ticker in ${named}
      union select text from reports_texts where text in ${named}
      union select text from articles_texts where text in ${named}`,
  )
  const known = v.parse(RowsSchema, rows).map(({ ticker }) => ticker)
  return candidates.filter(([[word = ''] = []]) => known.includes(word.toUpperCase()))
}
