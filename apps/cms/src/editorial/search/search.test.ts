import type { SearchHit } from '@site/contracts/content/search.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { findImage } from '../../../test/media.ts'
import { joinSegments, listMarked, look, suggest, suggestions } from '../../../test/search-requests.ts'
import { changeArticle, draftArticle, paragraph, payload, publishedArticle } from '../../../test/service.ts'
import { computeIndexVersion, rebuildOutdatedIndex } from './write-index.ts'

const listArticles = (hits: SearchHit[]) =>
  hits.filter(({ kind }) => kind === 'article').map(({ slug }) => slug)

/** An Indonesian article; the words of these tests occur in no other document. */
async function publish(
  slug: string,
  text: { title?: string; summary?: string; body?: string; publishedAt?: string },
) {
  const { title = `Tentang ${slug}`, summary = 'Tanpa kata.', body = 'Tanpa isi.', ...date } = text
  return (await publishedArticle(slug, { title, summary, body: paragraph(body), ...date })).id
}

/** The same in both languages. */
async function publishInBoth(
  slug: string,
  english: { title: string; summary?: string; body?: string },
  title?: string,
) {
  const id = await publish(slug, title === undefined ? {} : { title })
  const { body = 'Text.', ...texts } = english
  const data = { summary: 'Summary.', slug: `${slug}-en`, body: paragraph(body), ...texts }
  await changeArticle(id, { ...data, _status: 'published' }, { locale: 'en' })
}

beforeAll(() => publish('permata', { title: 'Nilai intanpermata' }))

describe('search index', () => {
  it('contains a document while it is published', async () => {
    const { id } = await draftArticle('kala-terbit', { title: 'Zamrudkala' })
    expect((await look('zamrudkala')).total).toBe(0)
    await changeArticle(id, { _status: 'published' })
    expect(listArticles((await look('zamrudkala')).hits)).toEqual(['kala-terbit'])
    await changeArticle(id, { _status: 'draft' })
    expect((await look('zamrudkala')).total).toBe(0)
  })

  it('reflects a changed title and a deletion', async () => {
    const id = await publish('berubah-judul', { title: 'Pualamdini' })
    await changeArticle(id, { title: 'Pualamsenja' })
    expect((await look('pualamdini')).hits).toEqual([])
    expect(listArticles((await look('pualamsenja')).hits)).toEqual(['berubah-judul'])
    await payload.delete({ collection: 'articles', id })
    expect((await look('pualamsenja')).total).toBe(0)
  })

  it('contains the words of callouts, tables, captions and labels, but no values of blocks', async () => {
    const element = (type: string, children: object[]) => ({ type, version: 1, children })
    const words = (text: string) => element('paragraph', [{ type: 'text', version: 1, text }])
    const block = (fields: object) => ({ type: 'block', version: 2, format: '', fields })
    const cell = { ...element('tablecell', [words('Selkata')]), headerState: 0, colSpan: 1, rowSpan: 1 }
    const body = { root: element('root', [words('Kotakkata')]) }
    const children = [
      block({ blockType: 'callout', kind: 'note', body }),
      element('table', [element('tablerow', [cell])]),
      block({ blockType: 'picture', picture: await findImage(), caption: 'Takarirkata' }),
      block({ blockType: 'calculator', tool: 'bondCalculator', label: 'Labelkata', values: 'nilaikata=1' }),
    ]
    const { root } = paragraph('')
    await publishedArticle('berblok', { body: { root: { ...root, children } } })
    const found = async (word: string) => listArticles((await look(word)).hits)
    for (const word of ['kotakkata', 'selkata', 'takarirkata', 'labelkata']) {
      expect([word, await found(word)]).toEqual([word, ['berblok']])
    }
    expect([await found('nilaikata'), await found('bondcalculator')]).toEqual([[], []])
  })

  it('contains no words from a draft of a published document', async () => {
    const id = await publish('berdraf', { title: 'Kecubungterang' })
    await changeArticle(id, { title: 'Kecubunggelap' }, { draft: true })
    expect((await look('kecubunggelap')).hits).toEqual([])
    expect(joinSegments((await look('kecubungterang')).hits[0]?.title ?? [])).toBe('Kecubungterang')
  })

  it('finds each language of a document by its own words and slug', async () => {
    await publishInBoth('bahasa-ganda', { title: 'Pearlword' }, 'Mutiarakata')
    expect(listArticles((await look('pearlword', 'en')).hits)).toEqual(['bahasa-ganda-en'])
    expect((await look('pearlword', 'id')).hits).toEqual([])
    expect((await look('mutiarakata', 'en')).hits).toEqual([])
  })

  it('is not rebuilt by the same version', async () => {
    await rebuildOutdatedIndex()
    const before = (await look('saham')).total
    expect(await rebuildOutdatedIndex()).toBe(false)
    expect((await look('saham')).total).toBe(before)
  })
})

