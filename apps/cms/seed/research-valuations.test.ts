import { roundToTick } from '@site/finance/lots-and-ticks.ts'
import { describe, expect, it } from 'vitest'
import { readDocuments } from './documents.fixture.ts'

const { reports } = await readDocuments()

/** The value of 1 a year that grows, for a number of years, discounted to today. */
const annuity = (years: number, rate: number, growth = 0) =>
  Array.from({ length: years }, (_, year) => (1 + growth) ** year / (1 + rate) ** (year + 1)).reduce(
    (sum, value) => sum + value,
    0,
  )

/** Ten years of growth, then 3% forever. */
function tenYearValue(cashFlow: number, growth: number, rate: number): number {
  const last = cashFlow * (1 + growth) ** 9
  return cashFlow * annuity(10, rate, growth) + (last * 1.03) / (rate - 0.03) / (1 + rate) ** 10
}

const priceToBook = (returnOnEquity: number, costOfEquity = 10.85) =>
  (returnOnEquity - 8) / (costOfEquity - 8)
/** In percentage points: 20 basis points of the earning assets after tax, over the equity. */
const lostReturn = ((289e12 * 0.002 * 0.78) / (23.4e9 * 1930)) * 100
/** Per share, after tax. */
const marginPoint = (21.3e12 / 28e9) * 0.01 * 0.78
const margin = (points: number) => tenYearValue(67.9, 0.1, 0.09) * (1 + (points * marginPoint) / 67.9) + 31

/** The assumptions of each report, and its rows of the sensitivity in Indonesian and English. */
const valuations: readonly {
  readonly key: string
  readonly value: number
  readonly rows: readonly (readonly [id: string, en: string, value: number])[]
}[] = [
  {
    key: 'quantara-retail-lending',
    value: 1930 * priceToBook(15),
    rows: [
      ['Imbal hasil ekuitas 14,5%', 'Return on equity 14.5%', 1930 * priceToBook(14.5)],
      ['Imbal hasil ekuitas 15,5%', 'Return on equity 15.5%', 1930 * priceToBook(15.5)],
      ['Biaya ekuitas 11,10%', 'Cost of equity 11.10%', 1930 * priceToBook(15, 11.1)],
      ['Biaya ekuitas 10,60%', 'Cost of equity 10.60%', 1930 * priceToBook(15, 10.6)],
      [
        'Margin bunga 20 basis poin lebih rendah',
        'Interest margin 20 basis points lower',
        1930 * priceToBook(15 - lostReturn),
      ],
    ],
  },
  {
    key: 'baraya-coal-cycle',
    value: 284 * annuity(12, 0.13) + 174,
    rows: [
      ['Arus kas 10% lebih tinggi', 'Cash flow 10% higher', 284 * 1.1 * annuity(12, 0.13) + 174],
      ['Arus kas 10% lebih rendah', 'Cash flow 10% lower', 284 * 0.9 * annuity(12, 0.13) + 174],
      ['Tingkat diskonto 12%', 'Discount rate 12%', 284 * annuity(12, 0.12) + 174],
    ],
  },
  {
    key: 'qasra-toll-traffic',
    value: 143 * annuity(25, 0.1, 0.06) - 360,
    rows: [
      ['Pertumbuhan arus kas 5%', 'Cash flow grows by 5%', 143 * annuity(25, 0.1, 0.05) - 360],
      ['Tingkat diskonto 10,5%', 'Discount rate 10.5%', 143 * annuity(25, 0.105, 0.06) - 360],
      [
        'Arus kas setiap tahun 3% lebih rendah karena tarif tertahan',
        'Cash flow 3% lower in every year because tariffs are held back',
        143 * 0.97 * annuity(25, 0.1, 0.06) - 360,
      ],
    ],
  },
  {
    key: 'varada-cement-prices',
    value: (10.7e6 * 1.3e6) / 9e9,
    rows: [
      ['Nilai per ton Rp1,2 juta', 'Value per metric ton IDR 1.2 million', (10.7e6 * 1.2e6) / 9e9],
      ['Nilai per ton Rp1,4 juta', 'Value per metric ton IDR 1.4 million', (10.7e6 * 1.4e6) / 9e9],
    ],
  },
  {
    key: 'varsa-tower-tenancy',
    value: 59.4 / 0.055 - 95,
    rows: [
      [
        'Arus kas bebas Rp51 (turun 14%) karena penggabungan operator',
        'Free cash flow IDR 51 (14% lower) after a merger of operators',
        51 / 0.055 - 95,
      ],
      ['Pertumbuhan 4,0%', 'Growth 4.0%', 59.4 / 0.06 - 95],
      ['Tingkat diskonto 10,5%', 'Discount rate 10.5%', 59.4 / 0.06 - 95],
    ],
  },
  {
    key: 'vertex-data-centres',
    value: 75 * 12 + 820 * 0.75 + 156 + 34,
    rows: [
      ['Peluang selesai tepat waktu 60%', '60% chance of finishing on time', 75 * 12 + 820 * 0.6 + 156 + 34],
      ['Peluang selesai tepat waktu 90%', '90% chance of finishing on time', 75 * 12 + 820 * 0.9 + 156 + 34],
      [
        'Gedung yang beroperasi dinilai 11 kali EBITDA',
        'Buildings in operation at 11 times EBITDA',
        75 * 11 + 820 * 0.75 + 156 + 34,
      ],
    ],
  },
  {
    key: 'vihara-margin-recovery',
    value: margin(0),
    rows: [
      ['Margin kotor 1 poin persentase lebih rendah', 'Gross margin 1 percentage point lower', margin(-1)],
      ['Margin kotor 1 poin persentase lebih tinggi', 'Gross margin 1 percentage point higher', margin(1)],
      [
        'Pertumbuhan sampai tahun kesepuluh 9%',
        'Growth of 9% up to the tenth year',
        tenYearValue(67.9, 0.09, 0.09) + 31,
      ],
      ['Tingkat diskonto 9,5%', 'Discount rate 9.5%', tenYearValue(67.9, 0.1, 0.095) + 31],
    ],
  },
  {
    key: 'vika-hospital-capacity',
    value: 160 * 13 + 138,
    rows: [
      ['12 kali EBITDA', '12 times EBITDA', 160 * 12 + 138],
      ['14 kali EBITDA', '14 times EBITDA', 160 * 14 + 138],
      [
        'EBITDA 10% lebih rendah karena pengisian lebih lambat',
        'EBITDA 10% lower because beds fill more slowly',
        160 * 0.9 * 13 + 138,
      ],
    ],
  },
]

