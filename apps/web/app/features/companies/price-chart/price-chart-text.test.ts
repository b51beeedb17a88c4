import { describe, expect, it } from 'vitest'
import { drawPrices } from './chart-source.fixture.ts'

const onDay = (day: string) => ({ from: day, to: day })

describe('the method of a price chart', () => {
  it('names up to two spans of missing days', () => {
    const missingDays = [onDay('2026-03-02'), { from: '2026-08-05', to: '2026-08-07' }]
    const text = drawPrices([100, 110], { missingDays })?.method
    expect(text).toContain('We have not received the prices of March 2, 2026.')
    expect(text).toContain('We have not received the prices from August 5, 2026 to August 7, 2026.')
  })

  it('names the longest of many spans, and counts the others', () => {
    const days = ['2026-03-02', '2026-04-01', '2026-05-04'].map(onDay)
    const missingDays = [...days, { from: '2026-08-05', to: '2026-08-07' }, onDay('2026-09-01')]
    expect(drawPrices([100, 110], { locale: 'id', missingDays })?.method).toMatch(
      /(?<!kami terima\. )Data harga 5 Agustus 2026 sampai 7 Agustus 2026 belum kami terima\. Data harga 4 rentang lain juga belum kami terima\.$/,
    )
  })
})
