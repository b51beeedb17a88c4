import type { priceMarkKinds } from '@site/contracts/market/prices.ts'
import type { ChartStep } from '#app/design/chart/time-axis.server.ts'

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

const everyStepId: StepNames = { day: 'harian', week: 'mingguan', month: 'bulanan' }
const everyStepEn: StepNames = { day: 'daily', week: 'weekly', month: 'monthly' }

const id = {
  letters: lettersId,
  steps: stepsId,
  everyStep: everyStepId,
  average: (days: string) => `Rata-rata ${days} hari`,
  candleMeaning: (step: string) => `Satu candlestick = ${step}. Kosong: naik atau tetap. Terisi: turun.`,
  bodilessMeaning:
    'Garis tanpa badan: harga pembukaan tidak tersedia; garis pendek mendatar adalah penutupan.',
  partialCandleMeaning: (step: string) =>
    `Jika aksi korporasi dalam ${step} mengubah harga, candlestick dan volumenya dimulai pada hari aksi itu.`,
  volumePerBar: (step: string) => `Volume, satu batang = ${step}`,
  volumeHighest: (shares: string) => `tertinggi ${shares} saham`,
  raw: 'Harga pada saat transaksi, tanpa penyesuaian.',
  incomparable:
    'Perubahannya tidak ditampilkan, karena aksi korporasi dalam rentang ini mengubah harga. Harga yang disesuaikan dapat dibandingkan.',
  index: (name: string, ticker: string, date: string) =>
    `Garis putus-putus: ${name}, dimulai dari harga ${ticker} pada ${date}.`,
  indexLater: (name: string, date: string) =>
    `${name} dan selisihnya dihitung sejak ${date}, hari pertama keduanya memiliki penutupan.`,
  indexIncomparable: (name: string) =>
    `${name} tidak dapat dibandingkan: tidak ada cukup hari dengan penutupan keduanya dalam rentang ini.`,
  indexText: (name: string, change: string) => `${name} dalam waktu yang sama: ${change}.`,
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
  monthEnds: 'Hari bursa terakhir tiap bulan, terbaru lebih dahulu. Harga dalam rupiah, volume dalam saham.',
  difference: 'Selisih',
  differenceSince: (date: string) => `Selisih sejak ${date}`,
  log: 'Skala log: jarak yang sama berarti perubahan persen yang sama.',
  noAverages: 'Rata-rata hanya dihitung dari harga yang disesuaikan.',
  begins: (date: string) => `Data harga kami dimulai ${date}; rentang yang diminta lebih panjang.`,
  beginsTogether: (date: string) => `Dimulai ${date}, hari pertama keduanya memiliki harga.`,
  gap: (from: string, to: string) => `Tidak ada harga antara ${from} dan ${to}.`,
  missing: (from: string, to: string) =>
    from === to
      ? `Data harga ${from} belum kami terima.`
      : `Data harga ${from} sampai ${to} belum kami terima.`,
  missingOthers: (count: string) => `Data harga ${count} rentang lain juga belum kami terima.`,
  adjustedBreak: (date: string, close: string, reference: string) =>
    `Pada ${date} harga acuan bursa ${reference}, setelah penutupan ${close}: data aksi korporasinya belum kami terima, dan harga sebelumnya disesuaikan menurut harga acuan itu.`,
  unknownAction: (close: string, reference: string) =>
    `aksi korporasi yang datanya belum kami terima: harga acuan ${reference} setelah penutupan ${close}`,
  beginsBroken: (date: string) =>
    `Grafik dimulai ${date}: harga sebelumnya tidak dapat dibandingkan, karena data aksi korporasi atau harganya belum kami terima.`,
  broken: (date: string) =>
    `Harga sebelum dan sejak ${date} tidak dapat dibandingkan, karena data aksi korporasi atau harganya belum kami terima.`,
  stopped: (date: string) => `Tidak ada harga sejak ${date}.`,
  candlesText: 'Grafik candlestick.',
  averagesText: (values: string) => `Rata-rata bergerak pada hari terakhir: ${values}.`,
  versusText: (facts: { from: string; to: string; own: string; other: string }) =>
    `Perubahan harga dari ${facts.from} sampai ${facts.to}: ${facts.own}; ${facts.other}.`,
  sector: (name: string) => `Sektor ${name}`,
  sectorMethod: (count: string) =>
    `Indeks sektor: rata-rata perubahan harian ${count} saham dengan bobot sama, disesuaikan.`,
  versusMethod: 'Keduanya dalam persen sejak hari pertama, harga disesuaikan, tanpa dividen tunai.',
  chartText: (facts: {
    ticker: string
    from: string
    to: string
    first: string
    last: string
    /** null: the prices cannot be compared. */
    change: string | null
    low: string
    high: string
  }) =>
    `Harga penutupan ${facts.ticker} dari ${facts.from} sampai ${facts.to}: dari ${facts.first} menjadi ${facts.last}${facts.change ? ` (${facts.change})` : ''}, terendah ${facts.low}, tertinggi ${facts.high}.`,
  adjusted: 'Disesuaikan terhadap pemecahan saham, penggabungan saham, saham bonus, dan HMETD.',
  asOfPrice: (date: string) => `Harga penutupan sampai ${date}, dalam rupiah.`,
  mark: (date: string, kind: string, value: string) => `${date}: ${kind} ${value}`,
  perShareThen: (amount: string) => `${amount} per saham saat itu`,
}

