import { brand } from '@site/brand/names.ts'
import type { CorporateAction } from '@site/contracts/market/corporate-actions.ts'
import { stableUid } from '@site/contracts/stable-ids.ts'
import { convertIcsCalendar } from 'ts-ics'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  buyback,
  rights,
  tender,
  undatedRights,
  warrant,
} from '#app/market/holder-actions/sample-holder-actions.fixture.ts'
import { dividend, ipo, meeting, timeZones, undated } from '#app/market/sample-actions.fixture.ts'
import { actionCalendar } from './action-calendar.server.ts'

afterEach(() => vi.unstubAllEnvs())

function formatCalendar(
  actions: readonly CorporateAction[],
  locale: 'id' | 'en' = 'id',
  name: string | null = 'Dividen',
): string {
  return actionCalendar({
    locale,
    companyName: 'Wirasana, Sekuritas; "PT"',
    siteUrl: 'https://wirasana.example',
    path: '/id/kalender/dividend.ics',
    name,
    today: '2026-11-21',
    actions,
  })
}

const parse = (text: string) => convertIcsCalendar(undefined, text)
const parseEvents = (...actions: CorporateAction[]) => parse(formatCalendar(actions)).events ?? []

describe('actionCalendar', () => {
  it('has lines of at most 75 octets that end with CRLF', () => {
    const text = formatCalendar([dividend, { ...meeting, venue: { id: 'é€😀'.repeat(60), en: '' } }])
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    }
    expect(text.replaceAll('\r\n ', '')).toContain('é€😀'.repeat(60))
  })

  it('has separate all-day events for cum, ex, recording and payment date', () => {
    const events = parseEvents(dividend)
    expect(new Set(events.map(({ start }) => start.type))).toEqual(new Set(['DATE']))
    expect(
      events.map(({ uid, summary, start }) => [uid, summary, start.date.toISOString().slice(0, 10)]),
    ).toEqual(
      [
        ['cum', 'Cum date', '2026-12-02'],
        ['ex', 'Ex date', '2026-12-03'],
        ['recording', 'Recording date', '2026-12-04'],
        ['payment', 'Pembayaran', '2026-12-18'],
      ].map(([key, name, day]) => [
        stableUid(`BQNS-dividend-2026-interim-${key}`),
        `${name} BQNS: Dividen interim Rp62 per saham`,
        day,
      ]),
    )
  })

  it('ends an event on the next day, across the end of a year and February 29', () => {
    const ends = formatCalendar([meeting, ipo]).match(/DTEND;VALUE=DATE:\d+/g)
    expect(ends).toContain('DTEND;VALUE=DATE:20270101')
    expect(ends).toContain('DTEND;VALUE=DATE:20280301')
    expect(formatCalendar([ipo])).toContain('DTSTART;VALUE=DATE:20280221')
  })

  it('contains time and place of a meeting as text', () => {
    const event = parseEvents(meeting).find(({ uid }) => uid.includes('-meeting@'))
    expect(event?.summary).toBe('RUPS BQNS: RUPS Luar Biasa, 09.00 WIB')
    expect(event?.location).toBe('Jakarta; lantai 3, "Aula"')
  })

  it('marks canceled and planned actions', () => {
    const cancelled = parseEvents({ ...meeting, status: 'cancelled' })
    expect(new Set(cancelled.map(({ status }) => status))).toEqual(new Set(['CANCELLED']))
    expect(cancelled[0]?.summary).toMatch(/^Batal: /)
    expect(parseEvents(dividend)[0]?.status).toBe('TENTATIVE')
    expect(parseEvents({ ...dividend, status: 'ongoing' })[0]?.status).toBe('CONFIRMED')
  })

  it('omits dates that are still to be announced', () => {
    expect(parseEvents(undated).map(({ summary }) => summary)).toEqual([
      'Pengumuman RUPS BQNS: RUPS Luar Biasa',
    ])
  })

  it('has every announced day of a holder action, and its periods, once', () => {
    const actions = [rights, warrant, tender, buyback, undatedRights]
    const lines = formatCalendar(actions).replaceAll('\r\n ', '').split('\r\n')
    const summaries = parseEvents(...actions).map(({ summary }) => summary.split(':')[0])
    expect(summaries).toEqual([
      ...['Cum date', 'Ex date', 'Recording date', 'Distribusi HMETD', 'Perdagangan HMETD'].map(
        (day) => `${day} BQNS`,
      ),
      ...['Pelaksanaan HMETD', 'Pembayaran pesanan tambahan', 'Penjatahan', 'Pengembalian dana'].map(
        (day) => `${day} BQNS`,
      ),
      ...['Pencatatan waran', 'Hari terakhir di pasar reguler', 'Hari terakhir di pasar tunai'].map(
        (day) => `${day} SPRX`,
      ),
      ...[
        'Pelaksanaan waran SPRX',
        'Pernyataan penawaran QTND',
        'Masa penawaran tender QTND',
        'Pembayaran QTND',
      ],
      ...['Keputusan BQNS', 'Pembelian kembali BQNS'],
    ])
    expect(lines).toContain('DTEND;VALUE=DATE:20261209')
    const uids = lines.filter((line) => line.startsWith('UID:'))
    expect(new Set(uids).size).toBe(summaries.length)
  })

  it('is a valid calendar without events', () => {
    const calendar = parse(formatCalendar([]))
    expect(calendar.events ?? []).toEqual([])
    expect(calendar.timezones?.map(({ id }) => id)).toEqual(['Asia/Jakarta'])
    expect(calendar.prodId).toContain(brand.appName)
  })

  it.each([
    {
      locale: 'id',
      name: 'Dividen',
      title: 'Aksi korporasi: Dividen',
      description: 'Tanggal aksi korporasi (Dividen) menurut',
    },
    { locale: 'en', name: null, title: 'Corporate actions', description: 'Dates of corporate actions as' },
  ] as const)('is called $title ($locale)', ({ locale, name, title, description }) => {
    const lines = formatCalendar([], locale, name).replaceAll('\r\n ', '').split('\r\n')
    const values = (property: string) =>
      lines.flatMap((line) => (line.startsWith(property) ? [line.slice(line.indexOf(':') + 1)] : []))
    expect(values('NAME')).toEqual([expect.stringContaining(`${title} · Wirasana`)])
    expect(values('DESCRIPTION')).toEqual([expect.stringContaining(`${description} `)])
  })

  it('uses the language of its URL', () => {
    expect(parse(formatCalendar([dividend], 'en')).events?.[3]?.summary).toBe(
      'Payment BQNS: Interim dividend of IDR\u00a062 per share',
    )
  })

  it.each(timeZones)("does not depend on the server's time zone: %s", (zone) => {
    vi.stubEnv('TZ', zone)
    const text = formatCalendar([dividend, meeting, ipo])
    expect(text.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual(
      [
        ...['20261202', '20261203', '20261204', '20261218'],
        ...['20261120', '20261209', '20261210', '20261231'],
        ...['20280221', '20280301', '20280302', '20280306', '20280309', '20280310'],
      ].map((day) => `DTSTART;VALUE=DATE:${day}`),
    )
    expect(text).toContain('DTSTAMP:20261120T170000Z')
  })
})
