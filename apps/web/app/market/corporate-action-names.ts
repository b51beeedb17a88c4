import type { actionStatuses } from '@site/contracts/market/action-entries.ts'
import type { CorporateActionKind } from '@site/contracts/market/corporate-actions.ts'

type Names<Key extends string> = Readonly<Record<Key, string>>

const kindsId: Names<CorporateActionKind> = {
  dividend: 'Dividen',
  bonus: 'Bonus',
  ipo: 'IPO',
  'general-meeting': 'RUPS',
  'stock-merge-split': 'Penggabungan dan pemecahan saham',
}
const kindsEn: Names<CorporateActionKind> = {
  dividend: 'Dividend',
  bonus: 'Bonus',
  ipo: 'IPO',
  'general-meeting': 'General meeting',
  'stock-merge-split': 'Stock merge and split',
}

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

/** The date that a list is sorted by. */
export const keyDayNames = {
  dividend: 'ex',
  bonus: 'ex',
  ipo: 'listing',
  'general-meeting': 'meeting',
  'stock-merge-split': 'firstNew',
} as const satisfies Readonly<Record<CorporateActionKind, ActionDayName>>

export const corporateActionNames = {
  id: {
    kinds: kindsId,
    statuses: statusesId,
    days: daysId,
    upcoming: 'Akan datang',
    awaitingPayment: 'Menunggu pembayaran',
    past: 'Sudah lewat',
    unannounced: 'Tanggal menyusul',
  },
  en: {
    kinds: kindsEn,
    statuses: statusesEn,
    days: daysEn,
    upcoming: 'Upcoming',
    awaitingPayment: 'Awaiting payment',
    past: 'Past',
    unannounced: 'Date to be announced',
  },
}
