export const errors = {
  id: { noFee: 'Tidak ada biaya yang berlaku pada tanggal ini untuk rekening dan kanal yang dipilih.' },
  en: { noFee: 'No fee is in force on this date for the chosen account and channel.' },
}
