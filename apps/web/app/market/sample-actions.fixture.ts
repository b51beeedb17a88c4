import type {
  Bonus,
  Dividend,
  GeneralMeeting,
  Ipo,
  StockMergeSplit,
} from '@site/contracts/market/corporate-actions.ts'

const base = {
  ticker: 'BQNS',
  slug: 'bqns',
  shortName: 'Bank Quantara Nusa',
  name: { id: 'PT Bank Quantara Nusa Tbk', en: 'PT Bank Quantara Nusa Tbk' },
  status: 'planned',
  isAhead: true,
  isAwaitingPayment: false,
  isOutdated: false,
} as const

export const dividend: Dividend = {
  kind: 'dividend',
  id: 'BQNS-dividend-2026-interim',
  ...base,
  keyDate: '2026-12-03',
  cumDateRegular: '2026-12-02',
  exDateRegular: '2026-12-03',
  cumDateCash: '2026-12-04',
  exDateCash: '2026-12-07',
  recordingDate: '2026-12-04',
  paymentDate: '2026-12-18',
  type: 'interim',
  form: 'cash',
  bookYear: 2026,
  amountPerShare: 62,
  currency: 'IDR',
  exchangeRate: null,
  total: 1_450_000_000,
  yieldAtCum: null,
  dividendYield: { percent: 1.505, day: '2026-11-20' },
  ratio: null,
  sharesSince: null,
}

/** Half of an amount is for one share of today. */
export const splitSince = { factor: 0.5, kind: 'split', date: '2026-06-24' } as const

/** In the morning in Jakarta it is still the evening before in America; close to the end of the year. */
export const meeting: GeneralMeeting = {
  kind: 'general-meeting',
  id: 'BQNS-meeting-2026-12-31',
  ...base,
  keyDate: '2026-12-31',
  type: 'extraordinary',
  announcementDate: '2026-11-20',
  recordingDate: '2026-12-09',
  invitationDate: '2026-12-10',
  meetingAt: '2026-12-31T02:00:00.000Z',
  venue: { id: 'Jakarta; lantai 3, "Aula"', en: 'Jakarta; floor 3, "Hall"' },
  isElectronic: false,
  agenda: { id: ['Satu', 'Dua'], en: ['One', 'Two'] },
  result: null,
}

export const undated: GeneralMeeting = {
  ...meeting,
  id: 'BQNS-meeting-undated',
  keyDate: null,
  recordingDate: null,
  invitationDate: null,
  meetingAt: null,
}

export const ipo: Ipo = {
  kind: 'ipo',
  id: 'BQNS-ipo',
  ...base,
  keyDate: '2028-03-10',
  sector: { code: 'G', name: { id: 'Keuangan', en: 'Financials' } },
  board: { code: 'M', name: { id: 'Utama', en: 'Main' } },
  bookBuilding: { from: '2028-02-21', to: '2028-02-29' },
  priceRange: { low: 180, high: 220 },
  offeringPrice: null,
  parValue: 100,
  sharesOffered: 1_000_000,
  proceeds: null,
  effectiveDate: '2028-03-01',
  offeringPeriod: { from: '2028-03-02', to: '2028-03-06' },
  allotmentDate: '2028-03-06',
  distributionDate: '2028-03-09',
  listingDate: '2028-03-10',
  leadUnderwriter: 'Sekuritas Sagara',
  registrar: 'Biro Sagara',
  useOfProceeds: { id: 'Modal kerja', en: 'Working capital' },
  prospectus: null,
}

export const bonus: Bonus = {
  ...dividend,
  kind: 'bonus',
  ratioOld: 10,
  ratioNew: 3,
  source: 'sharePremium',
  sharesIssued: 9_000,
  paymentDate: null,
}

export const reverseSplit: StockMergeSplit = {
  ...dividend,
  kind: 'stock-merge-split',
  type: 'reverseSplit',
  ratioOld: 5,
  ratioNew: 1,
  parBefore: 20,
  parAfter: 100,
  sharesBefore: 500,
  sharesAfter: null,
  lastOldTrading: '2026-12-02',
  firstNewTrading: '2026-12-03',
}

/** The counts of an empty list. */
export const noActions = {
  dividend: 0,
  bonus: 0,
  ipo: 0,
  'general-meeting': 0,
  'stock-merge-split': 0,
  rights: 0,
  warrant: 0,
  tender: 0,
  buyback: 0,
}

/** Time zones of servers, around the date line from Jakarta. */
export const timeZones = ['Pacific/Kiritimati', 'Asia/Jakarta', 'UTC', 'America/Los_Angeles']
