import { sql } from '@payloadcms/db-postgres'
import { GlossarySchema } from '@site/contracts/content/glossary.ts'
import { locales } from '@site/contracts/locale.ts'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slugify } from '#cms/base/fields/slug.ts'
import { readDocuments } from '../../../seed/documents.fixture.ts'
import { inParallel } from '../../../seed/writer.ts'
import { look } from '../../../test/search-requests.ts'
import { execute, payload, requestSite } from '../../../test/service.ts'
import { indexDocument, indexDocuments } from './write-index.ts'

const { terms } = await readDocuments()
const width = 8

/** The template has only the first terms; writing all of them through Payload would take a minute. */
const rows = terms.map(({ data }) => ({
  texts: locales.map((locale) => ({
    locale,
    term: data.term[locale] ?? '',
    abbreviation: data.abbreviation[locale] ?? null,
    definition: data.definition[locale] ?? '',
    slug: slugify(data.term[locale] ?? ''),
    names: data.alsoKnownAs[locale].map(({ name }) => name),
  })),
}))
const namesIn = (locale: (typeof locales)[number]) =>
  rows.flatMap(({ texts }) =>
    texts
      .filter((text) => text.locale === locale)
      .flatMap(({ term, abbreviation, names, slug }) =>
        [term, ...(abbreviation ? [abbreviation] : []), ...names].map((name) => ({ name, slug })),
      ),
  )

const IdsSchema = v.array(v.object({ id: v.number() }))
let added: number[] = []

beforeAll(async () => {
  const known = v
    .parse(v.array(v.object({ slug: v.string() })), await execute(sql`select slug from terms_locales`))
    .map(({ slug }) => slug)
  const missing = rows.filter(({ texts }) => !texts.some(({ slug }) => known.includes(slug)))
  const inserted = await execute(sql`
    with new as (
      insert into terms (_status) select 'published' from generate_series(1, ${missing.length}::int) returning id
    ), numbered as (
      select id, row_number() over (order by id) as place from new
    ), texts as (
      select numbered.id, text.* from jsonb_array_elements(${JSON.stringify(missing)}::jsonb) with ordinality as one (row, place)
      join numbered using (place),
      jsonb_to_recordset(one.row -> 'texts') as text (locale text, term text, abbreviation text, definition text, slug text, names jsonb)
    ), localized as (
      insert into terms_locales (_parent_id, _locale, term, abbreviation, definition, slug)
      select id, locale::_locales, term, abbreviation, definition, slug from texts
    ), others as (
      insert into terms_also_known_as (_parent_id, _locale, _order, id, name)
      select texts.id, locale::_locales, name.place, gen_random_uuid(), name.value
      from texts, jsonb_array_elements_text(names) with ordinality as name (value, place)
    )
    select id from numbered`)
  added = v.parse(IdsSchema, inserted).map(({ id }) => id)
  await indexDocuments({ payload }, 'terms', added)
})

afterAll(async () => {
  await execute(sql`delete from terms where id in ${added}`)
  for (const id of added) await indexDocument({ payload }, 'terms', id)
})

describe.each(locales)('every seeded term in %s', (locale) => {
  it('is the best hit of the glossary for its name, abbreviation, other spellings and misspellings', async () => {
    const found = await inParallel(namesIn(locale), width, async ({ name, slug }) => {
      const response = await requestSite(`terms?${new URLSearchParams({ locale, q: name })}`)
      const glossary = v.parse(GlossarySchema, await response.json())
      return { name, slug, found: glossary.terms[0]?.slug }
    })
    expect(found.filter((one) => one.found !== one.slug)).toEqual([])
    expect(found.length).toBeGreaterThan(terms.length)
  })

  it('is the first document of the site for its name and abbreviation', async () => {
    const names = rows.flatMap(({ texts }) =>
      texts
        .filter((text) => text.locale === locale)
        .flatMap(({ term, abbreviation, slug }) =>
          [term, ...(abbreviation ? [abbreviation] : [])].map((name) => ({ name, slug })),
        ),
    )
    const found = await inParallel(names, width, async ({ name, slug }) => {
      const { hits, groups } = await look(name, locale)
      const [first] = groups.filter(({ kind }) => kind !== 'sitePage')
      return { name, slug, kind: first?.kind, found: hits.find(({ kind }) => kind === 'term')?.slug }
    })
    expect(found.filter((one) => one.kind !== 'term' || one.found !== one.slug)).toEqual([])
  })
})
