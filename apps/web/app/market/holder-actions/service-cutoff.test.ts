import { tradingCalendar } from '@site/finance/trading-calendar.ts'
import { describe, expect, it } from 'vitest'
import { describeCutoff } from './service-cutoff.ts'

const actDay = '2026-12-01'

describe('describeCutoff', () => {
  const row = {
    kind: 'rights',
    tradingDaysBefore: 2,
    hour: '12.00',
    uninstructed: 'nothing',
    howTo: 'Lewat aplikasi.',
    validFrom: '2026-11-01',
    source: 'Ketentuan layanan',
    checkedOn: '2026-11-28',
  } as const
  const question = {
    kind: 'rights',
    until: '2026-12-08',
    today: actDay,
    clock: '09:00',
    calendar: tradingCalendar([]),
  } as const

  it('has our deadline in trading days, what we do, the form and the source', () => {
    expect(describeCutoff('id', [row], question)).toEqual([
      'Batas waktu kami untuk menebus: 4 Desember pukul 12.00 WIB.',
      'Tanpa instruksi Anda, kami tidak melakukan apa pun.',
      'Lewat aplikasi.',
      'Sumber: Ketentuan layanan; berlaku sejak 1 November 2026, diperiksa 28 November 2026.',
    ])
  })

  it.each([
    { name: 'no row', rows: [], first: 'Our deadline for instructions is not stated yet.' },
    {
      name: 'a row of another kind only',
      rows: [{ ...row, kind: 'tender' as const }],
      first: 'Our deadline for instructions is not stated yet.',
    },
    {
      name: 'a row that is not yet in force',
      rows: [{ ...row, validFrom: '2026-12-02' }],
      first: 'Our deadline for instructions is not stated yet.',
    },
    {
      name: 'the newest of two rows',
      rows: [row, { ...row, tradingDaysBefore: 0, validFrom: '2026-11-30' }],
      first: 'Our deadline to exercise: December 8 at 12:00 WIB.',
    },
  ])('answers for $name', ({ rows, first }) => {
    expect(describeCutoff('en', rows, question)[0]).toBe(first)
  })

  it.each([
    [
      '2026-12-03',
      '23:59',
      'Batas waktu kami untuk menebus: 4 Desember pukul 12.00 WIB.',
      'Our deadline to exercise: December 4 at 12:00 WIB.',
    ],
    [
      '2026-12-04',
      '11:59',
      'Batas waktu kami untuk menebus: 4 Desember pukul 12.00 WIB.',
      'Our deadline to exercise: December 4 at 12:00 WIB.',
    ],
    [
      '2026-12-04',
      '12:00',
      'Batas waktu kami sudah lewat (4 Desember pukul 12.00 WIB).',
      'Our deadline has passed (December 4 at 12:00 WIB).',
    ],
    [
      '2026-12-07',
      '08:00',
      'Batas waktu kami sudah lewat (4 Desember pukul 12.00 WIB).',
      'Our deadline has passed (December 4 at 12:00 WIB).',
    ],
  ])('on %s at %s says: %s', (today, clock, id, en) => {
    const at = { ...question, today, clock }
    expect([describeCutoff('id', [row], at)[0], describeCutoff('en', [row], at)[0]]).toEqual([id, en])
  })

  it('does not say how to instruct us after the deadline', () => {
    const over = { ...question, today: '2026-12-04', clock: '12:00' }
    expect(describeCutoff('id', [row], over)).toEqual([
      'Batas waktu kami sudah lewat (4 Desember pukul 12.00 WIB).',
      'Tanpa instruksi Anda, kami tidak melakukan apa pun.',
      'Sumber: Ketentuan layanan; berlaku sejak 1 November 2026, diperiksa 28 November 2026.',
    ])
    expect(describeCutoff('id', [{ ...row, howTo: null }], over)).toHaveLength(3)
  })

  it('is of exercising for rights and warrants, and of instructions for a tender offer', () => {
    const names = (['rights', 'warrant', 'tender'] as const).map((kind) => {
      const at = { ...question, kind, calendar: null }
      return (['id', 'en'] as const).map(
        (locale) => describeCutoff(locale, [{ ...row, kind }], at)[0]?.split(':')[0],
      )
    })
    const exercise = ['Batas waktu kami untuk menebus', 'Our deadline to exercise']
    const instruction = ['Batas waktu kami untuk instruksi', 'Our deadline for instructions']
    expect(names).toEqual([exercise, exercise, instruction])
  })

  it('skips the holidays, and derives no day without knowing them', () => {
    const acrossChristmas = { ...question, until: '2026-12-28' }
    expect(describeCutoff('id', [row], acrossChristmas)[0]).toContain('22 Desember')
    expect(describeCutoff('id', [row], { ...question, calendar: null })[0]).toContain('2 hari bursa sebelum')
    expect(describeCutoff('id', [row], { ...question, until: '2031-01-08' })[0]).toContain(
      '2 hari bursa sebelum',
    )
  })

  it('says what is not stated', () => {
    expect(describeCutoff('id', [{ ...row, uninstructed: null, howTo: null }], question).slice(1, 3)).toEqual(
      [
        'Yang kami lakukan tanpa instruksi Anda belum dinyatakan.',
        'Cara memberi instruksi dan formulirnya belum dinyatakan.',
      ],
    )
    expect(describeCutoff('id', [{ ...row, uninstructed: 'sell' }], question)[1]).toBe(
      'Tanpa instruksi Anda, kami menjualnya.',
    )
  })
})
