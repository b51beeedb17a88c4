import type { Locale } from '../locale.ts'
import type { Impact, StatusComponent, UpdateState } from './incidents.ts'

type Names<Key extends string> = Readonly<Record<Key, Readonly<Record<Locale, string>>>>

export const impactNames: Names<Impact> = {
  notice: { id: 'Pemberitahuan', en: 'Notice' },
  degraded: { id: 'Terganggu', en: 'Degraded' },
  outage: { id: 'Tidak berfungsi', en: 'Outage' },
  planned: { id: 'Pemeliharaan terencana', en: 'Planned maintenance' },
}

export const componentNames: Names<StatusComponent> = {
  website: { id: 'Situs web', en: 'Website' },
  forms: { id: 'Formulir dan email', en: 'Forms and emails' },
  marketData: { id: 'Data pasar', en: 'Market data' },
  search: { id: 'Pencarian', en: 'Search' },
  appTrading: { id: 'Perdagangan di aplikasi', en: 'App trading' },
  signIn: { id: 'Masuk aplikasi', en: 'Sign-in' },
  transfers: { id: 'Setoran dan penarikan', en: 'Deposits and withdrawals' },
  accountOpening: { id: 'Pembukaan rekening', en: 'Account opening' },
  telephone: { id: 'Telepon', en: 'Telephone' },
  exchange: { id: 'Bursa', en: 'The exchange' },
}

export const stateNames: Names<UpdateState> = {
  investigating: { id: 'Diselidiki', en: 'Investigating' },
  identified: { id: 'Penyebab ditemukan', en: 'Identified' },
  monitoring: { id: 'Dipantau', en: 'Monitoring' },
  resolved: { id: 'Selesai', en: 'Resolved' },
}
