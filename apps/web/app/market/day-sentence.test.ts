import type { MarketDay, SectorDay } from '@site/contracts/market/market-day.ts'
import { sectorNames } from '@site/contracts/market/sector-names.ts'
import { describe, expect, it } from 'vitest'
import { daySentence } from './day-sentence.ts'

const sectors = (changes: Partial<Record<SectorDay['code'], number>>): SectorDay[] =>
  (['A', 'B', 'F', 'G'] as const).map((code) => ({
    code,
    name: sectorNames[code],
    companies: 2,
    marketValue: 1e12,
    marketValueChange: changes[code] ?? 0,
    changePercent: changes[code] ?? 0,
  }))
const index = (changePercent: number, streak = 1): MarketDay['index'] => ({
  name: 'Wirasana 40',
  value: 1_284.56,
  change: changePercent * 12,
  changePercent,
  streak,
})

const regular = { value: 900, volume: 1, frequency: null, averageValue: 1_000 }

describe('the sentence of a day', () => {
  it.each([
    {
      name: 'two sectors that lifted, one that fell by more than a quarter of them',
      day: { index: index(0.84), sectors: sectors({ G: 60, B: 30, F: 10, A: -40 }) },
      expected: 'Keuangan dan Barang Baku mengangkat indeks; Energi menahannya.',
    },
    {
      name: 'one sector that lifted, the others being small',
      day: { index: index(0.84), sectors: sectors({ G: 80, B: 10, F: 10, A: -20 }) },
      expected: 'Keuangan mengangkat indeks.',
    },
    {
      name: 'sectors that pressed a falling index',
      day: { index: index(-1.2), sectors: sectors({ A: -70, B: -30, F: 50 }) },
      expected: 'Energi dan Barang Baku menekan indeks; Kesehatan menguat.',
    },
    {
      name: 'an index that barely moved',
      day: { index: index(0.04), sectors: sectors({ A: -70, F: 75 }) },
      expected: 'Indeks hampir tidak berubah. Kesehatan menguat, Energi melemah.',
    },
    {
      name: 'a third day of losses',
      day: { index: index(-0.9, 3), sectors: sectors({ A: -70 }) },
      expected: 'Energi menekan indeks. Indeks turun 3 hari berturut-turut.',
    },
    {
      name: 'no sector that the map shows as unchanged',
      day: { index: null, sectors: sectors({ F: 75, A: -0.004 }) },
      expected: 'Kesehatan menguat.',
    },
    {
      name: 'an index whose sectors are unknown',
      day: { index: index(0.84), sectors: [] },
      expected: '',
    },
  ])('names $name', ({ day, expected }) => {
    expect(daySentence('id', { ...day, tradedValue: 1, averageValue: null, regular: null })).toBe(expected)
  })

  it.each([
    { tradedValue: 1_080, expected: 'The value traded was 8% above the average of 30 trading days.' },
    { tradedValue: 804, expected: 'The value traded was 20% below the average of 30 trading days.' },
    { tradedValue: 1_004, expected: 'The value traded was close to the average of 30 trading days.' },
  ])('compares $tradedValue with an average of 1,000', ({ tradedValue, expected }) => {
    const day = { index: null, sectors: [], tradedValue, averageValue: 1_000, regular }
    expect(daySentence('en', day)).toBe(expected)
  })

  it('compares the regular market if the days before have no other trades', () => {
    const day = { index: null, sectors: [], tradedValue: 1_080, averageValue: null, regular }
    expect(daySentence('en', day)).toBe(
      'The value traded in the regular market was 10% below the average of 30 trading days.',
    )
  })

  it('names the market if its trades alone are known', () => {
    const day = { index: null, sectors: [], tradedValue: 1_080, averageValue: 1_000, regular: null }
    expect(daySentence('id', day)).toBe(
      'Nilai transaksi di pasar reguler 8% di atas rata-rata 30 hari bursa.',
    )
  })
})
