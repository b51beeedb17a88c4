const id = {
  day: 'Hari pada grafik',
  keys: 'Panah kiri dan kanan: hari sebelum dan sesudahnya; dengan Shift: mengukur perubahan. Home dan End: awal dan akhir. Page Up dan Page Down: peristiwa, atau 20 hari. Escape: kembali.',
  hint: 'geser untuk mengukur',
  date: 'Tanggal',
  candle: 'Candlestick',
  change: 'Perubahan',
  points: 'poin',
  missing: 'data tidak tersedia',
}

const en: typeof id = {
  day: 'Day on the chart',
  keys: 'Left and right arrow: the day before and after; with Shift: measure the change. Home and End: first and last. Page Up and Page Down: events, or 20 days. Escape: back.',
  hint: 'drag to measure',
  date: 'Date',
  candle: 'Candle',
  change: 'Change',
  points: 'points',
  missing: 'data not available',
}

export const chartCopy = { id, en }
