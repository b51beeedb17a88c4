import type { actionStatuses } from '@site/contracts/market/action-entries.ts'
import type { CorporateActionKind } from '@site/contracts/market/corporate-actions.ts'
import type { HolderAction } from './holder-actions/holder-action.ts'

type Names<Key extends string> = Readonly<Record<Key, string>>

const statusesId: Names<(typeof actionStatuses)[number]> = {
  planned: 'Rencana',
  ongoing: 'Berjalan',
  completed: 'Selesai',
  cancelled: 'Batal',
}
const statusesEn: Names<(typeof actionStatuses)[number]> = {
  planned: 'Planned',
  ongoing: 'Ongoing',
  completed: 'Completed',
  cancelled: 'Canceled',
}

/** The dates that become calendar entries. */
export type ActionDayName =
  | 'cum'
  | 'ex'
  | 'recording'
  | 'payment'
  | 'bookBuilding'
  | 'effective'
  | 'offering'
  | 'allotment'
  | 'distribution'
  | 'listing'
  | 'announcement'
  | 'invitation'
  | 'meeting'
  | 'lastOld'
  | 'firstNew'

const daysId: Names<ActionDayName> = {
  cum: 'Cum date',
  ex: 'Ex date',
  recording: 'Recording date',
  payment: 'Pembayaran',
  bookBuilding: 'Penawaran awal',
  effective: 'Efektif',
  offering: 'Penawaran umum',
  allotment: 'Penjatahan',
  distribution: 'Distribusi',
  listing: 'Pencatatan',
  announcement: 'Pengumuman RUPS',
  invitation: 'Pemanggilan RUPS',
  meeting: 'RUPS',
  lastOld: 'Hari terakhir nominal lama',
  firstNew: 'Hari pertama nominal baru',
}
const daysEn: Names<ActionDayName> = {
  cum: 'Cum date',
  ex: 'Ex date',
  recording: 'Recording date',
  payment: 'Payment',
  bookBuilding: 'Book building',
  effective: 'Effective',
  offering: 'Public offering',
  allotment: 'Allotment',
  distribution: 'Distribution',
  listing: 'Listing',
  announcement: 'Meeting announced',
  invitation: 'Meeting invitation',
  meeting: 'General meeting',
  lastOld: 'Last day of the old par value',
  firstNew: 'First day of the new par value',
}

/** The date that a list is sorted by; holder actions name it themselves, because it changes with the day. */
export const keyDayNames = {
  dividend: 'ex',
  bonus: 'ex',
  ipo: 'listing',
  'general-meeting': 'meeting',
  'stock-merge-split': 'firstNew',
} as const satisfies Readonly<Record<Exclude<CorporateActionKind, HolderAction['kind']>, ActionDayName>>

export const corporateActionNames = {
  id: {
    statuses: statusesId,
    days: daysId,
    upcoming: 'Akan datang',
    awaitingPayment: 'Menunggu pembayaran',
    running: 'Masih berjalan',
    past: 'Sudah lewat',
    unannounced: 'Tanggal menyusul',
    outdated: 'belum diperbarui',
  },
  en: {
    statuses: statusesEn,
    days: daysEn,
    upcoming: 'Upcoming',
    awaitingPayment: 'Awaiting payment',
    running: 'Still running',
    past: 'Past',
    unannounced: 'Date to be announced',
    outdated: 'not updated',
  },
}
