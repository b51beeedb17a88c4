import type { Incident } from '@site/contracts/content/incidents.ts'
import { describe, expect, it } from 'vitest'
import { type StatusSnapshot, unknownStatus } from '#app/request/service-status.ts'
import { describeStatus } from './describe-status.server.ts'

const now = new Date('2026-11-30T10:50:00+07:00')
const readAt = '2026-11-30T03:42:00.000Z'
const states = { website: 'ok', forms: 'ok', marketData: 'degraded', search: 'ok' } as const
const update = {
  at: '2026-11-30T02:05:00.000Z',
  state: 'investigating',
  text: 'Kami menyelidiki.',
  textEn: 'We look.',
} as const
const incident: Incident = {
  id: 3,
  title: 'Masuk aplikasi gagal',
  titleEn: null,
  impact: 'outage',
  components: ['signIn'],
  from: '2026-11-30T01:58:00.000Z',
  to: null,
  updates: [update],
}

const read: StatusSnapshot = {
  ...unknownStatus,
  readAt,
  isReadable: true,
  states,
  incidentsReadAt: '2026-11-30T03:47:00.000Z',
}

describe('what the status page shows', () => {
  it.each([
    { name: 'after a check', snapshot: read, id: 'Diperiksa 10.42 WIB.' },
    {
      name: 'while both services are silent',
      snapshot: { ...read, isReadable: false },
      id: 'Kami tidak dapat membaca status sejak 10.42 WIB.',
    },
    {
      name: 'since another day',
      snapshot: { ...read, isReadable: false, readAt: '2026-11-29T03:42:00.000Z' },
      id: 'Kami tidak dapat membaca status sejak 29 November 2026, 10.42 WIB.',
    },
    { name: 'before the first check', snapshot: unknownStatus, id: 'Kami belum dapat membaca status.' },
  ])('has the time of the reading $name', ({ snapshot, id }) => {
    expect(describeStatus('id', snapshot, now).reading).toBe(id)
  })

  it('names the last state of a component that cannot be read', () => {
    const { components } = describeStatus('en', { ...read, isReadable: false }, now)
    const shown = Object.fromEntries(components.map(({ component, state }) => [component, state]))
    expect(shown).toMatchObject({
      marketData: 'Cannot be read; at 10:42 WIB: Degraded',
      telephone: 'No incident reported',
    })
  })

  it('marks what exists in Indonesian only on English pages', () => {
    const snapshot = { ...read, incidents: [incident] }
    const [english] = describeStatus('en', snapshot, now).open
    const [indonesian] = describeStatus('id', snapshot, now).open
    expect([english?.text, english?.isForeign, english?.updates[0]?.text]).toEqual([
      'Masuk aplikasi gagal',
      true,
      'We look.',
    ])
    expect([indonesian?.isForeign, indonesian?.updates[0]?.isForeign]).toEqual([false, false])
  })

  it.each<{ name: string; change: Partial<Incident>; place: string | null }>([
    { name: 'open', change: {}, place: 'open' },
    { name: 'resolved', change: { updates: [{ ...update, state: 'resolved' }] }, place: 'history' },
    { name: 'past its expected end', change: { to: '2026-11-30T03:00:00.000Z' }, place: 'open' },
    {
      name: 'open again',
      change: { updates: [{ ...update, state: 'resolved' }, update] },
      place: 'open',
    },
    {
      name: 'maintenance that is over',
      change: { impact: 'planned', to: '2026-11-30T03:00:00.000Z' },
      place: 'history',
    },
    {
      name: 'ahead',
      change: { impact: 'planned', from: '2026-12-05T15:00:00.000Z', to: '2026-12-05T17:00:00.000Z' },
      place: 'planned',
    },
    {
      name: 'older than twelve months',
      change: {
        from: '2025-11-01T00:00:00.000Z',
        updates: [{ ...update, at: '2025-11-02T00:00:00.000Z', state: 'resolved' }],
      },
      place: null,
    },
  ])('has an incident that is $name in its place', ({ change, place }) => {
    const incidents = [{ ...incident, ...change }]
    const { open, history, planned } = describeStatus('id', { ...read, incidents }, now)
    const places = Object.entries({ open, history, planned }).flatMap(([name, list]) =>
      list.length > 0 ? name : [],
    )
    expect(places).toEqual(place === null ? [] : [place])
  })

  const resolved = { ...update, state: 'resolved' } as const
  const ahead = {
    impact: 'planned',
    from: '2026-12-05T15:00:00.000Z',
    to: '2026-12-05T17:00:00.000Z',
  } as const
  it.each<{ name: string; change: Partial<Incident>; time: string }>([
    {
      name: 'an open outage',
      change: { to: '2026-11-30T10:00:00.000Z' },
      time: 'Sejak 30 November 2026, 08.58 WIB',
    },
    {
      name: 'an outage resolved before its expected end',
      change: { to: '2026-11-30T10:00:00.000Z', updates: [resolved] },
      time: '08.58–09.05 WIB',
    },
    {
      name: 'maintenance that ended early',
      change: { impact: 'planned', to: '2026-11-30T10:00:00.000Z', updates: [resolved] },
      time: '08.58–09.05 WIB',
    },
    {
      name: 'canceled maintenance',
      change: { ...ahead, updates: [resolved] },
      time: '5 Desember 2026, 22.00 WIB – 6 Desember 2026, 00.00 WIB',
    },
    {
      name: 'maintenance ahead',
      change: { ...ahead, updates: [] },
      time: '5 Desember 2026, 22.00 WIB – 6 Desember 2026, 00.00 WIB',
    },
  ])('states the time of $name', ({ change, time }) => {
    const incidents = [{ ...incident, ...change }]
    const { open, planned, history } = describeStatus('id', { ...read, incidents }, now)
    expect([...open, ...planned, ...history].map((shown) => shown.time)).toEqual([time])
  })

  it.each([
    { name: 'never', at: null, id: 'Laporan gangguan belum dapat dibaca.', state: 'Belum diukur' },
    {
      name: '3 minutes ago',
      at: '2026-11-30T03:47:00.000Z',
      id: null,
      state: 'Tidak ada gangguan yang dilaporkan',
    },
    {
      name: '4 minutes ago',
      at: '2026-11-30T03:46:00.000Z',
      id: 'Laporan terakhir dibaca 10.46 WIB.',
      state: 'Tidak ada gangguan yang dilaporkan',
    },
    {
      name: 'yesterday',
      at: '2026-11-29T03:46:00.000Z',
      id: 'Laporan terakhir dibaca 29 November 2026, 10.46 WIB.',
      state: 'Tidak ada gangguan yang dilaporkan',
    },
  ])('is honest about incidents that were read $name', ({ at, id, state }) => {
    const { reports, components } = describeStatus('id', { ...read, incidentsReadAt: at }, now)
    expect([reports, components.at(-1)?.state]).toEqual([id, state])
  })

  it.each<{ name: string; change: Partial<Incident>; state: string }>([
    { name: 'a notice', change: { impact: 'notice' }, state: 'See the notice' },
    { name: 'a notice and an outage', change: {}, state: 'Down' },
    {
      name: 'an ended notice',
      change: { impact: 'notice', updates: [resolved] },
      state: 'No incident reported',
    },
    {
      name: 'a notice about another',
      change: { impact: 'notice', components: ['forms'] },
      state: 'No incident reported',
    },
  ])('has the state of sign-in during $name', ({ change, state }) => {
    const snapshot = { ...read, incidents: [{ ...incident, ...change }] }
    const { components } = describeStatus('en', snapshot, now)
    const shown = Object.fromEntries(components.map((found) => [found.component, found.state]))
    expect(shown).toMatchObject({ signIn: state, forms: 'Working' })
  })

  it('never rounds a share up to 100 percent', () => {
    const days = [{ day: '2026-11-30', counts: { search: { ok: 129_599, degraded: 0, down: 1 } } }]
    expect(describeStatus('en', { ...read, days }, now).days[3]?.summary).toMatch(/^99\.99% /)
  })

  it('never states a percentage without checks', () => {
    const days = [{ day: '2026-11-30', counts: { search: { ok: 3, degraded: 0, down: 1 } } }]
    const shown = describeStatus('id', { ...read, days }, now).days
    expect(shown.map(({ summary }) => summary)).toEqual([
      'Belum diukur',
      'Belum diukur',
      'Belum diukur',
      '75,00% pemeriksaan tanpa gangguan, dari 1 hari yang diukur',
    ])
    expect(shown[3]?.faulty[0]?.text).toBe(
      '30 November 2026: dari 4 pemeriksaan, 0 terganggu dan 1 tidak berfungsi',
    )
    expect(shown[3]?.worst.filter((state) => state !== null)).toEqual(['down'])
  })
})
