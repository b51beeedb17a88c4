import { toolCopy } from '../engine/tool-copy.ts'

const idPensionNeed = [
  'C = biaya hidup bulanan × (1 + inflasi)ⁿ',
  'q = (1 + imbal hasil setelah pensiun) ÷ (1 + inflasi) − 1; j = (1 + q)^(1/12) − 1',
  'T = C × (1 + j) × (1 − (1 + j)^(−m)) ÷ j; bila j = 0, T = C × m',
]

/** Texts that do not depend on the typed numbers: the server sends them, in one language and for one calculator. */
const id = {
  lead: 'Hitung rencana Anda dengan angka sendiri. Hasilnya disertai grafik, rumus, dan tabel per tahun.',
  page: {
    chart: {
      chartFigures: 'Angka setiap tahun ada di tabel.',
      legendInvested: 'Setoran',
      legendGrowth: 'Hasil investasi',
      legendArrival: 'Hasil pada akhir masa investasi',
      asTable: 'Tampilkan sebagai tabel',
      legendLeft: 'Sisa dana',
      legendSpent: 'Biaya hidup setahun',
      retirement: 'Pensiun',
    },
    inflationNotes: {
      aboveExpectedReturn:
        'Lebih tinggi daripada perkiraan imbal hasil: daya beli dana menyusut sebelum pensiun.',
      abovePostPensionReturn:
        'Lebih tinggi daripada imbal hasil setelah pensiun: daya beli dana menyusut selama pensiun.',
    },
    notYetErrors: toolCopy.id.afterCorrection,
    chooseCalculator: 'Pilih kalkulator',
    chooseStrategy: 'Pilih strategi investasi',
    examplesShown: toolCopy.id.exampleShown,
    calculateButton: 'Hitung rencana Anda',
    summaryTitle: toolCopy.id.summary,
    figures: 'Grafik dan rincian',
    entries: 'Isian Anda',
    savePlan: 'Simpan dan bandingkan rencana',
    savedUnavailable: 'Rencana tersimpan tidak dapat dimuat. Muat ulang halaman untuk mencoba lagi.',
  },
  questions: {
    growth: 'Berapa nilai investasi Anda nantinya?',
    target: 'Berapa yang perlu disisihkan?',
    pension: 'Berapa dana pensiun yang Anda butuhkan, dan bagaimana mencapainya?',
    pensionCheck: 'Cukupkah rencana pensiun Anda?',
  },
  /** Shown while the notice of the settings is unavailable. */
  estimate:
    'Hasil simulasi adalah perkiraan berdasarkan asumsi Anda, belum termasuk pajak dan biaya, dan bukan jaminan hasil.',
  explanationUnavailable:
    'Penjelasan dan contoh dari redaksi sedang tidak tersedia. Kalkulator tetap berfungsi dengan angka contoh dan asumsi bawaan, yang dapat berbeda.',
  title: (calculator: string, strategy: string) => `Kalkulator investasi: ${calculator}, ${strategy}`,
  description: (calculator: string, strategy: string) =>
    `Kalkulator ${calculator} dengan strategi ${strategy}: hasil sampai rupiah, grafik, tabel per tahun, dan rumusnya.`,
  formulas: {
    growth: ['Nilai akhir = P × g + M × s'],
    target: [
      'Investasi sekaligus minimum = T ÷ g',
      'Investasi bulanan = (T − P × g) ÷ s, paling sedikit 0',
      'Nilai akhir = P × g + M × s',
    ],
    pension: [
      ...idPensionNeed,
      'Investasi sekaligus minimum = T ÷ g',
      'Investasi bulanan = (T − P × g) ÷ s, paling sedikit 0',
    ],
    pensionCheck: [
      ...idPensionNeed,
      'Proyeksi dana = P × g + M × s; selisihnya terhadap T adalah kelebihan atau kekurangan',
    ],
  },
  unknownChoice: {
    calculator: (shown: string) => `Kalkulator itu tidak ada. Yang ditampilkan: ${shown}.`,
    strategy: (shown: string) => `Strategi itu tidak ada. Yang ditampilkan: ${shown}.`,
  },
  details: {
    whatIf: {
      title: 'Bagaimana jika?',
      lead: 'Tidak ada yang tahu pasti imbal hasil dan inflasi ke depan. Inilah rencana yang sama bila keduanya meleset.',
      caption: 'Rencana yang sama dengan satu angka diubah, dalam rupiah',
      case: 'Jika',
      asEntered: 'Seperti isian Anda',
      finalToday: 'Dalam uang hari ini',
      fundToday: 'Dana dalam uang hari ini',
    },
    yearsCaption: 'Posisi pada akhir setiap tahun, dalam rupiah',
    retirementNote: 'Baris setelah usia pensiun memperlihatkan dana yang terpakai untuk biaya hidup.',
    method: 'Cara menghitung',
    assumptions: 'Asumsi',
    exampleReturns: 'Contoh imbal hasil per tahun',
    inflation: 'Inflasi',
    asOf: 'Per',
    print: 'Cetak',
    downloadCsv: 'Unduh CSV',
  },
  factors: 'g = (1 + r)ⁿ; i = (1 + r)^(1/12) − 1; s = (g − 1) ÷ i',
  letters: {
    growth:
      'P: investasi awal; M: investasi bulanan; g: nilai akhir dari Rp1 yang disetor hari ini; s: nilai akhir dari Rp1 yang disetor setiap bulan; r: imbal hasil per tahun; n: lama dalam tahun; i: imbal hasil per bulan.',
    target:
      'T: target dana; P: investasi awal; M: investasi bulanan; g: nilai akhir dari Rp1 yang disetor hari ini; s: nilai akhir dari Rp1 yang disetor setiap bulan; r: imbal hasil per tahun; n: lama dalam tahun; i: imbal hasil per bulan.',
    pension:
      'C: biaya hidup bulanan saat pensiun; q dan j: imbal hasil di atas inflasi per tahun dan per bulan; m: lama pensiun dalam bulan; T: target dana pensiun; P: investasi awal; g: nilai akhir dari Rp1 yang disetor hari ini; s: nilai akhir dari Rp1 yang disetor setiap bulan; r: imbal hasil per tahun; n: lama dalam tahun; i: imbal hasil per bulan.',
    pensionCheck:
      'C: biaya hidup bulanan saat pensiun; q dan j: imbal hasil di atas inflasi per tahun dan per bulan; m: lama pensiun dalam bulan; T: target dana pensiun; P: investasi awal; M: investasi bulanan; g: nilai akhir dari Rp1 yang disetor hari ini; s: nilai akhir dari Rp1 yang disetor setiap bulan; r: imbal hasil per tahun; n: lama dalam tahun; i: imbal hasil per bulan.',
  },
  assumptions: {
    rates: 'Imbal hasil adalah tingkat efektif per tahun dan dianggap tetap.',
    timing: 'Investasi awal masuk hari ini; investasi bulanan masuk pada akhir setiap bulan.',
    rounding:
      'Kebutuhan dibulatkan ke atas ke rupiah berikutnya, proyeksi ke rupiah terdekat. Tidak ada pembulatan di tengah perhitungan.',
    retirement: (age: string) =>
      `Kebutuhan pensiun dihitung sampai usia ${age} tahun; biaya hidup diambil di awal bulan dan naik mengikuti inflasi.`,
  },
}

