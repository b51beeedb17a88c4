import { minUpsidePercent } from '@site/contracts/content/research.ts'

const id = {
  filteredTitle: (ticker: string | null) =>
    ticker === null ? 'Rekomendasi saham' : `Rekomendasi saham ${ticker}`,
  everyCompany: 'Rekomendasi semua perusahaan',
  recordTitle: 'Hasil sejauh ini',
  ruleLink: 'Cara hasil dihitung',
  track:
    'Pada garis hasil: lingkaran kosong harga saat terbit, garis kuning target, garis abu-abu stop loss, titik penuh harga terakhir atau harga saat selesai.',
  lead: 'Semua rekomendasi analis kami: yang masih berjalan dan yang sudah selesai, termasuk yang meleset.',
  caption:
    'Harga dalam rupiah per saham pada tanggalnya masing-masing. Jarak dihitung dari harga terakhir ke target, hanya untuk rekomendasi yang berjalan. Sumber: riset kami.',
  empty: 'Data Tidak Tersedia',
  backToFirst: 'Lihat rekomendasi terbaru',
  stock: 'Saham',
  rating: 'Rekomendasi',
  issued: 'Terbit',
  targetPrice: 'Harga target',
  upsideAtIssue: 'Potensi saat terbit',
  toTarget: 'Jarak dari harga kini',
  target: (price: string) => `target ${price}`,
  fromPrice: (day: string) => `dari harga ${day}`,
  company: (name: string) => `Tentang ${name}`,
  inLanguage: { id: 'Dalam bahasa Indonesia', en: 'Dalam bahasa Inggris' },
  reasonsTitle: 'Rekomendasi dan alasannya',
  scaleTitle: 'Arti setiap rekomendasi',
  scaleLead:
    'Rekomendasi membandingkan harga target dengan harga pada tanggal terbit, untuk jangka yang tertulis.',
  scale: {
    buy: `Harga target sekurang-kurangnya ${minUpsidePercent}% di atas harga saat terbit.`,
    hold: `Harga target dari harga saat terbit sampai kurang dari ${minUpsidePercent}% di atasnya.`,
    sell: 'Harga target di bawah harga saat terbit.',
  },
  terms:
    'Stop loss (batas rugi) adalah harga saat alasan rekomendasi tidak lagi berlaku. Perubahan harga belum memperhitungkan dividen, pajak, dan biaya.',
  ruleTitle: 'Cara hasil dihitung',
  ruleLead:
    'Hasil dihitung dari harga bursa, bukan dari penilaian kami, dengan aturan yang sama untuk semua.',
  rule: [
    'Hari yang dihitung adalah hari bursa setelah tanggal terbit sampai tanggal yang sama pada akhir jangka waktu.',
    'Target tercapai, atau stop loss tersentuh, pada hari pertama harga tertinggi atau terendah sampai ke sana. Bila perdagangan dibuka melewati harga itu, yang dipakai harga pembukaan.',
    'Bila keduanya tercapai pada hari yang sama dan urutannya tidak diketahui, yang dihitung adalah stop loss.',
    'Pemecahan, penggabungan, saham bonus, dan HMETD disetarakan dengan harga saat terbit. Dividen tunai tidak.',
    'Selama perdagangan dihentikan tidak ada harga baru; jangka waktu tetap berjalan.',
  ],
  allReports: 'Semua laporan riset',
}

const en: typeof id = {
  filteredTitle: (ticker) => (ticker === null ? 'Stock recommendations' : `Stock recommendations: ${ticker}`),
  everyCompany: 'Recommendations for all companies',
  recordTitle: 'Results so far',
  ruleLink: 'How we calculate results',
  track:
    'On each result line: the empty ring is the price at issue, the yellow mark the target, the gray mark the stop loss, and the full dot the last or final price.',
  lead: 'All recommendations by our analysts, open and closed, including the misses.',
  caption:
    'Prices in rupiah per share on their respective dates. The distance runs from the last price to the target, for open recommendations only. Source: our research.',
  empty: 'Data Not Available',
  backToFirst: 'View the latest recommendations',
  stock: 'Stock',
  rating: 'Recommendation',
  issued: 'Issued',
  targetPrice: 'Target price',
  upsideAtIssue: 'Upside at issue',
  toTarget: 'Distance from today',
  target: (price) => `target ${price}`,
  fromPrice: (day) => `from the ${day} price`,
  company: (name) => `About ${name}`,
  inLanguage: { id: 'In Indonesian', en: 'In English' },
  reasonsTitle: 'Recommendations and reasons',
  scaleTitle: 'What each recommendation means',
  scaleLead:
    'A recommendation compares the target price with the price on the day of issue, over the stated horizon.',
  scale: {
    buy: `The target is at least ${minUpsidePercent}% above the price at issue.`,
    hold: `The target is from the price at issue to less than ${minUpsidePercent}% above it.`,
    sell: 'The target is below the price at issue.',
  },
  terms:
    'The stop loss is the price at which the reason for the recommendation no longer holds. Price changes exclude dividends, tax and costs.',
  ruleTitle: 'How we calculate results',
  ruleLead: 'Results come from exchange prices, not from our judgment, by the same rule for all.',
  rule: [
    'The days that count are the trading days after the day of issue, up to the same day at the end of the horizon.',
    'The target is reached, or the stop loss hit, on the first day when the high or low gets there. If trading opened beyond that price, the opening price counts.',
    'If both are reached on the same day and the order is not known, the stop loss counts.',
    'Prices are adjusted for splits, reverse splits, bonus shares and rights issues since the day of issue, but not for cash dividends.',
    'While trading is suspended there are no new prices; the horizon keeps running.',
  ],
  allReports: 'All research reports',
}

export const copy = { id, en }
