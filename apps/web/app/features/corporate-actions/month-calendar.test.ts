import { afterEach, describe, expect, it, vi } from 'vitest'
import { rights } from '#app/market/holder-actions/sample-holder-actions.fixture.ts'
import { dividend, ipo, meeting, timeZones, undated } from '#app/market/sample-actions.fixture.ts'
import { monthCalendar } from './month-calendar.server.ts'

afterEach(() => vi.unstubAllEnvs())

const of = (month: string, ...actions: Parameters<typeof monthCalendar>[1]['actions']) =>
  monthCalendar('id', { month, today: '2026-11-21', actions, namesKinds: false })

function entriesOn(calendar: ReturnType<typeof of>, day: string) {
  return calendar.weeks.flat().find((each) => each?.day === day)?.entries
}

describe('monthCalendar', () => {
  it('has no entries for a month without dates', () => {
    expect(of('2026-10', dividend).entryCount).toBe(0)
  })

  it("contains only the month's dates of an action that crosses its border", () => {
    const late = { ...dividend, paymentDate: '2027-01-04' }
    expect(of('2026-12', late).entryCount).toBe(3)
    expect(entriesOn(of('2027-01', late), '2027-01-04')).toMatchObject([
      { name: 'Pembayaran', figure: 'Rp62', isKey: false },
    ])
  })

  it('shows a period on its first and last day, including a leap day', () => {
    const calendar = of('2028-02', ipo)
    expect(entriesOn(calendar, '2028-02-21')).toMatchObject([{ name: 'Penawaran awal mulai' }])
    expect(entriesOn(calendar, '2028-02-29')).toMatchObject([{ name: 'Penawaran awal berakhir' }])
    expect(calendar.entryCount).toBe(2)
  })

  it('keeps twenty entries on one day, with unique keys and key dates first', () => {
    const tickers = Array.from({ length: 20 }, (_, place) => `AAA${String.fromCharCode(84 - place)}`)
    const entries = entriesOn(
      of(
        '2026-12',
        { ...meeting, recordingDate: '2026-12-31' },
        ...tickers.map((ticker) => ({ ...dividend, id: ticker, ticker, exDateRegular: '2026-12-31' })),
      ),
      '2026-12-31',
    )
    expect(entries).toHaveLength(22)
    expect(new Set(entries?.map(({ key }) => key)).size).toBe(22)
    expect(entries?.slice(0, 2).map(({ ticker }) => ticker)).toEqual(['AAAA', 'AAAB'])
    expect(entries?.at(-1)).toMatchObject({ name: 'Recording date', isKey: false })
  })

  it('marks the day of a period on which the holder must act', () => {
    const dates = { tradingFrom: '2026-12-01', tradingTo: '2026-12-04', keyDate: '2026-12-04' }
    const calendar = of('2026-12', { ...rights, ...dates })
    expect(
      ['2026-12-01', '2026-12-04', '2026-12-08'].map((day) =>
        entriesOn(calendar, day)?.map(({ name, isKey }) => [name, isKey]),
      ),
    ).toEqual([
      [['Perdagangan HMETD mulai', false]],
      [['Perdagangan HMETD berakhir', true]],
      [['Pelaksanaan HMETD berakhir', false]],
    ])
  })

  it('shows dates of all kinds, each with the kind that its link needs', () => {
    const entries = entriesOn(
      of('2026-12', { ...dividend, exDateRegular: '2026-12-31' }, meeting),
      '2026-12-31',
    )
    expect(entries?.map(({ kind, name }) => [kind, name])).toEqual([
      ['dividend', 'Ex date'],
      ['general-meeting', 'RUPS'],
    ])
  })

  it.each([
    { locale: 'id', names: ['RUPS', 'Pembayaran Dividen', 'Recording date RUPS'] },
    { locale: 'en', names: ['General meeting', 'Dividend: payment', 'General meeting: recording date'] },
  ] as const)(
    'names the kind on days that several kinds have, and the time of a meeting on its day only ($locale)',
    ({ locale, names }) => {
      const recorded = { ...meeting, recordingDate: '2026-12-31' }
      const calendar = monthCalendar(locale, {
        month: '2026-12',
        today: '2026-11-21',
        actions: [{ ...dividend, paymentDate: '2026-12-31' }, recorded],
        namesKinds: true,
      })
      const entries = entriesOn(calendar, '2026-12-31')
      expect(entries?.map(({ name }) => name)).toEqual(names)
      expect(entries?.map(({ figure }) => figure)).toEqual([
        expect.stringMatching(/^09[.:]00 WIB$/),
        expect.stringMatching(/62$/),
        null,
      ])
    },
  )

  it('marks canceled actions and omits undated ones', () => {
    expect(entriesOn(of('2026-12', { ...meeting, status: 'cancelled' }), '2026-12-31')).toMatchObject([
      { isCanceled: true },
    ])
    expect(of('2026-12', undated).entryCount).toBe(0)
  })

  it.each(timeZones)('has a meeting on its date in Jakarta in the server time zone %s', (zone) => {
    vi.stubEnv('TZ', zone)
    const early = { ...meeting, meetingAt: '2026-12-30T18:00:00.000Z' }
    expect(entriesOn(of('2026-12', early), '2026-12-31')).toMatchObject([{ name: 'RUPS', isKey: true }])
  })
})
