import { fundRedemption } from '@site/finance/fund-redemption.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { nameSource } from '#app/page-parts/source-name.server.ts'

/** What holds for every fund, whatever its prospectus; a share account has other requirements, rights and duties. */
interface FundTerms {
  readonly requirements: readonly string[]
  readonly rights: readonly string[]
  readonly duties: readonly string[]
}

const id = (days: string, source: string): FundTerms => ({
  requirements: [
    'SID dan rekening bank atas nama sendiri, untuk membayar pembelian dan menerima hasil penjualan kembali.',
    'Prospektus dan ringkasan ini sudah dibaca, beserta biaya dan risikonya.',
    'Pesanan lengkap dan dananya diterima sebelum batas waktu (cut-off) pada hari bursa, yang tertulis di prospektus.',
  ],
  rights: [
    'Memperoleh NAB hari bursa itu untuk pesanan yang diterima sebelum batas waktu, atau NAB hari bursa berikutnya untuk pesanan sesudahnya. NAB belum diketahui saat Anda memesan.',
    'Menjual kembali unit penyertaan pada setiap hari bursa, kecuali diatur lain di prospektus.',
    `Menerima hasil penjualan kembali paling lama ${days} hari bursa setelah permintaan yang lengkap diterima. Reksa dana diatur ${source} beserta perubahannya.`,
    'Menerima konfirmasi setiap pembelian dan penjualan kembali, dan mencocokkan saldo unit lewat AKSes milik KSEI.',
    'Mengadukan layanan tanpa biaya dan menerima jawaban tertulis.',
  ],
  duties: [
    'Membaca prospektus dan ringkasan ini sebelum setiap pembelian, dan bertanya bila ada yang belum jelas.',
    'Membayar penuh pembelian dari rekening atas nama sendiri sebelum batas waktu.',
    'Menanggung risiko NAB turun: nilai dan hasilnya tidak dijamin, juga tidak oleh Lembaga Penjamin Simpanan (LPS).',
    'Memberi data yang benar dan memperbarui data serta profil risiko bila berubah.',
    'Menjaga kerahasiaan PIN, kata sandi, dan OTP.',
  ],
})

const en: typeof id = (days, source) => ({
  requirements: [
    'An SID, and a bank account in your own name that pays for purchases and receives redemptions.',
    'You have read the prospectus and this summary, with their costs and risks.',
    'The complete order and its money arrive before the cut-off time of a trading day, which the prospectus states.',
  ],
  rights: [
    'To get the NAV of that trading day for an order received before the cut-off time, or the NAV of the next trading day for a later one. The NAV is not known when you order.',
    'To redeem units on any trading day unless the prospectus says otherwise.',
    `To be paid for a redemption within ${days} trading days of its complete request. Mutual funds are regulated by ${source}, as amended.`,
    'To receive a confirmation of every purchase and redemption, and to check your balance of units in AKSes, a service of KSEI.',
    'To complain free of charge and receive a written answer.',
  ],
  duties: [
    'To read the prospectus and this summary before every purchase, and to ask if something is not clear.',
    'To pay for a purchase in full from an account in your own name before the cut-off time.',
    'To bear the risk of a falling NAV: value and return are not guaranteed, nor covered by the deposit insurance corporation (LPS).',
    'To give correct data, and update them and your risk profile when they change.',
    'To keep PIN, password and one-time codes secret.',
  ],
})

const texts = { id, en }

/** The requirements, rights and duties of a client who buys a fund. */
export function describeFundTerms(locale: Locale): FundTerms {
  const { days, source } = fundRedemption
  return texts[locale](formatNumber(locale, days), nameSource(locale, source))
}
