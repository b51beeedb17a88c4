/** Texts of a page that differ between tools. */
export interface ToolWords {
  /** The button. */
  readonly submit: string
  /** Titles of the result, and of the rules below it. */
  readonly result: string
  readonly notes: string
  /** The page with the rules. */
  readonly rules?: { readonly to: string; readonly label: string }
  /** What the result is not. */
  readonly estimate: string
}

const id = {
  submit: 'Hitung',
  result: 'Hasil',
  notes: 'Aturan dan asumsi',
  estimate: 'Hasil hitungan adalah perkiraan, bukan nasihat dan bukan jaminan hasil.',
  modes: 'Jenis hitungan',
  optional: 'opsional',
  summary: 'Ada isian yang perlu diperbaiki',
  assumptions: 'Ubah asumsi',
  figures: 'Rincian hasil',
  exampleShown: 'Angka di bawah ini contoh. Ganti dengan angka Anda.',
  afterCorrection: 'Hasilnya muncul di sini setelah isian diperbaiki.',
  fillIn: 'Isi angka Anda untuk melihat hasilnya.',
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
  modes: 'Calculations',
  optional: 'optional',
  summary: 'Some entries need to be corrected',
  assumptions: 'Change the assumptions',
  figures: 'Details of the result',
  exampleShown: 'The figures below are an example. Replace them with your own.',
  afterCorrection: 'The result appears here once the entries are corrected.',
  fillIn: 'Enter your numbers to see the result.',
  working: 'The calculation with your numbers',
  value: 'Value',
  downloadTable: 'Download CSV',
  downloadCalendar: 'Download the dates for a calendar',
}
export const toolCopy = { id, en }
