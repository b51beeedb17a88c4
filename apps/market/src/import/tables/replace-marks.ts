import type { FigureMark } from '@site/contracts/market/values.ts'
import { sql } from 'kysely'
import { arrayLiteral } from '#market/database/array-literal.ts'
import type { Database } from '#market/database/schema.ts'
import type { ImportContext } from './import-context.ts'
import { type Touched, touchCompanies } from './touched.ts'

/** A figure that may have marks; see FigureMarksTable. */
export interface MarkedFigure {
  readonly ticker: string
  readonly key: string
}

interface Replacement {
  /** null: all figures of the company. */
  readonly figures: readonly { readonly ticker: string; readonly key: string | null }[]
  readonly codes: readonly FigureMark[]
  readonly marks: readonly (MarkedFigure & { readonly code: FigureMark })[]
}

/** Replaces the marks of these figures with these codes; other codes stay. */
export async function replaceMarks(
  transaction: ImportContext['transaction'],
  subject: Database['figureMarks']['subject'],
  { figures, codes, marks }: Replacement,
): Promise<Touched> {
  const column = (rows: Replacement['figures'], name: keyof MarkedFigure) =>
    arrayLiteral(rows.map((row) => row[name]))
  const { rows } = await sql<{ ticker: string }>`
    with incoming as (
      select distinct * from unnest(
        ${column(marks, 'ticker')}::text[], ${column(marks, 'key')}::text[],
        ${arrayLiteral(marks.map(({ code }) => code))}::text[]
      ) as row (ticker, key, code)
    ), figure as (
      select * from unnest(${column(figures, 'ticker')}::text[], ${column(figures, 'key')}::text[])
        as row (ticker, key)
    ), gone as (
      delete from figure_marks as old
      where old.subject = ${subject} and old.code = any(${codes}::text[])
        -- Not as a join, which would compare all figures of a company with all its marks.
        and (
          (old.ticker, old.key) in (select ticker, key from figure)
          or old.ticker in (select ticker from figure where key is null)
        )
        and not exists (
          select from incoming
          where incoming.ticker = old.ticker and incoming.key = old.key and incoming.code = old.code
        )
      returning old.ticker
    ), added as (
      insert into figure_marks (ticker, subject, key, code)
      select ticker, ${subject}, key, code from incoming
      on conflict do nothing
      returning ticker
    )
    select ticker from gone union select ticker from added`.execute(transaction)
  return touchCompanies(rows)
}