describe('the version of the index', () => {
  const page = { id: 1, locale: 'id', slug: 'glossary', title: 'Kamus', aliases: ['istilah'] } as const
  it.each([
    { name: 'a title', changed: { ...page, title: 'Kamus investasi' } },
    { name: 'a word', changed: { ...page, aliases: ['glosarium'] } },
    { name: 'the place of a page', changed: { ...page, id: 2 } },
  ])('changes with $name', ({ changed }) => {
    expect(computeIndexVersion([page])).toBe(computeIndexVersion([{ ...page }]))
    expect(computeIndexVersion([changed])).not.toBe(computeIndexVersion([page]))
  })
})

describe('search', () => {
  // One of each kind; stemming.test.ts has every form.
  const pairs = [
    ['membeli', 'pembelian'],
    ['reksa dana', 'reksadana'],
    ['IPO', 'penawaran umum perdana'],
    ['dividend', 'dividen'],
    ['analisa', 'analisa'],
    ['resiko', 'risiko'],
    ['risiko', 'resiko'],
    ['devidend', 'deviden'],
    ['pedagang', 'diperdagangkan'],
    ['saham-saham', 'saham'],
    ['Jumat', 'Jum\u2019at'],
    ['investasi', 'inves\u00adtasi'],
  ] as const
  const place = (index: number) =>
    `rubi${String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))}`
  beforeAll(async () => {
    for (const [index, [, written]] of pairs.entries()) {
      await publish(`bentuk-${index}`, { body: `Di sini ${written} ${place(index)} ada.` })
    }
  })

  const numbered = pairs.map(([typed, written], index) => ({ typed, written, index }))
  it.each(numbered)('finds "$written" by "$typed" and marks it', async ({ typed, written, index }) => {
    const { hits } = await look(`${typed} ${place(index)}`)
    expect(listArticles(hits)).toEqual([`bentuk-${index}`])
    expect(listMarked(hits[0]?.excerpt ?? [])).toEqual([`${written} ${place(index)}`])
  })

  it('finds other forms of English words, and ignores stop words', async () => {
    await publishInBoth('forms', { title: 'Zirconforms', summary: 'Investing in a follow-up fund.' })
    const { hits } = await look('the invested followup funds zirconforms', 'en')
    expect(listMarked(hits[0]?.excerpt ?? [])).toEqual(['Investing', 'follow-up fund'])
  })

  it('finds an English compound with and without its hyphen, and no other words with its parts', async () => {
    const title = 'Zircompounds'
    await publishInBoth('compound', { title, body: 'Your e-statement comes by email.' })
    await publishInBoth('estate', { title, body: 'A statement on real estate, e g land.' })
    const found = async (typed: string) => listArticles((await look(`${typed} zircompounds`, 'en')).hits)
    expect(await found('e-statement')).toEqual(['compound-en'])
    expect(await found('estatements')).toEqual(['compound-en'])
    expect(await found('estates')).toEqual(['estate-en'])
  })

  it('ranks the title before its start, summary and text, and newer before older documents', async () => {
    await publish('urut-isi', { body: 'Kata topazurut di isi.' })
    await publish('urut-ringkasan', { summary: 'Kata topazurut di ringkasan.' })
    await publish('urut-awal-lama', { title: 'Topazurut lama', publishedAt: '2020-01-01T00:00:00Z' })
    await publish('urut-awal-baru', { title: 'Topazurut baru', publishedAt: '2021-01-01T00:00:00Z' })
    await publish('urut-judul', { title: 'Topazurut', publishedAt: '2019-01-01T00:00:00Z' })
    const ranked = ['judul', 'awal-baru', 'awal-lama', 'ringkasan', 'isi'].map((end) => `urut-${end}`)
    expect(listArticles((await look('topazurut', 'id', 'article')).hits)).toEqual(ranked)
  })

  it('ranks the word itself before its stem', async () => {
    await publish('bentuk-lain', { summary: 'Beryl: pembelian.', publishedAt: '2026-01-02T00:00:00Z' })
    await publish('bentuk-sama', { summary: 'Beryl: membeli.', publishedAt: '2026-01-01T00:00:00Z' })
    expect(listArticles((await look('beryl membeli')).hits)).toEqual(['bentuk-sama', 'bentuk-lain'])
  })

  it('counts all hits, even if it shows only the first', async () => {
    for (const number of [1, 2, 3, 4, 5])
      await publish(`banyak-${number}`, { title: `Garnetbanyak ${number}` })
    const { hits, groups, total } = await look('garnetbanyak')
    expect([hits.length, groups, total]).toEqual([3, [{ kind: 'article', total: 5 }], 5])
  })

  it.each([
    { typed: 'intanpermatta', meant: 'intanpermata' },
    { typed: 'nilai intanpermsta', meant: 'nilai intanpermata' },
  ])('corrects "$typed" and returns the correction', async ({ typed, meant }) => {
    const { hits, spelling } = await look(typed)
    expect({ spelling, slugs: listArticles(hits) }).toEqual({ spelling: meant, slugs: ['permata'] })
  })

  it('treats the last word as a prefix if there are few results', async () => {
    await publish('awal-kata', { title: 'Akuamarinbiru' })
    const { hits, spelling } = await look('akuamari')
    expect(listArticles(hits)).toEqual(['awal-kata'])
    expect(spelling).toBeNull()
    expect(listMarked(hits[0]?.title ?? [])).toEqual(['Akuamarinbiru'])
  })

  it('returns texts unescaped', async () => {
    const title = '<b>Opalaman</b> & "kawan" 📈'
    await publish('apa-adanya', { title })
    const [hit] = (await look('opalaman')).hits
    expect(joinSegments(hit?.title ?? [])).toBe(title)
    expect(listMarked(hit?.title ?? [])).toEqual(['Opalaman'])
  })

  it.each(['!&|:* <-> ()', '\\ \\\\ %_%', '📈🚀', '\ud800', 'ѕаһам 股票 شحم', 'x'.repeat(8192), ' ', ''])(
    'finds nothing for "%s"',
    async (phrase) => {
      for (const locale of ['id', 'en']) {
        expect((await look(phrase, locale)).total).toBe(0)
        expect(await suggest(phrase, locale)).toEqual([])
      }
    },
  )

  it.each([
    ['en', "'; drop table search_documents; --"],
    ['id', "a' & !'b"],
    ['id', '"tanda kutip"'],
    ['id', '\u0000\u0001\u001f saham'],
    ['id', 'kata '.repeat(1600)],
  ])('finds in %s the words of "%s"', async (locale, phrase) => {
    expect((await look(phrase, locale)).total).toBeGreaterThan(0)
    expect((await suggest(phrase, locale)).length).toBeLessThanOrEqual(8)
  })
})

