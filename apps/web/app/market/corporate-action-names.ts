import type { actionStatuses, CorporateActionKind } from '@site/contracts/market/corporate-actions.ts'

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
  cancelled: 'Cancelled',
}

/** What corporate actions are called; the terms are those of the exchange. */
export const corporateActionNames = {
  id: { kinds: kindsId, statuses: statusesId, coming: 'Akan datang', past: 'Sudah lewat' },
  en: { kinds: kindsEn, statuses: statusesEn, coming: 'Coming', past: 'Past' },
}
