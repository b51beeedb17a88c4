import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { shownFront } from './front.server.ts'
import { HomePage, type ShownHome } from './home-page.tsx'
import type { MarketBoard } from './market-board.server.ts'
import { planExample } from './plan-example.server.ts'

const empty: ShownHome = {
  products: [],
  morningNote: null,
  reports: [],
  articles: [],
  events: [],
  promos: [],
}
const longTitle = 'Laporan '.repeat(25).trim()
const bare = { slug: 'panjang', title: longTitle, summary: '', cover: null } as const

const instant = '2026-11-28T02:00:00.000Z'

const values = { fee: '0,15%', record: '2 dari 6', license: null }
const front = shownFront('id', {
  front: null,
  tagline: 'Semboyan',
  hasDocuments: true,
  values,
  menuPlaces: [],
})

function renderHtml(home: ShownHome | null, board: MarketBoard | null = null, shown = front): string {
  return renderToString(
    <HomePage
      board={board}
      code={{ size: 1, path: '' }}
      day={null}
      economy={{ cells: [], sources: '' }}
      front={shown}
      home={home}
      locale="id"
      plan={planExample()}
      purchase={null}
    />,
  )
}

describe('the home page', () => {
  it('states that there is no market data and still links to the market page', () => {
    const html = renderHtml(empty)
    expect(html).toContain('Data pasar sedang tidak tersedia')
    expect(html).toContain('href="/id/riset-dan-berita/pasar"')
    expect(html).not.toMatch(/NaN|undefined/)
  })

  it('states what it is and how to begin without sections and without either service', () => {
    for (const shown of [
      { ...front, sections: [] },
      shownFront('id', { front: null, tagline: '', hasDocuments: false, values, menuPlaces: [] }),
    ]) {
      const html = renderHtml(null, null, shown)
      expect(html.match(/<h1[^>]*>([^<]*)/)?.[1]).toBe(shown.headline)
      expect(html).toContain('Buka rekening')
      expect(html).toContain('0,15%')
      expect(html).not.toContain('Bacaan terbaru')
    }
  })

  it("keeps the editors' order", () => {
    const html = renderHtml(empty, null, { ...front, sections: [...front.sections].reverse() })
    expect(html.match(/(?<=<h2[^>]*>)[^<]+/g)).toEqual(front.sections.map(({ title }) => title).reverse())
  })

  const noMarket: MarketBoard = {
    source: null,
    breadth: { risen: 0, unchanged: 0, fallen: 0, unknownChange: 0 },
    gainers: [],
    losers: [],
    actions: [],
    index: null,
  }

  it('shows a notice instead of an error if the market service has no data yet', () => {
    const html = renderHtml(empty, noMarket)
    expect(html).toContain('Belum ada data pasar')
    expect(html).not.toContain('Sumber')
  })

  it('shows a day without index, losers and actions', () => {
    const quote = { date: '2026-11-20', close: 4_120, change: 80, changePercent: 1.98 }
    const mover = { ticker: 'BQNS', slug: 'bqns', shortName: 'Bank Quantara', quote, value: 341e9 }
    const html = renderHtml(empty, {
      ...noMarket,
      source: 'Harga penutupan 20 November 2026.',
      breadth: { risen: 1, unchanged: 0, fallen: 0, unknownChange: 0 },
      gainers: [mover],
    })
    expect(html).toMatch(
      /1 naik · 0 tetap · 0 turun.*Kenaikan terbesar.*BQNS.*Bank Quantara.*\+1,98%.*4\.120/,
    )
    expect(html).not.toMatch(/Penurunan terbesar|Aksi korporasi terdekat|NaN|undefined/)
  })

  it.each([
    { part: 'events', text: 'Belum ada acara terjadwal', href: '/id/edukasi/video-edukasi' },
    { part: 'promos', text: 'Saat ini tidak ada promo yang berjalan', href: '/id/produk-dan-layanan' },
    { part: 'articles', text: 'Data Tidak Tersedia', href: '/id/blog' },
    { part: 'reports', text: 'Belum ada laporan riset.', href: '/id/riset-dan-berita/laporan-riset' },
  ])('shows a notice and a link without $part', ({ text, href }) => {
    const html = renderHtml(empty)
    expect(html).toContain(text)
    expect(html).toContain(`href="${href}"`)
  })

  it('shows documents with a long title and neither picture nor summary', () => {
    const html = renderHtml({
      ...empty,
      articles: [{ ...bare, id: 1, category: null, author: null, publishedAt: instant, readingMinutes: 3 }],
      promos: [{ ...bare, id: 2, startsAt: instant, endsAt: instant, product: null }],
      events: [
        {
          ...bare,
          id: 3,
          startsAt: instant,
          mode: 'online',
          venue: '',
          capacity: 20,
          seatsTaken: 25,
          status: 'full',
        },
      ],
    })
    expect(html.split(longTitle)).toHaveLength(4)
    expect(html).not.toContain('<img')
    expect(html).not.toContain('<p class="mt-2 max-w-[60ch] text-soft"></p>')
    expect(html).toContain('Penuh')
    expect(html).toContain('28 Nov 2026 · 3 menit baca')
  })

  it('submits the plan to the calculator with its field names', () => {
    const html = renderHtml(empty)
    for (const name of ['calculator', 'strategy', 'targetFund', 'duration', 'expectedReturn']) {
      expect(html).toContain(`name="${name}"`)
    }
    expect(html).toContain('Rp2.775.862')
  })
})