const en: typeof id = {
  letters: lettersEn,
  steps: stepsEn,
  everyStep: everyStepEn,
  average: (days) => `${days}-day average`,
  candleMeaning: (step) => `One candle = ${step}. Hollow: rose or unchanged. Filled: fell.`,
  bodilessMeaning: 'A line without a body: no opening price available; the short level line is the close.',
  partialCandleMeaning: (step) =>
    `If a corporate action within ${step} changed the price, its candle and volume begin on that day.`,
  volumePerBar: (step) => `Volume, one bar = ${step}`,
  volumeHighest: (shares) => `highest ${shares} shares`,
  raw: 'Prices as traded, not adjusted.',
  incomparable:
    'No change is shown, because a corporate action in this range changed the price. Adjusted prices can be compared.',
  index: (name, ticker, date) => `Dashed line: ${name}, starting at the price of ${ticker} on ${date}.`,
  indexLater: (name, date) =>
    `${name} and the difference count from ${date}, the first day on which both have a close.`,
  indexIncomparable: (name) => `${name} cannot be compared: too few days in this range have a close of both.`,
  indexText: (name, change) => `${name} over the same time: ${change}.`,
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
  monthEnds: 'The last trading day of each month, newest first. Prices in rupiah, volume in shares.',
  difference: 'Difference',
  differenceSince: (date) => `Difference since ${date}`,
  log: 'Log scale: equal distances are equal changes in percent.',
  noAverages: 'Averages are calculated from adjusted prices only.',
  begins: (date) => `Our price data begins on ${date}; the chosen range is longer.`,
  beginsTogether: (date) => `Begins on ${date}, the first day on which both have a price.`,
  gap: (from, to) => `No prices between ${from} and ${to}.`,
  missing: (from, to) =>
    from === to
      ? `We have not received the prices of ${from}.`
      : `We have not received the prices from ${from} to ${to}.`,
  missingOthers: (count) => `Nor have we received the prices of ${count} other periods.`,
  adjustedBreak: (date, close, reference) =>
    `On ${date} the exchange’s reference price was ${reference}, after a close of ${close}: we have no data on the corporate action, and earlier prices are adjusted by that reference price.`,
  unknownAction: (close, reference) =>
    `corporate action on which we have no data: reference price ${reference} after a close of ${close}`,
  beginsBroken: (date) =>
    `The chart begins on ${date}: earlier prices cannot be compared, because we lack data on a corporate action or prices.`,
  broken: (date) =>
    `Prices before and since ${date} cannot be compared, because we lack data on a corporate action or prices.`,
  stopped: (date) => `No price since ${date}.`,
  candlesText: 'Candlestick chart.',
  averagesText: (values) => `Moving averages on the last day: ${values}.`,
  versusText: (facts) => `Price change from ${facts.from} to ${facts.to}: ${facts.own}; ${facts.other}.`,
  sector: (name) => `${name} sector`,
  sectorMethod: (count) =>
    `Sector index: the average daily change of ${count} shares with equal weights, adjusted.`,
  versusMethod: 'Both in percent since the first day, prices adjusted, without cash dividends.',
  chartText: (facts) =>
    `Closing price of ${facts.ticker} from ${facts.from} to ${facts.to}: from ${facts.first} to ${facts.last}${facts.change ? ` (${facts.change})` : ''}, lowest ${facts.low}, highest ${facts.high}.`,
  adjusted: 'Adjusted for splits, reverse splits, bonus shares and rights issues.',
  asOfPrice: (date) => `Closing prices through ${date}, in rupiah.`,
  mark: (date, kind, value) => `${date}: ${kind} ${value}`,
  perShareThen: (amount) => `${amount} per share at the time`,
}

/** The texts that the server composes about a chart. */
export const priceChartTextCopy = { id, en }
