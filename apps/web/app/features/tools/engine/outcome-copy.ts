const id = {
  submit: 'Hitung',
  result: 'Hasil',
  value: 'Nilai',
  modes: 'Jenis hitungan',
  fillIn: 'Isi angka Anda untuk melihat hasilnya.',
  working: 'Cara menghitung dengan angka Anda',
  notes: 'Aturan dan asumsi',
  downloadTable: 'Unduh CSV',
  downloadCalendar: 'Unduh tanggal ke kalender',
  estimate: 'Hasil hitungan adalah perkiraan, bukan nasihat dan bukan jaminan hasil.',
}

const en: typeof id = {
  submit: 'Calculate',
  result: 'Result',
  value: 'Value',
  modes: 'Calculations',
  fillIn: 'Enter your numbers to see the result.',
  working: 'The calculation with your numbers',
  notes: 'Rules and assumptions',
  downloadTable: 'Download CSV',
  downloadCalendar: 'Download the dates for a calendar',
  estimate: 'Results are estimates, not advice and not a guarantee.',
}

export const outcomeCopy = { id, en }
