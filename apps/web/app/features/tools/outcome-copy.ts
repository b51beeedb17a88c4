const id = {
  submit: 'Hitung',
  result: 'Hasil',
  modes: 'Jenis hitungan',
  fillIn: 'Isi angka Anda untuk melihat hasilnya.',
  working: 'Cara menghitung dengan angka Anda',
  notes: 'Aturan dan asumsi',
  estimate: 'Hasil hitungan adalah perkiraan, bukan nasihat dan bukan jaminan hasil.',
}

const en: typeof id = {
  submit: 'Calculate',
  result: 'Result',
  modes: 'Calculations',
  fillIn: 'Enter your numbers to see the result.',
  working: 'The calculation with your numbers',
  notes: 'Rules and assumptions',
  estimate: 'Results are estimates, not advice and not a guarantee.',
}

export const outcomeCopy = { id, en }
