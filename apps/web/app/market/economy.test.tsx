import type { EconomyValue } from '@site/contracts/content/economy.ts'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeEconomy } from './economy.server.ts'
import { EconomyStrip } from './economy-strip.tsx'
import { findInForce, isOutdated } from './economy-values.ts'

const value = (more: Partial<EconomyValue>): EconomyValue => ({
  series: 'biRate',
  value: 4.75,
  reference: '2026-11-18',
  published: '2026-11-18',
  source: 'Bank Indonesia',
  nextDate: null,
  ...more,
})

const render = (locale: 'id' | 'en', values: readonly EconomyValue[], day: string) =>
  renderToString(<EconomyStrip economy={describeEconomy(locale, values, day, [])} locale={locale} />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

describe('isOutdated', () => {
  // 45 days after November 18 is January 2; after the end of October, December 15. November 20, 2026 is a Friday.
  it.each([
    { series: 'biRate', reference: '2026-11-18', day: '2027-01-02', expected: false },
    { series: 'biRate', reference: '2026-11-18', day: '2027-01-03', expected: true },
    { series: 'inflationYoY', reference: '2026-10-01', day: '2026-12-15', expected: false },
    { series: 'inflationYoY', reference: '2026-10-01', day: '2026-12-16', expected: true },
    { series: 'inflationYoY', reference: '2026-02-28', day: '2026-04-15', expected: true },
    { series: 'usdIdr', reference: '2026-11-13', day: '2026-11-20', expected: false },
    { series: 'usdIdr', reference: '2026-11-13', day: '2026-11-24', expected: true },
    // November 23 is an imported holiday.
    { series: 'usdIdr', reference: '2026-11-20', day: '2026-11-30', expected: false },
    { series: 'usdIdr', reference: '2026-11-20', day: '2026-12-01', expected: true },
    // December 24, 25 and 31 are holidays.
    { series: 'usdIdr', reference: '2026-12-18', day: '2026-12-29', expected: false },
    { series: 'usdIdr', reference: '2026-12-18', day: '2026-12-30', expected: true },
    { series: 'depositRate', reference: '2025-01-01', day: '2026-11-30', expected: false },
    { series: 'lpsRate', reference: '2025-01-01', day: '2026-11-30', expected: false },
  ] as const)('$series of $reference on $day: $expected', ({ series, reference, day, expected }) => {
    expect(isOutdated({ series, reference }, day, ['2026-11-23'])).toBe(expected)
  })
})

describe('findInForce', () => {
  const values = [
    value({ value: 4.5, reference: '2026-12-16', published: '2026-12-16' }),
    value({}),
    value({ series: 'depositRate', value: 4, reference: '2026-10-31', published: '2026-11-20' }),
    value({ value: 5, reference: '2026-01-21', published: '2026-01-21' }),
  ]
  it.each([
    { series: 'biRate', day: '2026-12-16', expected: [4.5, 4.75] },
    { series: 'biRate', day: '2026-12-15', expected: [4.75, 5] },
    { series: 'biRate', day: '2026-01-21', expected: [5, undefined] },
    { series: 'biRate', day: '2026-01-20', expected: [undefined, undefined] },
    { series: 'depositRate', day: '2026-11-19', expected: [undefined, undefined] },
    { series: 'depositRate', day: '2026-11-20', expected: [4, undefined] },
  ] as const)('$series on $day: $expected', ({ series, day, expected }) => {
    const found = findInForce(values, series, day)
    expect([found?.value.value, found?.before?.value]).toEqual(expected)
  })
})

describe('the economy strip', () => {
  const values = [
    value({ nextDate: '2026-12-16' }),
    value({ series: 'usdIdr', value: 16_650, reference: '2026-11-20' }),
    value({ series: 'usdIdr', value: 16_615, reference: '2026-11-19' }),
    value({ series: 'inflationYoY', value: 2.65, reference: '2026-10-15', source: 'BPS' }),
    value({ series: 'inflationYoY', value: 2.65, reference: '2026-09-15', source: 'BPS' }),
    value({ value: 5, reference: '2026-10-21' }),
  ]

  it('has each known value with its change, day and source', () => {
    expect(render('id', values, '2026-11-26')).toBe(
      'BI-Rate 4,75% ▼ turun 0,25 poin persen per 18 November 2026, berikutnya 16 Desember 2026 ' +
        'Inflasi tahunan 2,65% tetap per Oktober 2026 ' +
        'Kurs dolar AS (JISDOR) Rp16.650 ▲ naik Rp35 per 20 November 2026 ' +
        'Sumber: Bank Indonesia (BI-Rate, Kurs dolar AS (JISDOR)); BPS (Inflasi tahunan).',
    )
    expect(render('en', values.slice(0, 2), '2026-11-26')).toBe(
      'BI-Rate 4.75% as of November 18, 2026, next December 16, 2026 ' +
        'US dollar rate (JISDOR) IDR 16,650 as of November 20, 2026 Source: Bank Indonesia.',
    )
  })

  it('marks old values and gives them no arrow', () => {
    const text = render('id', values, '2027-01-04')
    expect(text.match(/per [^,]*, belum diperbarui/g)).toHaveLength(3)
    expect(text).not.toMatch(/[▲▼]|berikutnya|tetap/)
  })

  it('is absent without values', () => {
    expect(render('id', [], '2026-11-26')).toBe('')
    expect(render('id', [value({ published: '2026-11-27' })], '2026-11-26')).toBe('')
  })

  it('has no color for a rise or fall', () => {
    const html = renderToString(
      <EconomyStrip economy={describeEconomy('id', values, '2026-11-26', [])} locale="id" />,
    )
    expect(html).toContain('▲')
    expect(html).not.toMatch(/class="[^"]*\b(up|down|rise|fall)\b/)
    expect(html).not.toContain('<!-- -->')
  })
})
