import type { EventWithStatus } from '#app/content/event-status.ts'

export const event: EventWithStatus = {
  id: 1,
  slug: 'kelas',
  title: 'Membaca laporan keuangan',
  summary: '',
  cover: null,
  startsAt: '2026-12-03T12:00:00.000Z',
  endsAt: '2026-12-03T13:30:00.000Z',
  registrationOpensAt: '2026-11-09T02:00:00.000Z',
  registrationClosesAt: '2026-12-03T10:00:00.000Z',
  mode: 'online',
  venue: '',
  capacity: 200,
  seatsTaken: 49,
  waitingPlacesLeft: 0,
  unconfirmedPlaces: 0,
  isCanceled: false,
  status: 'open',
}
