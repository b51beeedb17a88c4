import type { Holiday } from '@site/contracts/market/holidays.ts'
import { exchangeHolidays } from '@site/finance/exchange-holidays.ts'
import { convertIcsCalendar } from 'ts-ics'
import { describe, expect, it } from 'vitest'
import { computeSettlement, isRejected, settlementRule } from './compute-settlement.server.ts'
import { describeAuctions } from './describe-auctions.server.ts'
import { describeHalts } from './describe-halts.server.ts'
import { describeToday, shownHours } from './describe-today.server.ts'
import { holidayCalendar } from './holiday-calendar.server.ts'
import { holidaySources, holidayYears } from './holiday-years.server.ts'

const holidays: readonly Holiday[] = exchangeHolidays.map(({ date, nameId, nameEn }) => ({
  date,
  name: { id: nameId, en: nameEn },
}))
const at = (instant: string) => new Date(`${instant}+07:00`)

describe('describeToday', () => {
  it.each([
    { at: '2026-11-26T10:30:00', headline: 'Sesi I berlangsung sampai 12.00 WIB.' },
    { at: '2026-11-27T11:45:00', headline: 'Bursa sedang istirahat. Sesi II mulai 14.00 WIB.' },
    { at: '2026-11-27T07:00:00', headline: 'Bursa belum buka. Prapembukaan mulai 08.45 WIB.' },
    { at: '2026-11-27T17:00:00', headline: 'Perdagangan hari ini sudah selesai.' },
    { at: '2026-11-28T10:00:00', headline: 'Bursa tutup: akhir pekan.' },
    { at: '2026-12-31T10:00:00', headline: 'Bursa tutup: Libur bursa akhir tahun.' },
    { at: '2027-01-04T10:00:00', headline: 'Daftar libur bursa 2027 belum tersedia di sini.' },
  ])('states at $at: $headline', ({ at: instant, headline }) => {
    expect(describeToday('id', holidays, at(instant)).state?.headline).toBe(headline)
  })

  it('names the time up to which orders cannot be canceled, and the time of the page', () => {
    const { asOf, state } = describeToday('en', holidays, at('2026-11-26T15:57:00'))
    expect(asOf).toBe('As of 15:57 WIB.')
    expect(state?.notes[0]).toBe('Orders are accepted, but cannot be changed or canceled until 15:59:59 WIB.')
    expect(state?.sessions.flatMap(({ name, isNow }) => (isNow ? name : []))).toEqual(['Pre-closing'])
  })

  it('names the next opening over holidays, and none in a year without a list', () => {
    const notesAt = (instant: string) => describeToday('en', holidays, at(instant)).state?.notes
    expect(notesAt('2026-12-24T10:00:00')).toEqual([
      'It opens again on Monday, December 28, 2026, at 08:45 WIB.',
    ])
    expect(notesAt('2026-12-31T10:00:00')).toEqual([
      'The exchange holidays of 2027 are not available here, so the next trading day cannot be calculated yet.',
    ])
  })

  it('returns the opening day of a year whose holidays were imported', () => {
    const imported = '01-01 02-08 03-09 03-10 03-26 05-06 06-01 08-17 12-24 12-31'.split(' ')
    const both = [
      ...holidays,
      ...imported.map((day) => ({ date: `2027-${day}`, name: { id: 'Libur contoh', en: null } })),
    ]
    const { state } = describeToday('en', both, at('2026-12-31T10:00:00'))
    expect(state?.notes).toEqual(['It opens again on Monday, January 4, 2027, at 08:45 WIB.'])
  })
})

