const id = {
  example: 'Contoh dengan angka di formulir',
  figures: 'Grafik dan rincian',
  stale: 'Hasil ini masih untuk isian sebelumnya. Hasil baru muncul begitu semua isian benar.',
  slider: (field: string) => `Geser: ${field}`,
  inflationNotes: {
    aboveExpectedReturn:
      'Lebih tinggi daripada perkiraan imbal hasil: daya beli dana menyusut sebelum pensiun.',
    abovePostPensionReturn:
      'Lebih tinggi daripada imbal hasil setelah pensiun: daya beli dana menyusut selama pensiun.',
  },
  inMoneyOfToday: (rupiah: string, inflation: string) =>
    `Dana yang terkumpul setara ${rupiah} dalam uang hari ini, dengan inflasi ${inflation} per tahun.`,
  lasts: (age: string) => `Dana itu membiayai hidup sampai usia ${age} tahun.`,
  usedUp: (age: string) => `Tanpa tambahan, dana itu habis pada usia ${age} tahun.`,
  asTable: 'Tampilkan sebagai tabel',
  legendLeft: 'Sisa dana',
  legendSpent: 'Biaya hidup setahun',
  retirement: 'Pensiun',
  print: 'Cetak',
  savePlan: 'Simpan dan bandingkan rencana',
  savedUnavailable: 'Rencana tersimpan tidak dapat dimuat. Muat ulang halaman untuk mencoba lagi.',
  downloadCsv: 'Unduh CSV',
  fileName: 'rencana',
  entries: 'Isian Anda',
  spent: 'Biaya hidup tahun itu (Rp)',
  valueToday: 'Dalam uang hari ini (Rp)',
  todayNote: (inflation: string) => `Uang hari ini dihitung dengan inflasi ${inflation} per tahun.`,
  whatIf: {
    returnIs: (rate: string) => `Imbal hasil ${rate}`,
    returnBeforeIs: (rate: string) => `Imbal hasil sebelum pensiun ${rate}`,
    inflationIs: (rate: string) => `Inflasi ${rate}`,
    finalToday: 'Dalam uang hari ini',
    fundToday: 'Dana dalam uang hari ini',
  },
}

const en: typeof id = {
  example: 'Example with the figures in the form',
  figures: 'Chart and details',
  stale: 'This is still the result for your previous entries. A new one appears once every entry is correct.',
  slider: (field) => `Slider: ${field}`,
  inflationNotes: {
    aboveExpectedReturn: 'Higher than the expected return: the fund loses buying power before retirement.',
    abovePostPensionReturn:
      'Higher than the return after retirement: the fund loses buying power during retirement.',
  },
  inMoneyOfToday: (rupiah, inflation) =>
    `The fund is worth ${rupiah} in today’s money, at inflation of ${inflation} per year.`,
  lasts: (age) => `The fund covers living costs until age ${age}.`,
  usedUp: (age) => `Without further contributions, the fund runs out at age ${age}.`,
  asTable: 'Show as table',
  legendLeft: 'Left in the fund',
  legendSpent: 'A year’s living cost',
  retirement: 'Retirement',
  print: 'Print',
  savePlan: 'Save and compare plans',
  savedUnavailable: 'Saved plans could not be loaded. Reload the page to try again.',
  downloadCsv: 'Download CSV',
  fileName: 'plan',
  entries: 'Your entries',
  spent: 'Living cost that year (IDR)',
  valueToday: 'In today’s money (IDR)',
  todayNote: (inflation) => `Today’s money is calculated at inflation of ${inflation} per year.`,
  whatIf: {
    returnIs: (rate) => `Return of ${rate}`,
    returnBeforeIs: (rate) => `Return before retirement of ${rate}`,
    inflationIs: (rate) => `Inflation of ${rate}`,
    finalToday: 'In today’s money',
    fundToday: 'Fund in today’s money',
  },
}

export const planCopy = { id, en }
