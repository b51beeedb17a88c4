import { type SearchKind, searchKinds } from '@site/contracts/content/search.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { splitGroups } from './hit-groups.ts'
import { SearchResults } from './search-page.tsx'

const companies = { items: [], total: 0, isFuzzy: false, isLeading: false }
const company = {
  ticker: 'BQNS',
  path: '/id/bqns',
  name: 'Bank Quantara Nusa',
  sector: null,
  isSuspended: false,
  quote: null,
}
const group = (kind: SearchKind, total: number, shown = 3) => ({
  kind,
  total,
  found: Array.from({ length: shown }, (_, index) => ({
    path: `/id/${kind}/${index}`,
    title: [`Judul ${index}`],
    excerpt: [],
  })),
  allPath: `/id/search-result?q=dividen&kind=${kind}`,
})
const renderHtml = (changed: Partial<Parameters<typeof SearchResults>[0]> = {}) =>
  renderToStaticMarkup(
    <SearchResults
      companies={companies}
      groups={[group('sitePage', 2, 2), group('term', 26)]}
      hasMore={false}
      isCut={false}
      isPartial={false}
      kind={null}
      locale="id"
      moreKinds={[]}
      phrase="dividen"
      spelling={null}
      total={28}
      {...changed}
    />,
  )
const listHeadings = (html: string) =>
  [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text = '']) => text.replace(/<[^>]*>/g, ''))

describe('search results', () => {
  it('keep the order of groups and link to all hits of a kind that has more', () => {
    const html = renderHtml()
    expect(listHeadings(html)).toEqual(['Halaman situs (2)', 'Istilah (26)'])
    expect(html).toContain('kind=term"')
    expect(html).toContain('Tampilkan semua (26)')
    expect(html).not.toContain('kind=sitePage')
  })

  it('show six groups, and links to the other kinds', () => {
    const html = renderHtml({ ...splitGroups(searchKinds.map((kind) => group(kind, 4))), total: 64 })
    expect(html.match(/<h3/g)).toHaveLength(18)
    expect(listHeadings(html).at(-1)).toBe('Hasil lain')
    for (const kind of searchKinds) expect(html).toContain(`kind=${kind}"`)
  })

  it.each([
    { name: 'first if they are named', isLeading: true, first: 'Emiten (1)', last: 'Istilah (26)' },
    { name: 'last otherwise', isLeading: false, first: 'Halaman situs (2)', last: 'Emiten (1)' },
  ])('list companies $name', ({ isLeading, first, last }) => {
    const headings = listHeadings(
      renderHtml({ companies: { ...companies, items: [company], total: 1, isLeading } }),
    )
    expect([headings[0], headings.at(-1)]).toEqual([first, last])
  })

  it('of one kind link back to all, without a link to themselves', () => {
    const html = renderHtml({ groups: [group('term', 120, 100)], kind: 'term', total: 120 })
    expect(html).toContain('100 hasil terbaik dari 120')
    expect(html).toContain('href="/id/search-result?q=dividen"')
    expect(html).not.toContain('kind=term"')
  })

  it.each([
    {
      name: 'a correction',
      props: { phrase: 'deviden', spelling: 'dividen' },
      text: 'Kami mencari “dividen”, bukan “deviden”.',
    },
    { name: 'missing words', props: { isPartial: true }, text: 'Hasil berikut memuat sebagian.' },
    {
      name: 'a cut phrase',
      props: { isCut: true },
      text: 'Kata kunci terlalu panjang. Pencarian hanya memakai 100 karakter pertama.',
    },
    {
      name: 'a cut phrase without results, in English',
      props: { locale: 'en', isCut: true, groups: [], total: 0 },
      text: 'The keyword is too long. We searched for its first 100 characters.',
    },
    {
      name: 'nothing',
      props: { groups: [], total: 0 },
      text: 'Tidak ada hasil ditemukan. Coba kata kunci lain.',
    },
  ] as const)('state $name', ({ props, text }) => {
    expect(renderHtml(props)).toContain(text)
  })

  it('do not state a cut phrase if none was', () => {
    expect(renderHtml()).not.toContain('terlalu panjang')
  })
})
