import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@site/contracts/locale.ts'
import type { Payload } from 'payload'
import * as v from 'valibot'
import { wholeNumber } from '#cms/base/database/row-values.ts'
import { query } from '#cms/base/database/session.ts'
import { isListed } from '#cms/services/site-api/listed.ts'
import { listTermNames, type NamedTerm, TermMatcher } from './term-matcher.ts'

export interface GlossaryTerm extends NamedTerm {
  readonly slug: string
  readonly term: string
  readonly abbreviation: string | null
  readonly definition: string
  /** Correct names besides the term and its abbreviation. */
  readonly synonyms: readonly string[]
}

export interface Glossary {
  /** In alphabetical order. */
  readonly terms: readonly GlossaryTerm[]
  readonly matcher: TermMatcher<GlossaryTerm>
}

interface Cached {
  readonly version: string
  readonly glossary: Glossary
}

const cached = new Map<Locale, Cached>()

const VersionSchema = v.tuple([v.object({ count: wholeNumber, changed: v.nullable(v.string()) })])

/** The published terms of a language; reads and prepares them again only after a change. */
export async function readGlossary(payload: Payload, locale: Locale): Promise<Glossary> {
  const rows = await query(
    payload,
    sql`select count(*) as count, max(d.updated_at)::text as changed from terms d where ${isListed(locale)}`,
  )
  const [{ count, changed }] = v.parse(VersionSchema, rows)
  const version = `${count} ${changed}`
  const known = cached.get(locale)
  if (known?.version === version) return known.glossary
  const terms = await readTerms(payload, locale)
  const glossary = { terms, matcher: new TermMatcher(terms) }
  cached.set(locale, { version, glossary })
  return glossary
}

const RowsSchema = v.array(
  v.object({
    id: v.number(),
    slug: v.string(),
    term: v.string(),
    abbreviation: v.nullable(v.string()),
    definition: v.string(),
    is_linked: v.nullable(v.boolean()),
    synonyms: v.array(v.string()),
  }),
)

async function readTerms(payload: Payload, locale: Locale): Promise<GlossaryTerm[]> {
  const rows = await query(
    payload,
    sql`select d.id, l.slug, l.term, nullif(trim(l.abbreviation), '') as abbreviation, l.definition, l.is_linked,
        array(
          select x.name from terms_also_known_as x
          where x._parent_id = d.id and x._locale = l._locale and x.is_linked order by x._order
        ) as synonyms
      from terms d join terms_locales l on l._parent_id = d.id and l._locale = ${locale}
      where ${isListed(locale)}`,
  )
  const { compare } = collators[locale]
  return v
    .parse(RowsSchema, rows)
    .map(({ is_linked: isLinked, ...row }) => ({
      ...row,
      names: isLinked === false ? [] : listTermNames(row),
    }))
    .sort((one, other) => compare(one.term, other.term) || one.id - other.id)
}

const collators = { id: new Intl.Collator('id'), en: new Intl.Collator('en') } satisfies Record<
  Locale,
  Intl.Collator
>
