import type { Board } from './values.ts'

/** Listing boards of the exchange. */
export const boardNames: Readonly<Record<Board['code'], Board['name']>> = {
  M: { id: 'Utama', en: 'Main' },
  D: { id: 'Pengembangan', en: 'Development' },
  A: { id: 'Akselerasi', en: 'Acceleration' },
  E: { id: 'Ekonomi Baru', en: 'New Economy' },
  W: { id: 'Pemantauan Khusus', en: 'Watchlist' },
}
