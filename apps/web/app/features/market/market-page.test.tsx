import type { MarketDay } from '@site/contracts/market/market-day.ts'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { describeHaltsOfDay } from '#app/market/halts.server.ts'
import { date, day, mover, sector } from '#app/market/sample-market-day.fixture.ts'
import { indexChart } from './index-chart.server.ts'
import { MarketPage, type MarketPageProps } from './market-page.tsx'
import { groupNotations } from './notation-groups.server.ts'
import { sectorMaps } from './sector-map.server.ts'

const empty: MarketDay = {
  ...day,
  index: null,
  risen: 0,
  fallen: 0,
  unchanged: 0,
  averageValue: null,
  regular: null,
  marketValue: null,
  frequency: null,
  foreign: null,
  gainers: [],
  losers: [],
  mostActive: [],
  sectors: [],
  notations: null,
}

const series = {
  code: 'W40',
  name: 'Wirasana 40',
  from: '2026-11-20',
  to: date,
  points: [
    { date: '2026-11-20', value: 1_273.86 },
    { date, value: 1_284.56 },
  ],
}

function renderHtml(shown: MarketDay | null, more: Partial<MarketPageProps> = {}) {
  const props: MarketPageProps = {
    locale: 'id',
    range: '1Y',
    today: date,
    day: shown,
    maps: shown && sectorMaps('id', shown.sectors),
    notations: shown?.notations ? groupNotations('id', shown.notations) : null,
    series: { chart: indexChart(series) },
    actions: { isThisWeek: true, items: [] },
    halts: [],
    economy: { cells: [], sources: '' },
    tablePath: '/semua.csv',
    ...more,
  }
  const Stub = createRoutesStub([{ path: '*', Component: () => <MarketPage {...props} /> }])
  return renderToString(<Stub initialEntries={['/id/riset-dan-berita/pasar']} />)
}

describe('the market page', () => {
  it('shows the day with its figures, lists, sectors, foreign flow and notations', () => {
    const html = renderHtml(day)
    expect(html).toContain('Selasa, 24 November 2026 · penutupan')
    expect(html).toContain(
      'Keuangan mengangkat indeks; Energi menahannya. Nilai transaksi 8% di atas rata-rata 30 hari bursa.',
    )
    for (const figure of [
      'Rp8,39\u00a0triliun',
      '14,2\u00a0miliar saham',
      '1.390.000 kali',
      'Rp312\u00a0miliar',
      'Rp3.100\u00a0triliun',
      'Rp7,8\u00a0triliun di pasar reguler',
    ]) {
      expect(html).toContain(`>${figure}</dd>`)
    }
    expect(html).toMatch(
      /Kenaikan terbesar.*LBVT.*\+2,45%.*Penurunan terbesar.*SNVA.*−2,26%.*Paling aktif.*BQNS.*341,0/,
    )
    expect(html).toMatch(/▲ \+1,21%.*▼ −1,64%/)
    expect(html).toMatch(/Ekuitas negatif.*QPTA/)
    expect(html).not.toContain('<!-- -->')
  })

  it('calls for caution by warnings and unknown letters, not by the board of a company', () => {
    const [warnings, information] = renderHtml(day).split('Menurut bursa, notasi ini bukan sanksi.')
    expect(warnings).toMatch(/berhati-hati, per 24 November 2026.*>E<\/b>.*QPTA.*>Z<\/b>.*QPTA/)
    expect(warnings).not.toContain('DVTX')
    expect(information).toMatch(/>I<\/b>.*tanpa saham dengan hak suara multipel.*DVTX/)
    expect(information).not.toContain('QPTA')
  })

  it('keep the last value of the index with its date while that of the day is late', () => {
    const lastIndex = {
      name: 'Wirasana 40',
      date: '2026-11-23',
      value: 1_273.86,
      change: 1.2,
      changePercent: 0.09,
    }
    const html = renderHtml({ ...day, index: null, lastIndex })
    expect(html).toMatch(/Wirasana 40 per 23 November 2026<.*1\.273,86/)
    // The sentence joins the sectors with the index of the same day only.
    expect(html).not.toContain('mengangkat indeks')
  })

  it('shows a halt of today also while the market service is unavailable', () => {
    const [id, source] = [1, 'Peng-00001']
    const halt = { id, date, from: '13:43:13', to: '14:13:13', level: '1', source } as const
    const halts = describeHaltsOfDay('id', [halt, { ...halt, id: 2, date: '2026-11-23' }], date)
    for (const shown of [day, null]) {
      const html = renderHtml(shown, { halts })
      expect(html.match(/Penghentian perdagangan hari ini/g)).toHaveLength(1)
      expect(html).toContain('13.43.13–14.13.13 WIB; indeks turun lebih dari 8%. Sumber: Peng-00001.')
      expect(html).toContain('/id/riset-dan-berita/kalender-bursa#halts')
    }
    const open = describeHaltsOfDay('en', [{ ...halt, to: null, level: '3' }], date)
    expect(open[0]?.text).toBe('Since 13:43:13 WIB, end not announced yet; index down more than 20%.')
  })

  it('leaves out what the data lacks', () => {
    const html = renderHtml(empty, { series: { chart: null }, today: '2026-11-25' })
    expect(html).toContain('Penutupan pasar terakhir')
    for (const text of [
      'Tidak ada saham yang naik.',
      'Data kami tidak memuat jadwal aksi korporasi',
      'Data indeks belum cukup',
    ]) {
      expect(html).toContain(text)
    }
    expect(html).toContain('Nilai transaksi pasar reguler</dt>')
    expect(html).toContain('Volume pasar reguler</dt>')
    expect(renderHtml({ ...empty, frequency: 7 })).toContain('Frekuensi pasar reguler</dt>')
    expect(html).not.toMatch(/asing|Kapitalisasi pasar<|Notasi khusus|NaN|undefined|null/)
  })

  it('does not state that no share rose or was traded if changes are unknown', () => {
    const unknown = mover('SNVA', 0)
    const html = renderHtml({
      ...empty,
      unknownChange: 812,
      mostActive: [{ ...unknown, quote: { ...unknown.quote, change: null, changePercent: null } }],
    })
    expect(html.match(/Perubahan harga 812 saham tidak tersedia\./g)).toHaveLength(3)
    expect(html).toMatch(/Paling aktif.*SNVA.*<span>–<\/span>/)
    expect(html).not.toMatch(/Tidak ada saham yang|0 naik/)
    expect(renderHtml({ ...day, unknownChange: 3 })).toContain('12 turun · 3 tidak diketahui')
  })

  it('states that there is no data yet, or that the service is unavailable', () => {
    expect(renderHtml({ ...empty, date: null })).toContain('Belum ada data pasar')
    expect(renderHtml(null, { series: null, actions: null })).toContain(
      'Bagian ini sedang tidak dapat dimuat.',
    )
    expect(renderHtml(day, { series: null, actions: null })).toContain(
      'Bagian ini sedang tidak dapat dimuat.',
    )
  })
})

