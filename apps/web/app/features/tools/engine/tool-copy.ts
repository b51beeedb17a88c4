import { pathTo } from '#app/i18n/path-to.ts'

const id = {
  submit: 'Hitung',
  result: 'Hasil',
  notes: 'Aturan dan asumsi',
  estimate: 'Hasil hitungan adalah perkiraan, bukan nasihat dan bukan jaminan hasil.',
  /** Of a tool that has the costs of orders. */
  orders: {
    submit: 'Hitung biaya',
    result: 'Rincian biaya',
    notes: 'Tarif yang dipakai',
    rules: { to: pathTo('fees', 'id'), label: 'Lihat tabel biaya' },
    estimate:
      'Perhitungan memakai biaya yang tercantum di situs ini. Yang mengikat adalah rincian pada layar order dan konfirmasi transaksi Anda.',
  },
  modes: 'Jenis hitungan',
  optional: 'opsional',
  summary: 'Ada isian yang perlu diperbaiki',
  example: 'Contoh',
  exampleShown: 'Angka di bawah ini contoh. Ganti dengan angka Anda.',
  stale: 'Hasil ini masih untuk isian sebelumnya. Hasil baru muncul begitu semua isian benar.',
  afterCorrection: 'Hasilnya muncul di sini setelah isian diperbaiki.',
  fillIn: 'Isi angka Anda untuk melihat hasilnya.',
  noFees: 'Biaya kami belum tersedia di situs ini.',
  askFees: 'Tanyakan biayanya kepada kami.',
  contact: 'Hubungi kami',
  working: 'Cara menghitung dengan angka Anda',
  value: 'Nilai',
  downloadTable: 'Unduh CSV',
  downloadCalendar: 'Unduh tanggal ke kalender',
}
const en: typeof id = {
  submit: 'Calculate',
  result: 'Result',
  notes: 'Rules and assumptions',
  estimate: 'Results are estimates, not advice and not a guarantee.',
  orders: {
    submit: 'Calculate the cost',
    result: 'Breakdown of the cost',
    notes: 'Rates used',
    rules: { to: pathTo('fees', 'en'), label: 'See the fee table' },
    estimate:
      'The calculation uses the fees stated on this site. The breakdown on your order screen and trade confirmation is binding.',
  },
  modes: 'Calculations',
  optional: 'optional',
  summary: 'Some entries need to be corrected',
  example: 'Example',
  exampleShown: 'The figures below are an example. Replace them with your own.',
  stale: 'This is still the result for your previous entries. A new one appears once every entry is correct.',
  afterCorrection: 'The result appears here once the entries are corrected.',
  fillIn: 'Enter your numbers to see the result.',
  noFees: 'Our fees are not available on this site yet.',
  askFees: 'Ask us for them.',
  contact: 'Contact us',
  working: 'The calculation with your numbers',
  value: 'Value',
  downloadTable: 'Download CSV',
  downloadCalendar: 'Download the dates for a calendar',
}
export const toolCopy = { id, en }
