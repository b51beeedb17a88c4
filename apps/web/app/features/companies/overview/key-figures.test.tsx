import type { Company } from '@site/contracts/market/company.ts'
import type { Medians } from '@site/contracts/market/ratios.ts'
import { describe, expect, it } from 'vitest'
import { localizeCompanyDetails } from '#app/features/companies/company-details.server.ts'
import { bank, latestPrice, medians } from '#app/features/companies/sample-company.fixture.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { renderAt } from '#app/navigation/render-at.fixture.tsx'
import { createKeyFigures } from './key-figures.server.ts'
import { KeyFiguresSection } from './key-figures.tsx'
import { SharesNote } from './shares-note.tsx'

const renderFigures = (locale: Locale, more: Partial<Company>, sector = medians) =>
  renderAt(
    `/${locale}`,
    <KeyFiguresSection
      figures={createKeyFigures(locale, { ...bank, ...more }, sector)}
      more="…"
      ticker="BQNS"
    />,
  )
const renderSharesNote = (more: Partial<Company>) =>
  renderAt('/id', <SharesNote about={localizeCompanyDetails('id', { ...bank, ...more }).about} locale="id" />)

describe('the key figures of a company', () => {
  const afterEvent = (kind: Company['sharesSincePeriod'][number]['kind'], isCounted: boolean) => ({
    sharesSincePeriod: [{ date: '2026-11-12', kind, isCounted }],
  })

  it('say which change of the shares after the statements they include', () => {
    expect(renderFigures('id', afterEvent('split', true))).toContain(
      'Angka per saham sudah memperhitungkan stock split sejak 12 November 2026, setelah laporan itu.',
    )
    expect(renderFigures('en', afterEvent('rights', true))).toContain('as if all rights were exercised')
  })

  it.each([
    { name: 'rights', kind: 'rights', marked: ['per', 'pbv'] },
    { name: 'a split', kind: 'split', marked: [] },
    { name: 'bonus shares', kind: 'bonus', marked: [] },
    { name: 'an unknown event', kind: 'unknown', marked: [] },
  ] as const)('mark P/E and P/B between $name and the next statements', ({ kind, marked }) => {
    const figuresAt = (sector: Medians | null) =>
      createKeyFigures('id', { ...bank, ...afterEvent(kind, true) }, sector).groups.flatMap(
        ({ figures }) => figures,
      )
    const listMarked = (sector: Medians | null) =>
      figuresAt(sector)
        .filter(({ hint, comparison }) => `${hint} ${comparison?.note}`.includes('jumlah saham berubah'))
        .map(({ label }) => label)
    const labels = { per: 'PER', pbv: 'PBV' }
    expect(listMarked(medians)).toEqual(marked.map((key) => labels[key]))
    expect(listMarked(null)).toEqual(marked.map((key) => labels[key]))
  })

  it('say in a sentence of its own that a corporate action is not in the data', () => {
    expect(renderFigures('id', afterEvent('unknown', true))).toContain(
      'perubahan harga acuan pada 12 November 2026, setelah laporan itu; data aksi korporasinya belum kami terima.',
    )
    expect(renderFigures('en', afterEvent('unknown', false))).toContain(
      'we have no data on the corporate action of November 12, 2026, so the number of shares is unknown.',
    )
  })

  it('say why figures per share are missing after rights that may not be exercised', () => {
    const missing = { ...bank.keyRatios, per: 'missing', eps: 'missing', pbv: 'missing' } as const
    const more = { ...afterEvent('rights', false), keyRatios: missing }
    expect(renderFigures('id', more)).toContain('jumlah sahamnya belum diketahui sampai laporan berikutnya')
    expect(renderFigures('en', more)).toContain(
      'since the rights issue of November 12, 2026, the number of shares is',
    )
  })

  it('say why a figure is absent, with the day of old statements', () => {
    const keyRatios = { ...bank.keyRatios, roe: 'statementsOld', dividendYield: 'dividendsUnknown' } as const
    const html = renderFigures('id', { keyRatios })
    expect(html).toMatch(/ROE<small>laporan keuangan terakhir berumur lebih dari 15 bulan \(30 Sep 2026\)</)
    expect(html).toMatch(/Imbal hasil dividen<small>data dividen tidak lengkap</)
    const noShares = renderFigures('en', { marketValue: null })
    expect(noShares).toMatch(/Market capitalization<span[^>]*>number of shares not known for certain</)
  })

  it('contain value, trades and foreign trading of the day, with the direction of the difference', () => {
    const html = renderFigures('en', {})
    expect(html).toContain('IDR\u00a0342.1B')
    expect(html).toContain('IDR\u00a0320.0B in the regular market')
    expect(html).toContain('12,345')
    // 16,644,440 − 20,805,550
    expect(html).toMatch(/net selling, in shares<\/span><\/th><td[^>]*>−4,161,110</)
  })

  it('omit totals that the source does not have, and say that the open is not available', () => {
    const html = renderFigures('id', {
      latestPrice: {
        ...latestPrice,
        open: null,
        value: null,
        frequency: null,
        foreignBuy: null,
        foreignSell: null,
      },
    })
    expect(html).toMatch(/Pembukaan<\/th><td[^>]*>.*?data tidak tersedia/)
    expect(html).not.toMatch(/<th[^>]*>(Nilai transaksi|Frekuensi|Beli asing|Transaksi bersih asing)</)
  })

  it('say which figures count which shares for a bank', () => {
    expect(renderSharesNote({})).toContain('Bank mencatatkan paling banyak 99% sahamnya')
    const other = { statementLayout: 'general', issuedShares: 100, listedShares: 100 } as const
    expect(renderSharesNote(other)).toBe('')
    expect(renderSharesNote({ ...other, issuedShares: 120 })).toContain(
      'Kapitalisasi pasar dan free float dihitung dari saham tercatat',
    )
  })

  describe('among those of the sector', () => {
    const named = ['AVPU', 'BQNS', 'BSQA', 'BVSR', 'MFVL', 'PNGV', 'QLBR']
    const few = { value: 'missing' as const, count: 2, values: [] }
    /** The P/E of companies; the first ones of `named`, lowest first. */
    const withPer = (value: number, ...numbers: number[]): Medians => ({
      ...medians,
      companies: named.map((ticker) => ({ ticker, slug: '', shortName: `Bank ${ticker}` })),
      medians: {
        ...medians.medians,
        per: {
          value,
          count: numbers.length,
          values: numbers.map((number, index) => ({ ticker: named[index] ?? '', value: number })),
        },
      },
    })
    const findPer = (company: Partial<Company>, sector: Medians) =>
      createKeyFigures('id', { ...bank, ...company }, sector).groups[0]?.figures[0]?.comparison
    const per = withPer(11.9, 7.6, 16.9, 18)
    const withFewPer = { ...medians, medians: { ...medians.medians, per: few } }

    it('are read as a sentence, with the companies at both ends', () => {
      expect(findPer({}, per)).toMatchObject({
        ends: 'terendah 7,60x (AVPU); tertinggi 18,00x (BSQA)',
        medianText: 'median 11,90x',
        note: '3 emiten',
        companies: ['BSQA Bank BSQA: 18,00x', 'AVPU Bank AVPU: 7,60x'],
        details: expect.stringMatching(/^PER: harga dibagi EPS 12 bulan\. Harga untuk setiap .*tumbuh\.$/),
      })
      expect(renderFigures('id', {}, per)).toContain(
        'PER 16,90x; median 11,90x; terendah 7,60x (AVPU); tertinggi 18,00x (BSQA)<',
      )
      expect(renderFigures('id', {}, withFewPer)).toContain('PER 16,90x; tanpa pembanding<')
    })

    it('count banks if only banks are compared, and nothing if all companies are', () => {
      const banks = createKeyFigures('id', bank, { ...per, isBanksOnly: true })
      expect(banks.legend).toMatchObject({ others: 'bank lain', median: 'Median bank' })
      expect(banks.basis).toContain('Median dari 12 bank, masing-masing dari laporan terakhirnya.')
      expect(banks.groups[0]?.figures[0]?.comparison?.note).toBe('3 bank')
      expect(findPer({}, { ...per, group: { ...per.group, count: 3 } })?.note).toBeNull()
    })

    it('have the words and no dot without a meaningful figure', () => {
      const keyRatios = { ...bank.keyRatios, per: 'notMeaningful' as const }
      const loss = findPer({ ticker: 'LOSS', keyRatios }, per)
      expect(renderFigures('id', { ticker: 'LOSS', keyRatios }, per)).toContain(
        'PER tidak bermakna; median 11,90x;',
      )
      expect(loss?.track).toMatch(/^ \d/)
      const old = { ...bank.keyRatios, per: 'priceUnknown' as const }
      expect(renderFigures('id', { ticker: 'OLDS', keyRatios: old }, per)).toContain(
        'PER harga perdagangan terakhir tidak tersedia;',
      )
    })

    it('list the five nearest of many companies, and those beyond the track', () => {
      const many = findPer({}, withPer(10, 8, 9, 9.5, 10, 10.5, 11, 120))
      expect(many?.details).toContain('5 angka terdekat dari 6 emiten lain:')
      expect(many?.companies).toHaveLength(5)
      const banks = { ...withPer(10, 8, 9, 9.5, 10, 10.5, 11, 120), isBanksOnly: true }
      const keyRatios = { ...bank.keyRatios, per: 'notMeaningful' as const }
      expect(findPer({ ticker: 'LOSS', keyRatios }, banks)?.details).toContain(
        '5 angka terdekat dengan median, dari 7 bank lain:',
      )
      expect(many?.details).toContain(
        'Terlalu jauh dari yang lain, jadi digambar di ujung garis: QLBR 120,00x.',
      )
    })

    it('are a row that opens, with the track for the eye only', () => {
      const html = renderFigures('en', {}, per)
      expect(html).toMatch(/<details class="dot-row"><summary><span class="sr-only">P\/E 16.90x; median/)
      expect(html).not.toMatch(/<summary>(?:(?!<\/summary>).)*<circle(?:(?!<\/svg>).)*aria-label/)
      expect(html).toContain(
        'Medians of 12 companies in the sub-sector Banks, each from its latest statements',
      )
    })

    it('are a table if no figure has a median, or medians are unavailable', () => {
      const without = Object.fromEntries(Object.keys(medians.medians).map((key) => [key, few]))
      const none = createKeyFigures('id', bank, {
        ...medians,
        medians: { ...medians.medians, ...without },
      })
      expect(none.legend).toBeNull()
      expect(
        none.groups.flatMap(({ figures }) => figures).every(({ comparison }) => comparison === null),
      ).toBe(true)
      expect(none.basis).toContain(
        'Tanpa median: kurang dari tiga emiten subsektor Bank mempunyai angka ini.',
      )
      expect(createKeyFigures('id', bank, null).legend).toBeNull()
    })

    it('have the content of folded groups in their heads', () => {
      const [, , , strength, size, trading] = createKeyFigures('id', bank, per).groups
      expect([strength?.title, size?.title]).toEqual(['Kuat?', 'Ukuran'])
      expect(strength?.summary).toMatch(/^CAR \(KPMM\) .+ · NPL bruto .+ · LDR /)
      expect(size?.summary).toMatch(/^Rp.+ · EPS Rp.+ · Nilai buku per saham Rp/)
      expect(trading?.summary).toBe('Rentang 52 minggu 3.100–4.300')
    })
  })

  it('without statements are those that need none, with one sentence about the others', () => {
    const figures = createKeyFigures('en', { ...bank, asOf: { ...bank.asOf, statements: null } }, medians)
    expect(figures.groups.map((group) => group.figures.map(({ label }) => label))).toEqual([
      ['Dividend yield'],
      ['Market capitalization'],
      ['52-week range', 'Volume, regular market', 'Value traded', 'Net foreign trading', 'Free float'],
    ])
    expect(figures.basis).toContain('we have not received its financial statements')
    expect(figures.basis).not.toContain('edian')
  })

  it('say from which days a short range and average are', () => {
    const short = { ...latestPrice, rangeSince: '2026-11-02', averagedDays: 15 }
    const html = renderFigures('en', { latestPrice: short })
    expect(html).toMatch(/Price range<span[^>]*>since Nov 2, 2026</)
    expect(html).toContain('15-day average 79,000,000')
    expect(renderFigures('id', {})).toMatch(/Rentang 52 minggu<\/th>/)
    expect(renderFigures('id', {})).toContain('rata-rata 30 hari 79.000.000')
  })

  it('have no range of one trading day', () => {
    const one = { ...latestPrice, low52Weeks: null, high52Weeks: null, rangeReason: 'oneDay' } as const
    expect(renderFigures('en', { latestPrice: { ...one, date: '2026-11-20' } })).toMatch(
      /52-week range<span[^>]*>traded on only one day of the 12 months to Nov 20, 2026</,
    )
    expect(renderFigures('id', { latestPrice: { ...one, rangeSince: '2026-11-20' } })).toMatch(
      /Rentang 52 minggu<span[^>]*>hanya satu hari perdagangan di data kami sejak 20 Nov 2026</,
    )
  })

  it('are those of the layout of the statements', () => {
    expect(renderFigures('id', {})).toContain('<table aria-label="Menguntungkan?"')
    expect(renderFigures('id', {})).toMatch(/Margin bunga bersih.*CAR.*NPL.*LDR/)
    const general = renderFigures('id', { statementLayout: 'general' })
    expect(general).toMatch(/DER.*Rasio lancar/)
    expect(general).not.toMatch(/Margin bunga bersih|CAR|NPL/)
    expect(renderFigures('id', { statementLayout: 'insurer' })).not.toContain('Rasio lancar')
  })

  it('explain a loss, an absent figure and another currency', () => {
    const keyRatios = { ...bank.keyRatios, per: 'notMeaningful', pbv: 'missing' } as const
    const html = renderFigures('en', { keyRatios, statementCurrency: 'USD' })
    expect(html).toContain('<b>not meaningful</b>')
    expect(html).toContain('P/B data not available')
    expect(html).toContain('Statements in US dollars, converted')
  })
})