describe('the valuations of research reports', () => {
  it('cover every report with a target', () => {
    const withTarget = reports.filter(({ data }) => data.targetPrice !== null)
    expect(valuations.map(({ key }) => key).toSorted()).toEqual(
      withTarget.map(({ data }) => data.key).toSorted(),
    )
  })

  it.each(valuations)('$key yields its target and each row of its sensitivity', ({ key, value, rows }) => {
    const report = reports.find(({ data }) => data.key === key)?.data
    const day = report?.publishedAt.slice(0, 10) ?? ''
    expect(roundToTick(value, day)).toBe(report?.targetPrice)
    for (const [id, en, row] of rows) {
      const price = roundToTick(row, day)
      expect(report?.body.id).toContain(`| ${id} | Rp${price.toLocaleString('id-ID')} |`)
      expect(report?.body.en).toContain(`| ${en} | IDR ${price.toLocaleString('en-US')} |`)
    }
  })

  it('of the bank explain the previous target with the return and book value of that day', () => {
    expect(roundToTick(1802 * priceToBook(14.8), '2026-08-06')).toBe(4300)
    // The later base year, then the higher return.
    expect(1930 * priceToBook(14.8) - 1802 * priceToBook(14.8)).toBeCloseTo(305, -1)
    expect(1930 * (priceToBook(15) - priceToBook(14.8))).toBeCloseTo(135, 0)
  })

  it('of the bank forecast returns on equity that follow from profit and book value', () => {
    const bank = reports.find(({ data }) => data.key === 'quantara-retail-lending')?.data
    expect((246 / ((1719 + 1785) / 2)) * 100).toBeCloseTo(14.0, 1)
    expect((272 / ((1785 + 1930) / 2)) * 100).toBeCloseTo(14.6, 1)
    expect(bank?.body.id).toContain('| Rp224 | Rp246 | Rp272 |')
    expect(bank?.body.id).toContain('| Rp1.719 | Rp1.785 | Rp1.930 |')
    expect(bank?.body.id).toContain('| 13,5% | 14,0% | 14,6% |')
  })
})