describe('the map of sectors', () => {
  it('writes where the text fits, small if need be', () => {
    const sizes = [1e15, 2.5e14, 8e13].map((value, position) =>
      sector(position % 2 === 0 ? 'G' : 'A', value, 1),
    )
    expect(sectorMaps('id', sizes).narrow.map(({ text }) => text?.size)).toEqual(['usual', 'usual', 'small'])

    const { wide } = sectorMaps('id', [sector('G', 1e15, 0.2), sector('A', 1e12, -0.001)])
    expect(wide.map(({ tone, text }) => [tone, text?.lines])).toEqual([
      ['up-weak', ['Keuangan', '▲ +0,20%']],
      ['flat', undefined],
    ])
  })

  it.each([
    [-3, 'down-strong'],
    [-2.99, 'down-medium'],
    [-0.99, 'down-weak'],
    [0.004, 'flat'],
    [0.01, 'up-weak'],
    [1, 'up-medium'],
    [3.2, 'up-strong'],
  ])('has a step of the legend for a change of %s percent', (percent, tone) => {
    expect(sectorMaps('id', [sector('G', 1e15, percent)]).wide[0]?.tone).toBe(tone)
  })

  it('shows a sector without a known change apart from an unchanged one', () => {
    const unknown = { ...sector('G', 1e15, 0), marketValueChange: null, changePercent: null }
    expect(sectorMaps('id', [unknown]).wide[0]?.tone).toBe('unknown')
    expect(renderHtml({ ...day, sectors: [unknown] })).toContain('perubahan tidak tersedia')
    expect(renderHtml(day)).not.toContain('perubahan tidak tersedia')
  })

  it('lists a sector without a known market value in the table only', () => {
    const unknown = { ...sector('G', 0, 0), marketValue: null, marketValueChange: null, changePercent: null }
    expect(sectorMaps('id', [unknown]).wide).toEqual([])
    expect(renderHtml({ ...day, sectors: [unknown] })).not.toContain('Rp0<')
  })

  it('has a legend in words, and names the sectors without room for theirs', () => {
    const sectors = [sector('G', 1e15, 0.2), sector('A', 1e12, -0.4)]
    const html = renderHtml({ ...day, sectors })
    expect(html).toMatch(
      /≤\u202f−3%.*turun 3% atau lebih.*turun 1% sampai 3%.*tidak berubah.*naik 3% atau lebih/,
    )
    expect(html.match(/<li[^>]*><svg[^>]*><rect[^>]*><\/rect><\/svg>Energi −0,40%<\/li>/g)).toHaveLength(2)
  })
})
