import { isDeepStrictEqual } from 'node:util'
import type { NewNewsItem } from '#market/database/schema.ts'
import { writeRows } from '#market/database/write-rows.ts'
import {
  identifier,
  instant,
  optional,
  paragraphs,
  slug,
  text,
  ticker,
} from '#market/import/reading/cells.ts'
import { type ImportContext, readCompanyRows } from './import-context.ts'
import { nothingTouched, type Touched, touchCompanies } from './touched.ts'

export const newsColumns = {
  id: identifier,
  ticker,
  slug_id: optional(slug),
  slug_en: optional(slug),
  title_id: optional(text(300)),
  title_en: optional(text(300)),
  summary_id: optional(text(1_000)),
  summary_en: optional(text(1_000)),
  body_id: optional(paragraphs),
  body_en: optional(paragraphs),
  source: text(120),
  published_at: instant,
}

/** Matched by ID. A language has all of slug, title, summary and body, or none. */
export async function importNews(context: ImportContext): Promise<Touched> {
  const { transaction, findings } = context
  const rows = readCompanyRows(context, 'news', newsColumns)
  if (!rows) return nothingTouched
  const existing = await transaction.selectFrom('news').selectAll().execute()
  const byId = new Map(existing.map((item) => [item.id, item]))
  const owners = new Map<string, string>()
  for (const item of existing) {
    if (item.slugId !== null) owners.set(`id ${item.slugId}`, item.id)
    if (item.slugEn !== null) owners.set(`en ${item.slugEn}`, item.id)
  }
  const seen = new Set<string>()
  const changed: NewNewsItem[] = []
  const replaced: { readonly ticker: string }[] = []
  for await (const row of rows) {
    const { cells } = row
    const addError = (column: string, message: string) => findings.leaveOut(row, column, message)
    if (seen.has(cells.id)) addError('id', `${cells.id} is duplicated`)
    seen.add(cells.id)
    for (const locale of ['id', 'en'] as const) {
      const own = cells[`slug_${locale}`]
      for (const part of ['title', 'summary', 'body'] as const) {
        const column = `${part}_${locale}` as const
        if ((cells[column] === null) !== (own === null))
          addError(column, `is ${own === null ? 'there without' : 'missing beside'} slug_${locale}`)
      }
      const owner = owners.get(`${locale} ${own}`)
      if (own !== null && owner !== undefined && owner !== cells.id)
        addError(`slug_${locale}`, `${own} belongs to ${owner}`)
    }
    if (cells.slug_id === null && cells.slug_en === null) addError('slug_id', 'no language is there')
    if (findings.isLeftOut(row)) continue
    for (const locale of ['id', 'en'] as const) {
      const own = cells[`slug_${locale}`]
      if (own !== null) owners.set(`${locale} ${own}`, cells.id)
    }
    const item = {
      id: cells.id,
      ticker: cells.ticker,
      slugId: cells.slug_id,
      slugEn: cells.slug_en,
      title: { id: cells.title_id, en: cells.title_en },
      summary: { id: cells.summary_id, en: cells.summary_en },
      body: { id: cells.body_id, en: cells.body_en },
      source: cells.source,
      publishedAt: new Date(cells.published_at),
    }
    const before = byId.get(item.id)
    if (before && isDeepStrictEqual({ ...before }, item)) continue
    changed.push(item)
    if (before) replaced.push(before)
  }
  await writeRows(transaction, 'news', changed, ['id'])
  return { ...touchCompanies([...changed, ...replaced]), isNewsListTouched: changed.length > 0 }
}
