import { describe, expect, it } from 'vitest'
import { wibDay, wibTime } from '../time/wib-time.ts'
import { parseTypedDate } from './typed-date.ts'
import { formatTypedNumber, parseTypedNumber } from './typed-number.ts'

/** 19:00 in Jakarta. */
const evening = '2026-12-02T12:00:00.000Z'

describe('a date that an editor types', () => {
  it.each([
    '02/12/2026 19:00',
    '02/12/2026 19.00',
    '2/12/2026, 19.00',
    '02-12-2026 19.00',
    '2.12.2026 19.00',
    '2 Desember 2026 19.00',
    '2 Desember 2026, 19:00',
    '2 DES 2026 pukul 19.00 WIB',
    '2 Des. 2026 jam 19.00',
    '2 December 2026 at 19:00',
    'December 2, 2026, 19:00 WIB',
    'Rabu, 2 Desember 2026, 19.00 WIB',
    '2026-12-02 19:00',
    '2026-12-02T19:00',
    '  2\u00a0Desember  2026 ,19.00 ',
    wibTime(evening, 'id'),
    wibTime(evening, 'en'),
  ])('is read day first and in WIB: %s', (text) => {
    expect(parseTypedDate(text, 'time')).toBe(evening)
  })

  it.each([
    { text: '1 Februari 2027 pukul 01.13', expected: '2027-01-31T18:13:00.000Z' },
    { text: '31/12/2026 23:59', expected: '2026-12-31T16:59:00.000Z' },
    { text: '29 Feb 2028 0.00', expected: '2028-02-28T17:00:00.000Z' },
    { text: '9 Agt 2026 7.05', expected: '2026-08-09T00:05:00.000Z' },
  ])('is read with its own time: $text', ({ text, expected }) => {
    expect(parseTypedDate(text, 'time')).toBe(expected)
  })

  it.each(['2 Des 2026', '02/12/2026', '2-12-2026', '2026-12-02', '2 Dec 2026', wibDay(evening, 'id')])(
    'is read as a day: %s',
    (text) => {
      expect(parseTypedDate(text, 'day')).toBe('2026-12-02T12:00:00.000Z')
    },
  )

  it.each([
    '',
    'besok',
    'pukul 01.13',
    '2 Desember 2026',
    '2 Desember 19.00',
    '12/31/2026 19:00',
    '31/02/2026 19.00',
    '29 Februari 2027 19.00',
    '02/12/26 19.00',
    '02/12-2026 19.00',
    '0/12/2026 19.00',
    '2 Desembre 2026 19.00',
    '2 De 2026 19.00',
    '2 Desember 2026 24.00',
    '2 Desember 2026 19.60',
    '2 Desember 2026 19',
    '2 Desember 0226 19.00',
    '2 Desember 2026 19.00 WITA',
    '2026-12-02T19:00:00.000Z',
  ])('is not guessed: "%s"', (text) => {
    expect(parseTypedDate(text, 'time')).toBeNull()
  })

  it('does not lose a time in a field for a day', () => {
    expect(parseTypedDate('2 Desember 2026 19.00', 'day')).toBeNull()
  })
})

describe('a number that an editor types', () => {
  it.each([
    ['0,18', 0.18, 0.18],
    ['0.18', 0.18, 0.18],
    ['0,180', 0.18, 0.18],
    ['6,375', 6.375, null],
    ['6.375', null, 6.375],
    ['1.500', null, 1.5],
    ['-2,5', -2.5, -2.5],
    ['−2,5%', -2.5, -2.5],
    ['18 %', 18, 18],
    ['Rp1.500.000,50', 1_500_000.5, 1_500_000.5],
    ['1,500,000.5', 1_500_000.5, 1_500_000.5],
    ['1500', 1500, 1500],
    ['1e3', null, null],
    ['1.5.0', null, null],
    ['1.50.000', null, null],
    ['0,', null, null],
    ['1,2,3', null, null],
    ['--1', null, null],
    ['seribu', null, null],
  ])('with decimals is read by its language or not at all: %s', (text, id, en) => {
    expect([parseTypedNumber(text, 'id', false), parseTypedNumber(text, 'en', false)]).toEqual([id, en])
  })

  it.each([
    ['1.500.000', 1_500_000, 1_500_000],
    ['1,500,000', 1_500_000, 1_500_000],
    ['1.500', 1500, null],
    ['1,500', null, 1500],
    ['Rp 25.000', 25_000, null],
    ['1500', 1500, 1500],
    ['1.500.000,00', 1_500_000, 1_500_000],
    ['1,5', null, null],
    ['0.500', null, null],
    ['1.50', null, null],
  ])('without decimals is read by its language or not at all: %s', (text, id, en) => {
    expect([parseTypedNumber(text, 'id', true), parseTypedNumber(text, 'en', true)]).toEqual([id, en])
  })

  it.each([
    [0.18, false, '0,18', '0.18'],
    [1684.3127, false, '1684,3127', '1684.3127'],
    [6375, false, '6375', '6375'],
    [1_500_000, true, '1.500.000', '1,500,000'],
    [1500, true, '1.500', '1,500'],
    [-0.0433, false, '-0,0433', '-0.0433'],
  ])('is shown as it can be typed: %d', (value, isWhole, id, en) => {
    expect([formatTypedNumber(value, 'id', isWhole), formatTypedNumber(value, 'en', isWhole)]).toEqual([
      id,
      en,
    ])
    expect([parseTypedNumber(id, 'id', isWhole), parseTypedNumber(en, 'en', isWhole)]).toEqual([value, value])
  })
})
