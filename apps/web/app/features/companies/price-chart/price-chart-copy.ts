import type { priceMarkKinds } from '@site/contracts/market/prices.ts'
import type { ChartStep } from '#app/design/chart/chart-drawing.server.ts'

type MarkLetters = Readonly<Record<(typeof priceMarkKinds)[number], string>>
type StepNames = Readonly<Record<ChartStep, string>>

const lettersId: MarkLetters = {
  dividend: 'D',
  stockDividend: 'DS',
  bonus: 'B',
  split: 'P',
  reverseSplit: 'G',
  rights: 'H',
}
const lettersEn: MarkLetters = {
  dividend: 'D',
  stockDividend: 'SD',
  bonus: 'B',
  split: 'S',
  reverseSplit: 'R',
  rights: 'RI',
}
const stepsId: StepNames = { day: 'satu hari', week: 'satu minggu', month: 'satu bulan' }
const stepsEn: StepNames = { day: 'one day', week: 'one week', month: 'one month' }

const id = {
  view: 'Tampilan grafik',
  line: 'Garis',
  candles: 'Lilin',
  averages: 'Rata-rata',
  adjustedPrices: 'Disesuaikan',
  rawPrices: 'Seperti diperdagangkan',
  compare: 'Bandingkan',
  compareSector: 'Dengan sektornya',
  compareWith: 'Bandingkan dengan',
  compareSubmit: 'Bandingkan',
  endComparison: 'Akhiri perbandingan',
  letters: lettersId,
  steps: stepsId,
  average: (days: string) => `Rata-rata ${days} hari`,
  averageShort: (days: string) => `MA ${days}`,
  candleMeaning: (step: string) => `Satu lilin = ${step}. Kosong: naik atau tetap. Terisi: turun.`,
  bodilessMeaning:
    'Garis tanpa badan: harga pembukaan tidak tersedia; garis pendek mendatar adalah penutupan.',
  volumeOf: (step: string) => `Volume, satu batang = ${step}`,
  volumeHighest: (shares: string) => `tertinggi ${shares} saham`,
  raw: 'Harga seperti diperdagangkan, tidak disesuaikan.',
  begins: (date: string) => `Data harga kami dimulai ${date}; rentang yang diminta lebih panjang.`,
  beginsTogether: (date: string) => `Dimulai ${date}, hari pertama keduanya memiliki harga.`,
  gap: (from: string, to: string) => `Tidak ada perdagangan antara ${from} dan ${to}.`,
  stopped: (date: string) => `Tidak diperdagangkan sejak ${date}.`,
  noTrade: (date: string) => `Tidak ada perdagangan dalam rentang ini. Terakhir diperdagangkan ${date}.`,
  oneDay: (date: string, price: string) =>
    `Baru satu hari perdagangan dalam rentang ini: ${date}, penutupan ${price}. Grafik tampil mulai hari kedua.`,
  candlesText: 'Grafik lilin.',
  averagesText: (values: string) => `Rata-rata bergerak pada hari terakhir: ${values}.`,
  versusText: (facts: { from: string; to: string; own: string; other: string }) =>
    `Perubahan harga dari ${facts.from} sampai ${facts.to}: ${facts.own}; ${facts.other}.`,
  sector: (name: string) => `Sektor ${name}`,
  sectorMethod: (count: string) =>
    `Indeks sektor: rata-rata perubahan harian ${count} saham dengan bobot sama, disesuaikan.`,
  versusMethod: 'Keduanya dalam persen sejak hari pertama, harga disesuaikan, tanpa dividen tunai.',
  versusUnknown: (name: string) =>
    `“${name}” tidak cocok dengan tepat satu saham lain. Ketik kodenya atau nama lengkapnya.`,
  versusUnavailable: 'Data pembanding sedang tidak tersedia. Grafik ini hanya menampilkan sahamnya sendiri.',
  versusNothing: 'Keduanya tidak memiliki cukup hari perdagangan bersama dalam rentang ini.',
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
  adjustedPrices: 'Adjusted',
  rawPrices: 'As traded',
  compare: 'Compare',
  compareSector: 'With its sector',
  compareWith: 'Compare with',
  compareSubmit: 'Compare',
  endComparison: 'End the comparison',
  letters: lettersEn,
  steps: stepsEn,
  average: (days) => `${days}-day average`,
  averageShort: (days) => `MA ${days}`,
  candleMeaning: (step) => `One candle = ${step}. Hollow: rose or unchanged. Filled: fell.`,
  bodilessMeaning: 'A line without a body: no opening price available; the short level line is the close.',
  volumeOf: (step) => `Volume, one bar = ${step}`,
  volumeHighest: (shares) => `highest ${shares} shares`,
  raw: 'Prices as traded, not adjusted.',
  begins: (date) => `Our price data begins on ${date}; the chosen range is longer.`,
  beginsTogether: (date) => `Begins on ${date}, the first day on which both have a price.`,
  gap: (from, to) => `No trading between ${from} and ${to}.`,
  stopped: (date) => `Not traded since ${date}.`,
  noTrade: (date) => `No trading in this range. Last traded on ${date}.`,
  oneDay: (date, price) =>
    `Only one trading day in this range: ${date}, close ${price}. The chart appears from the second day on.`,
  candlesText: 'Candlestick chart.',
  averagesText: (values) => `Moving averages on the last day: ${values}.`,
  versusText: (facts) => `Price change from ${facts.from} to ${facts.to}: ${facts.own}; ${facts.other}.`,
  sector: (name) => `${name} sector`,
  sectorMethod: (count) =>
    `Sector index: the average daily change of ${count} shares with equal weights, adjusted.`,
  versusMethod: 'Both in percent since the first day, prices adjusted, without cash dividends.',
  versusUnknown: (name) => `“${name}” does not match exactly one other share. Enter its ticker or full name.`,
  versusUnavailable: 'The comparison is not available at the moment. This chart shows only the share itself.',
  versusNothing: 'The two do not have enough trading days in common in this range.',
  daily: 'Every day with a trade, newest first. Prices in rupiah, volume and foreign trading in shares.',
  versusMonths: 'Change since the first day, on the last trading day of each month, newest first.',
  versusDays: 'Change since the first day, every trading day, newest first.',
  actions: (count) => `${count} corporate actions on the chart`,
}

export const priceChartCopy = { id, en }
