import type { CompanyTab } from './company-view.ts'

type Names = Readonly<Record<CompanyTab, string>>

const tabsId: Names = {
  overview: 'Ringkasan',
  'balance-sheet': 'Neraca',
  'profit-loss': 'Laba rugi',
  'cash-flow': 'Arus kas',
  ratios: 'Rasio keuangan',
  comparison: 'Perbandingan singkat',
  'corporate-actions': 'Aksi korporasi',
}
const tabsEn: Names = {
  overview: 'Overview',
  'balance-sheet': 'Balance sheet',
  'profit-loss': 'Profit and loss',
  'cash-flow': 'Cash flow',
  ratios: 'Financial ratios',
  comparison: 'Brief comparison',
  'corporate-actions': 'Corporate actions',
}

/** The names of a company's tabs, in the terms of the exchange. */
export const companyNames = { id: { tabs: tabsId }, en: { tabs: tabsEn } }
