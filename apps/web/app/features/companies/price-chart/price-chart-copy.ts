const id = {
  view: 'Tampilan grafik',
  line: 'Garis',
  candles: 'Candlestick',
  averages: 'Rata-rata',
  rawPrices: 'Tanpa penyesuaian',
  logScale: 'Skala log',
  compare: 'Bandingkan',
  compareSector: 'Dengan sektornya',
  compareWith: 'Bandingkan dengan',
  compareSubmit: 'Bandingkan',
  endComparison: 'Akhiri perbandingan',
  averageShort: (days: string) => `MA ${days}`,
  actions: (count: string) => `${count} aksi korporasi pada grafik`,
}

const en: typeof id = {
  view: 'Chart view',
  line: 'Line',
  candles: 'Candles',
  averages: 'Averages',
  rawPrices: 'As traded',
  logScale: 'Log scale',
  compare: 'Compare',
  compareSector: 'With its sector',
  compareWith: 'Compare with',
  compareSubmit: 'Compare',
  endComparison: 'End the comparison',
  averageShort: (days) => `MA ${days}`,
  actions: (count) => `${count} corporate actions on the chart`,
}

export const priceChartCopy = { id, en }
