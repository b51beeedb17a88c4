import type { Board } from '@site/contracts/market/values.ts'

const names: Readonly<Record<Board['code'], Board['name']>> = {
  M: { id: 'Utama', en: 'Main' },
  D: { id: 'Pengembangan', en: 'Development' },
  A: { id: 'Akselerasi', en: 'Acceleration' },
  E: { id: 'Ekonomi Baru', en: 'New Economy' },
  W: { id: 'Pemantauan Khusus', en: 'Watchlist' },
}

export function boardOf(code: Board['code']): Board {
  return { code, name: names[code] }
}
