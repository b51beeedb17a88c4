import type { PriceRange } from '@site/contracts/market/prices.ts'

const rangesId: Readonly<Record<PriceRange, string>> = {
  '1W': '1M',
  '1M': '1B',
  '3M': '3B',
  '6M': '6B',
  YTD: 'YTD',
  '1Y': '1T',
  '3Y': '3T',
  '5Y': '5T',
  max: 'Maks',
}
const rangesEn: typeof rangesId = {
  '1W': '1W',
  '1M': '1M',
  '3M': '3M',
  '6M': '6M',
  YTD: 'YTD',
  '1Y': '1Y',
  '3Y': '3Y',
  '5Y': '5Y',
  max: 'Max',
}

const id = {
  range: 'Rentang grafik',
  ranges: rangesId,
  day: 'Hari pada grafik',
  keys: 'Panah kiri dan kanan: hari sebelum dan sesudahnya; dengan Shift: mengukur perubahan. Home dan End: awal dan akhir. Page Up dan Page Down: peristiwa, atau 20 hari. Escape: kembali.',
  hint: 'geser untuk mengukur',
  date: 'Tanggal',
  change: 'Perubahan',
  missing: 'data tidak tersedia',
}

const en: typeof id = {
  range: 'Chart range',
  ranges: rangesEn,
  day: 'Day on the chart',
  keys: 'Left and right arrow: the day before and after; with Shift: measure the change. Home and End: first and last. Page Up and Page Down: events, or 20 days. Escape: back.',
  hint: 'drag to measure',
  date: 'Date',
  change: 'Change',
  missing: 'data not available',
}

export const chartCopy = { id, en }
