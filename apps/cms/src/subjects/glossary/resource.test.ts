import { TAGS_HEADER } from '@site/contracts/change-feed.ts'
import * as articles from '@site/contracts/content/articles.ts'
import { GlossarySchema, TermSchema } from '@site/contracts/content/glossary.ts'
import { locales } from '@site/contracts/locale.ts'
import { previewSlug } from '@site/contracts/preview-token.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { inPreview } from '../../../test/editing.ts'
import { paragraph, payload, publishedArticle, requestSite } from '../../../test/service.ts'
import { changeTerm, deleteTerm, publishedTerm } from '../../../test/terms.ts'

async function glossary(q = '', locale = 'id') {
  const response = await requestSite(`terms?${new URLSearchParams({ locale, q })}`)
  return v.parse(GlossarySchema, await response.json())
}

async function term(slug: string) {
  return v.parse(TermSchema, await (await requestSite(`terms/${slug}?locale=id`)).json())
}

async function article(slug: string) {
  const response = await requestSite(`articles/${slug}?locale=id`)
  const { body } = v.parse(articles.ArticleSchema, await response.json())
  return { body, tags: response.headers.get(TAGS_HEADER)?.split(' ') ?? [] }
}

describe('the glossary', () => {
  it.each(locales)('is in alphabetical order in %s', async (locale) => {
    const { terms, total } = await glossary('', locale)
    const names = terms.map(({ term: name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare))
    expect(total).toBe(names.length)
  })

  it('is searched by the beginning of a word, by words of the definition, and despite a typing error', async () => {
    const { id } = await publishedTerm('koefisien kambing', { definition: 'Ukuran tentang penggembalaan.' })
    const namesFor = async (q: string) => (await glossary(q)).terms.map(({ term: name }) => name)
    expect(await namesFor('koefis')).toEqual(['koefisien kambing'])
    expect(await namesFor('penggembalaan')).toEqual(['koefisien kambing'])
    expect(await glossary('koefisein kambing')).toMatchObject({
      terms: [{ term: 'koefisien kambing' }],
      spelling: 'koefisien kambing',
    })
    await deleteTerm(id)
  })

  it('corrects common misspellings, as the site search does', async () => {
    const { id } = await publishedTerm('dividen kambing', { definition: 'Bagian dari penggembalaan.' })
    for (const typed of ['deviden kambing', 'Devidend kambing', 'deviden']) {
      const { terms, spelling } = await glossary(typed)
      expect(terms.map(({ term: name }) => name)).toContain('dividen kambing')
      expect(spelling).toBeNull()
    }
    await deleteTerm(id)
  })

  it.each([
    { q: 'goats', names: ['goat quota'] },
    { q: 'goats and shepherds', names: ['goat quota', 'shepherd fee'] },
    { q: 'the shepherd or the goats', names: ['goat quota', 'shepherd fee'] },
    { q: 'goats of qqqzzz', names: ['goat quota'] },
    // Only in the definitions.
    { q: 'pastures and qqqzzz', names: [] },
  ])('finds by English plurals, and the terms that one word names: $q', async ({ q, names }) => {
    const made = [await publishedTerm('kuota kambing'), await publishedTerm('biaya gembala')]
    for (const [place, term] of ['goat quota', 'shepherd fee'].entries())
      await changeTerm(made[place]?.id ?? 0, { term, definition: 'On pastures.', _status: 'published' }, 'en')
    const found = (await glossary(q, 'en')).terms.map(({ term: name }) => name)
    expect(found.toSorted()).toEqual(names)
    for (const { id } of made) await deleteTerm(id)
  })

  const unmatched = ['%', '!?& |', '📈', '_', 'qqqzzz']
  it.each(unmatched)('is empty for "%s", with the number of all terms', async (typed) => {
    expect(await glossary(typed)).toMatchObject({ terms: [], spelling: null })
    expect((await glossary(typed)).total).toBeGreaterThan(0)
  })

  it('returns all terms for a query of spaces', async () => {
    const { terms, total } = await glossary('  ')
    expect(terms).toHaveLength(total)
  })
})

const draftTerm = async (term: string) =>
  (await payload.create({ collection: 'terms', locale: 'id', data: { term }, draft: true })).id

describe('a term', () => {
  it('has its neighbors in the alphabet, its published related terms and its name in the other language', async () => {
    const last = await publishedTerm('zzz terakhir')
    const draft = await draftTerm('zzz draf')
    const middle = await publishedTerm('zzz sebelum', { related: [last.id, draft] })
    await changeTerm(middle.id, { term: 'zzz before', definition: 'Meaning.', _status: 'published' }, 'en')
    expect(await term('zzz-sebelum')).toMatchObject({
      next: { slug: 'zzz-terakhir', term: 'zzz terakhir' },
      related: [{ id: last.id }],
      counterpart: 'zzz before',
      translations: { id: 'zzz-sebelum', en: 'zzz-before' },
    })
    expect(await term('zzz-terakhir')).toMatchObject({ next: null, counterpart: null })
    for (const id of [middle.id, draft, last.id]) await deleteTerm(id)
  })

  it('is previewed as a draft, also in a language that it lacks', async () => {
    const id = await draftTerm('draf uji')
    const names = locales.map(async (locale) => {
      const response = await requestSite(`terms/${previewSlug(id)}?locale=${locale}`, inPreview('terms', id))
      return v.parse(TermSchema, await response.json()).term
    })
    expect(await Promise.all(names)).toEqual(['draf uji', ''])
    expect((await requestSite(`terms/${previewSlug(id)}?locale=id`)).status).toBe(404)
    await deleteTerm(id)
  })

  it('lists the articles that use it or, in capital letters, its abbreviation', async () => {
    const { id } = await publishedTerm('rasio mangga', { abbreviation: 'DARI' })
    await publishedArticle('pemakai-istilah', { body: paragraph('Tentang Rasio Mangga.') })
    await publishedArticle('pemakai-singkatan', { body: paragraph('Tentang DARI saja.') })
    await publishedArticle('pemakai-kata', { body: paragraph('Kata dari biasa.') })
    const { uses } = await term('rasio-mangga')
    expect(uses.map(({ slug }) => slug).toSorted()).toEqual(['pemakai-istilah', 'pemakai-singkatan'])
    await deleteTerm(id)
  })
})

it('the links of an article to terms follow a term that is published, changed, no longer linked, and deleted', async () => {
  await publishedArticle('tentang-delima', { body: paragraph('Angka delima naik.') })
  expect((await article('tentang-delima')).body).toBe('<p>Angka delima naik.</p>')
  const { id } = await publishedTerm('delima')
  expect((await article('tentang-delima')).body).toContain(
    '<a href="/id/glosarium/delima" data-term="delima" data-definition="Arti delima.">delima</a>',
  )
  await changeTerm(id, { definition: 'Buah.' })
  expect((await article('tentang-delima')).body).toContain('data-definition="Buah."')
  await changeTerm(id, { isLinked: false })
  expect((await article('tentang-delima')).body).not.toContain('<a')
  await changeTerm(id, { isLinked: true })
  await deleteTerm(id)
  const { body, tags } = await article('tentang-delima')
  expect(body).not.toContain('<a')
  expect(tags).toContain('list:terms')
})