describe('computeSettlement', () => {
  const now = at('2026-11-26T10:00:00')
  const view = (typed: string | null) => computeSettlement('id', holidays, typed, now)

  it('settles a sale of Thursday on Monday, and shows the days that do not count', () => {
    const { outcome } = view('2026-11-26')
    expect(outcome?.sold).toBe('Jual Kamis, 26 November 2026: uang masuk RDN Senin, 30 November 2026.')
    expect(outcome?.steps.map(({ label, note }) => [label, note])).toEqual([
      ['T', 'Hari transaksi'],
      ['T+1', 'Hari bursa'],
      ['–', 'Tidak dihitung: akhir pekan'],
      ['–', 'Tidak dihitung: akhir pekan'],
      ['T+2', 'Hari penyelesaian'],
    ])
  })

  it.each([
    {
      typed: '28/11/2026',
      value: '2026-11-28',
      error: 'Bursa tutup pada Sabtu, 28 November 2026 (akhir pekan). Pilih hari bursa.',
    },
    { typed: '2026-02-31', value: '2026-02-31', error: 'Masukkan tanggal yang ada, misalnya 26/11/2026.' },
    { typed: 'besok', value: 'besok', error: 'Masukkan tanggal yang ada, misalnya 26/11/2026.' },
    {
      typed: '2018-01-02',
      value: '2018-01-02',
      error: 'T+2 berlaku sejak 26 November 2018. Pilih tanggal mulai hari itu.',
    },
  ])('rejects $typed and keeps it', ({ typed, value, error }) => {
    const rejected = view(typed)
    expect([rejected.value, rejected.error, isRejected(rejected)]).toEqual([value, error, true])
  })

  it('names the last trade day whose settlement is known, whatever was typed', () => {
    const reach =
      'Dapat dihitung untuk transaksi sampai 28 Desember 2026. Sesudahnya menunggu daftar libur bursa 2027.'
    expect([null, '2026-12-30', 'besok'].map((typed) => view(typed).reach)).toEqual([reach, reach, reach])
  })

  it.each([
    { typed: '2026-12-30', reason: 'Daftar libur bursa 2027 belum tersedia di sini' },
    { typed: '2027-03-01', reason: 'Daftar libur bursa 2027 belum tersedia di sini' },
    { typed: '2025-06-02', reason: 'Daftar libur bursa 2025 belum tersedia di sini' },
  ])('has a sentence instead of a date for $typed', ({ typed, reason }) => {
    const unknown = view(typed)
    expect([unknown.note, unknown.outcome, isRejected(unknown)]).toEqual([
      `${reason}, jadi tanggal ini belum dapat dihitung.`,
      null,
      false,
    ])
  })

  it('names the unknown year if no trading day is left in this one', () => {
    const { note, value } = computeSettlement('en', holidays, null, at('2026-12-31T10:00:00'))
    expect([note, value]).toEqual([
      'The exchange holidays of 2027 are not available here, so this date cannot be calculated yet.',
      '',
    ])
  })
})

describe('holidayYears', () => {
  it('counts 239 trading days in 2026 and states that the list of 2027 is not available', () => {
    const [first, second] = holidayYears('en', holidays, at('2026-11-26T10:00:00'))
    expect(first?.summary).toBe('239 trading days, 22 holidays on weekdays.')
    expect(first?.months.at(-1)?.days.map(({ day }) => day)).toEqual([
      'Thursday, 24',
      'Friday, 25',
      'Thursday, 31',
    ])
    expect([second?.year, second?.months, second?.summary]).toEqual([
      '2027',
      [],
      'The exchange holidays of 2027 are not available here.',
    ])
  })
})

describe('the sources', () => {
  it('are decrees and announcements, with their dates', () => {
    const now = at('2026-11-28T10:00:00')
    expect(settlementRule('en')).toContain(
      '(T+2, since November 26, 2018). Source: OJK Regulation 21/POJK.04/2018.',
    )
    expect(holidaySources('en', holidayYears('en', holidays, now))).toContain(
      'Peng-00171/BEI.POP/09-2025 of the exchange, checked on November 28, 2026',
    )
    expect(shownHours('en', now)?.source).toBe('Source: II-A Kep-00003/BEI/04-2025.')
  })
})

describe('shownHours', () => {
  it('states in English between which times orders are locked and the pre-closing ends', () => {
    const hours = shownHours('en', at('2026-11-28T10:00:00'))
    expect([hours?.locks[0], hours?.randomClosing, hours?.preOpeningShares]).toEqual([
      'Pre-opening: between 08:56:00 and 08:57:59 orders cannot be changed or canceled. Orders cannot be changed until 08:59:59.',
      'Random closing: the exchange’s system stops collecting orders at a random moment between 15:58:00 and 15:59:59.',
      'The pre-opening has covered all shares of the main, development and new-economy boards since December 9, 2024.',
    ])
  })
})

