import type { ShownState } from '#app/request/service-status.ts'

/** Words that only the server needs. */
const id = {
  states: {
    ok: 'Berfungsi',
    degraded: 'Terganggu',
    down: 'Tidak berfungsi',
    unread: 'Tidak terbaca',
    notMeasured: 'Belum diukur',
    noticed: 'Lihat pemberitahuan',
    notReported: 'Tidak ada gangguan yang dilaporkan',
  } satisfies Record<ShownState, string>,
  reportsUnread: 'Laporan gangguan belum dapat dibaca.',
  reportsRead: (time: string) => `Laporan terakhir dibaca ${time}.`,
  checked: (time: string) => `Diperiksa ${time}.`,
  unreadSince: (time: string) => `Kami tidak dapat membaca status sejak ${time}.`,
  neverRead: 'Kami belum dapat membaca status.',
  lastState: (time: string, state: string) => `Tidak terbaca; terakhir ${time}: ${state}`,
  notMeasured: 'Belum diukur',
  share: (percent: string, days: string) =>
    `${percent} pemeriksaan tanpa gangguan, dari ${days} hari yang diukur`,
  faults: (checks: string, degraded: string, down: string) =>
    `dari ${checks} pemeriksaan, ${degraded} terganggu dan ${down} tidak berfungsi`,
  since: (time: string) => `Sejak ${time}`,
}

const en: typeof id = {
  states: {
    ok: 'Working',
    degraded: 'Degraded',
    down: 'Down',
    unread: 'Cannot be read',
    notMeasured: 'Not measured yet',
    noticed: 'See the notice',
    notReported: 'No incident reported',
  },
  reportsUnread: 'Incident reports have not been read yet.',
  reportsRead: (time) => `Reports last read ${time}.`,
  checked: (time) => `Checked at ${time}.`,
  unreadSince: (time) => `We have not been able to read the status since ${time}.`,
  neverRead: 'We have not been able to read the status yet.',
  lastState: (time, state) => `Cannot be read; at ${time}: ${state}`,
  notMeasured: 'Not measured yet',
  share: (percent, days) => `${percent} of the checks without a fault, on ${days} measured days`,
  faults: (checks, degraded, down) => `of ${checks} checks, ${degraded} degraded and ${down} down`,
  since: (time) => `Since ${time}`,
}

export const computedCopy = { id, en }
