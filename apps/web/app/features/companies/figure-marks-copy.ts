import type { FigureMark } from '@site/contracts/market/values.ts'

type Sentences = Readonly<Record<FigureMark, string>>

const marksId: Sentences = {
  offTick: 'Harga ini tidak sesuai dengan fraksi harga bursa; kami menampilkannya seperti diterima.',
  beyondAutoRejection: 'Perubahan harga ini melampaui batas auto rejection bursa.',
  tenfoldChange:
    'Harga ini paling sedikit sepuluh kali atau paling banyak sepersepuluh harga sebelumnya, tanpa aksi korporasi yang tercatat.',
  onHoliday: 'Tanggal harga ini adalah hari libur bursa menurut kalender bursa.',
  unbalanced: 'Jumlah aset di laporan ini tidak sama dengan jumlah liabilitas dan ekuitas.',
  cashMismatch:
    'Kas awal atau kas akhir di arus kas laporan ini tidak sama dengan kas di neraca atau di laporan sebelumnya.',
  sumDiffers: 'Ada jumlah di laporan ini yang berbeda dari penjumlahan pos-posnya.',
  ratioDiffers: 'Angka di laporan ini berbeda dari daftar angka dan rasio keuangan bursa.',
  holdersDiffer: 'Jumlah saham para pemegang tidak sama dengan saham yang ditempatkan perusahaan.',
}
const marksEn: Sentences = {
  offTick: 'This price does not fit the exchange’s tick sizes; we show it as received.',
  beyondAutoRejection: 'This price change is beyond the exchange’s auto-rejection limits.',
  tenfoldChange:
    'This price is at least ten times or at most a tenth of the previous one, without a recorded corporate action.',
  onHoliday: 'The date of this price is a holiday in the exchange’s calendar.',
  unbalanced: 'Total assets in this report do not equal total liabilities and equity.',
  cashMismatch:
    'Opening or closing cash in the cash flow of this report does not equal cash in the balance sheet or in an earlier report.',
  sumDiffers: 'A total in this report differs from the sum of its items.',
  ratioDiffers: 'Figures in this report differ from the exchange’s list of financial figures and ratios.',
  holdersDiffer: 'The shares of all shareholders do not add up to the issued shares of the company.',
}

export const figureMarksCopy = {
  id: { marks: marksId, marked: 'diberi tanda', title: 'Angka yang diberi tanda' },
  en: { marks: marksEn, marked: 'marked', title: 'Marked figures' },
}