describe('holidayCalendar', () => {
  it('has every holiday as an event of one day', () => {
    const text = holidayCalendar({
      locale: 'en',
      companyName: 'Wirasana',
      siteUrl: 'https://wirasana.example',
      today: '2026-11-26',
      holidays: [...holidays, { date: '2026-06-10', name: { id: 'Pemungutan suara', en: null } }],
    })
    const events = convertIcsCalendar(undefined, text).events ?? []
    expect(events).toHaveLength(23)
    expect(events.at(-2)).toMatchObject({
      summary: 'Exchange closed: Year-end exchange holiday',
      start: { type: 'DATE', date: new Date('2026-12-31') },
      end: { type: 'DATE', date: new Date('2027-01-01') },
    })
    expect(text).toContain('SUMMARY;LANGUAGE=id-ID:')
  })
})

describe('the rules of the market', () => {
  const now = at('2026-11-26T10:00:00')

  it('has the levels of a halt, the rule before, and the used halts by the rule of their day', () => {
    const halt = { id: 1, from: '11:19:31', to: '11:49:31', level: '1', source: 'Peng-1' } as const
    const added = [
      { ...halt, id: 2, date: '2026-11-25', from: '10:00:00', to: null, level: '2' } as const,
      { ...halt, date: '2025-03-18' },
    ]
    const halts = describeHalts('id', added, now)
    expect(halts?.levels.map(({ fall }) => fall)).toEqual([
      'Turun lebih dari 8%',
      'Turun lebih dari 15%',
      'Turun lebih dari 20%',
    ])
    expect(halts?.levels[1]?.effect).toBe('Semua perdagangan berhenti 30 menit.')
    expect(halts?.notes[0]).toContain('Kep-00002/BEI/04-2025')
    expect(halts?.notes[1]).toBe('Sebelumnya, sejak 10 Maret 2020: 5%; 10%; 15% (Kep-00024/BEI/03-2020).')
    expect(halts?.used.map(({ day, times, reason }) => [day, times, reason])).toEqual([
      ['25 November 2026', 'sejak 10.00 WIB, waktu selesai belum diumumkan', 'indeks turun lebih dari 15%'],
      ['18 Maret 2025', '11.19.31–11.49.31 WIB', 'indeks turun lebih dari 5%'],
    ])
  })

  it.each([
    { locale: 'id', effect: 'Semua perdagangan berhenti; lamanya tidak ada di sumber kami.' },
    { locale: 'en', effect: 'All trading stops; our source does not state for how long.' },
  ] as const)('says in $locale of the first levels if their minutes are not known', ({ locale, effect }) => {
    const effects = describeHalts(locale, [], at('2025-04-07T10:00:00'))?.levels.map((level) => level.effect)
    expect(effects?.slice(0, 2)).toEqual([effect, effect])
    expect(effects?.[2]).toMatch(/OJK/)
  })

  it('has only the call auctions whose times are known, and never calls the rule permanent', () => {
    const auctions = describeAuctions('id', now)
    expect(auctions?.rows).toEqual([
      { session: '1', orders: '09.00–09.55', random: '09.53–09.55', match: '09.55.01–09.59.00' },
    ])
    const text = [auctions?.lead, ...(auctions?.notes ?? [])].join(' ')
    for (const part of [
      '5 lelang sehari pada Senin–Kamis dan 4 pada Jumat',
      'jadwal lengkap di idx.co.id',
      '10% ke atas dan ke bawah; Rp1 untuk harga sampai Rp10. Harga terendah Rp1.',
      'Berlaku sejak 25 Maret 2024',
    ]) {
      expect(text).toContain(part)
    }
    const english = describeAuctions('en', now)
    expect([text, english?.lead, ...(english?.notes ?? [])].join(' ')).not.toMatch(/permanen/i)
  })

  it('is unknown before the first rules', () => {
    expect(describeHalts('en', [], at('2020-03-09T10:00:00'))).toBeNull()
    expect(describeAuctions('en', at('2024-03-24T10:00:00'))).toBeNull()
  })
})