const enPensionNeed = [
  'C = monthly living cost × (1 + inflation)ⁿ',
  'q = (1 + return after retirement) ÷ (1 + inflation) − 1; j = (1 + q)^(1/12) − 1',
  'T = C × (1 + j) × (1 − (1 + j)^(−m)) ÷ j; if j = 0, T = C × m',
]

const en: typeof id = {
  lead: 'Calculate your plan with your own figures. The result comes with a chart, its formula and a year-by-year table.',
  page: {
    chart: {
      chartFigures: 'The figures of each year are in the table.',
      legendInvested: 'Contributions',
      legendGrowth: 'Return',
      legendArrival: 'Return at the end of the investment period',
      asTable: 'Show as table',
      legendLeft: 'Left in the fund',
      legendSpent: 'A year’s living cost',
      retirement: 'Retirement',
    },
    inflationNotes: {
      aboveExpectedReturn: 'Higher than the expected return: the fund loses buying power before retirement.',
      abovePostPensionReturn:
        'Higher than the return after retirement: the fund loses buying power during retirement.',
    },
    notYetErrors: toolCopy.en.afterCorrection,
    chooseCalculator: 'Choose a calculator',
    chooseStrategy: 'Choose an investment strategy',
    examplesShown: toolCopy.en.exampleShown,
    calculateButton: 'Calculate your plan',
    summaryTitle: toolCopy.en.summary,
    figures: 'Chart and details',
    entries: 'Your entries',
    savePlan: 'Save and compare plans',
    savedUnavailable: 'Saved plans could not be loaded. Reload the page to try again.',
  },
  questions: {
    growth: 'What will your investment be worth?',
    target: 'How much should you set aside?',
    pension: 'How large a pension fund do you need, and how do you reach it?',
    pensionCheck: 'Is your pension plan enough?',
  },
  estimate: 'The result is an estimate based on your assumptions, before tax and fees, and not a guarantee.',
  explanationUnavailable:
    'The editors’ explanation and examples are not available right now. The calculator still works, with built-in examples and assumptions, which may differ.',
  title: (calculator, strategy) => `Investment calculator: ${calculator}, ${strategy}`,
  description: (calculator, strategy) =>
    `The ${calculator} calculator with the ${strategy} strategy: results to the rupiah, a chart, a year-by-year table and the formula.`,
  formulas: {
    growth: ['Final value = P × g + M × s'],
    target: [
      'Minimum lump sum = T ÷ g',
      'Monthly investment = (T − P × g) ÷ s, at least 0',
      'Final value = P × g + M × s',
    ],
    pension: [
      ...enPensionNeed,
      'Minimum lump sum = T ÷ g',
      'Monthly investment = (T − P × g) ÷ s, at least 0',
    ],
    pensionCheck: [
      ...enPensionNeed,
      'Projected fund = P × g + M × s; its distance from T is the surplus or the gap',
    ],
  },
  unknownChoice: {
    calculator: (shown) => `There is no such calculator. Shown instead: ${shown}.`,
    strategy: (shown) => `There is no such strategy. Shown instead: ${shown}.`,
  },
  details: {
    whatIf: {
      title: 'What if?',
      lead: 'Nobody knows future returns or inflation. This is the same plan if they turn out differently.',
      caption: 'The same plan with one figure changed, in rupiah',
      case: 'If',
      asEntered: 'As you entered it',
      finalToday: 'In today’s money',
      fundToday: 'Fund in today’s money',
    },
    yearsCaption: 'Position at the end of each year, in rupiah',
    retirementNote: 'The rows after the retirement age show how the fund is spent on living costs.',
    method: 'How it is calculated',
    assumptions: 'Assumptions',
    exampleReturns: 'Examples of annual returns',
    inflation: 'Inflation',
    asOf: 'As of',
    print: 'Print',
    downloadCsv: 'Download CSV',
  },
  factors: 'g = (1 + r)ⁿ; i = (1 + r)^(1/12) − 1; s = (g − 1) ÷ i',
  letters: {
    growth:
      'P: initial investment; M: monthly investment; g: the final value of IDR 1 invested today; s: the final value of IDR 1 invested every month; r: annual return; n: number of years; i: monthly return.',
    target:
      'T: target fund; P: initial investment; M: monthly investment; g: the final value of IDR 1 invested today; s: the final value of IDR 1 invested every month; r: annual return; n: number of years; i: monthly return.',
    pension:
      'C: monthly living cost at retirement; q and j: return above inflation, per year and per month; m: length of retirement in months; T: pension target fund; P: initial investment; g: the final value of IDR 1 invested today; s: the final value of IDR 1 invested every month; r: annual return; n: number of years; i: monthly return.',
    pensionCheck:
      'C: monthly living cost at retirement; q and j: return above inflation, per year and per month; m: length of retirement in months; T: pension target fund; P: initial investment; M: monthly investment; g: the final value of IDR 1 invested today; s: the final value of IDR 1 invested every month; r: annual return; n: number of years; i: monthly return.',
  },
  assumptions: {
    rates: 'The return is an annual effective rate and is assumed to stay the same.',
    timing: 'The initial investment is made today; monthly investments are made at the end of each month.',
    rounding:
      'Needs are rounded up to the next rupiah, projections to the nearest. Nothing is rounded in between.',
    retirement: (age) =>
      `Retirement is counted up to age ${age}; the living cost is taken at the start of each month and grows with inflation.`,
  },
}

export const serverCopy = { id, en }
