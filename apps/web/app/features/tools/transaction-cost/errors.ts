export const errors = {
  id: {
    noFee: 'Tidak ada biaya yang berlaku pada tanggal ini untuk rekening dan kanal yang dipilih.',
    costsExceedValue: (costs: string, value: string, difference: string) =>
      `Biaya penjualan ini, ${costs}, lebih besar daripada nilainya, ${value}. Anda tidak menerima uang dan membayar selisihnya, ${difference}.`,
  },
  en: {
    noFee: 'No fee is in force on this date for the chosen account and channel.',
    costsExceedValue: (costs: string, value: string, difference: string) =>
      `This sale costs ${costs}, more than its value of ${value}. You receive nothing and pay the difference of ${difference}.`,
  },
}