describe('a number in the search', () => {
  const texts = [
    'Zirkonangka: minimal 1.500 lembar.',
    'Zirkonangka: ada 500 lembar dan 1 lot.',
    'Zirkonangka: nilai 1.500.000 rupiah.',
    'Zirkonangka: bunga 7,5% per tahun.',
    'Zirkonangka: naik 7 poin, turun 5 poin.',
    'Zirkonangka: mulai Rp10.000 saja.',
    'Zirkonangka: mulai Rp 10 000 000 kata.',
    'Zirkonangka: tahun 2026.',
    'Zirkonangka: seri ORI023 dan 1500 unit.',
    'Zirkonangka: pukul 09.00 pada 2.026 layar.',
  ]
  beforeAll(async () => {
    for (const [index, body] of texts.entries()) await publish(`angka-${index}`, { body })
  })

  it.each([
    { typed: '1.500', found: [0, 8] },
    { typed: '1,500', found: [0, 8] },
    { typed: '1500', found: [0, 8] },
    { typed: '500', found: [1] },
    { typed: '1.500.000', found: [2] },
    { typed: 'Rp1.500.000', found: [2] },
    { typed: '7,5%', found: [3] },
    { typed: '7.5', found: [3] },
    { typed: 'Rp10.000', found: [5] },
    { typed: '10.000', found: [5] },
    { typed: 'rp 10.000,', found: [5] },
    { typed: '2026', found: [7, 9] },
    { typed: 'ORI023', found: [8] },
    { typed: '09.00', found: [9] },
  ])('finds "$typed" as a whole', async ({ typed, found }) => {
    const { hits } = await look(`zirkonangka ${typed} `)
    expect(listArticles(hits).toSorted()).toEqual(found.map((index) => `angka-${index}`))
  })

  it.each([
    { typed: 'Rp10.000', marked: '10.000' },
    { typed: '10.000', marked: '10.000' },
    { typed: '7,5%', marked: '7,5' },
    { typed: '1500 unit', marked: '1500 unit' },
  ])('marks "$marked" for "$typed"', async ({ typed, marked }) => {
    const [hit] = (await look(`zirkonangka ${typed}`)).hits
    expect(listMarked(hit?.excerpt ?? [])).toContain(marked)
  })

  it('is found in the title by its beginning, in both languages', async () => {
    await publishInBoth('angka-judul', { title: 'Zircontitle 2,750 lots' }, 'Zirkonjudul 2.750 lot')
    const slugsFor = async (typed: string, locale = 'id') =>
      (await suggest(typed, locale)).map(({ slug }) => slug)
    expect(await slugsFor('zirkonjudul 2.7')).toEqual(['angka-judul'])
    expect(await slugsFor('zirkonjudul 75')).toEqual([])
    expect(await slugsFor('zircontitle 2,750 lots', 'en')).toEqual(['angka-judul-en'])
  })
})

describe('search suggestions', () => {
  it('complete the last word, titles that begin with the phrase first', async () => {
    await publish('saran-dua', { title: 'Cara baiduriawal dua', publishedAt: '2026-02-02T00:00:00Z' })
    await publish('saran-satu', { title: 'Baiduriawal satu', publishedAt: '2026-01-01T00:00:00Z' })
    expect((await suggest('baiduria')).map(({ slug }) => slug)).toEqual(['saran-satu', 'saran-dua'])
    expect(listMarked((await suggest('cara baidu'))[0]?.title ?? [])).toEqual(['baiduriawal'])
  })

  it('are corrected for a mistyped word', async () => {
    const corrected = { spelling: 'intanpermata', hits: [{ slug: 'permata' }] }
    expect(await suggestions('intanpermatta')).toMatchObject(corrected)
    expect((await suggestions('intanpermata')).spelling).toBeNull()
  })

  it('are empty for a single letter', async () => {
    expect(await suggest('s')).toEqual([])
  })
})
