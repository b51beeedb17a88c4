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
  noTrade: (date: string) => `Tidak ada harga dalam rentang ini. Harga terakhir ${date}.`,
  oneDay: (date: string, price: string) =>
    `Data kami memuat harga satu hari dalam rentang ini: ${date}, penutupan ${price}. Grafik tampil mulai hari kedua.`,
  oneDaySinceBreak: (date: string, price: string) =>
    `Penutupan ${date} ${price}. Harga sebelumnya tidak dapat dibandingkan, karena data aksi korporasi atau harganya belum kami terima. Grafik tampil mulai hari kedua.`,
  versusUnknown: (name: string) =>
    `“${name}” tidak cocok dengan tepat satu saham lain. Ketik kodenya atau nama lengkapnya.`,
  versusUnavailable: 'Data pembanding sedang tidak tersedia. Grafik ini hanya menampilkan sahamnya sendiri.',
  versusNothing: 'Keduanya tidak memiliki cukup hari dengan harga bersama dalam rentang ini.',
  daily:
    'Setiap hari dengan perdagangan, terbaru lebih dahulu. Harga dalam rupiah, volume dan transaksi asing dalam saham.',
  versusMonths: 'Perubahan sejak hari pertama, pada hari bursa terakhir tiap bulan, terbaru lebih dahulu.',
  versusDays: 'Perubahan sejak hari pertama, setiap hari bursa, terbaru lebih dahulu.',
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
  noTrade: (date) => `No prices in this range. The last price is of ${date}.`,
  oneDay: (date, price) =>
    `Our data has the price of one day in this range: ${date}, close ${price}. The chart appears from the second day on.`,
  oneDaySinceBreak: (date, price) =>
    `The close of ${date} was ${price}. Earlier prices cannot be compared, because we lack data on a corporate action or prices. The chart appears from the second day on.`,
  versusUnknown: (name) => `“${name}” does not match exactly one other share. Enter its ticker or full name.`,
  versusUnavailable: 'The comparison is not available at the moment. This chart shows only the share itself.',
  versusNothing: 'The two do not have enough days with prices in common in this range.',
  daily: 'Every day with a trade, newest first. Prices in rupiah, volume and foreign trading in shares.',
  versusMonths: 'Change since the first day, on the last trading day of each month, newest first.',
  versusDays: 'Change since the first day, every trading day, newest first.',
  actions: (count) => `${count} corporate actions on the chart`,
}

export const priceChartCopy = { id, en }
