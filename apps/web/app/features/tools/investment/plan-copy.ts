const id = {
  slider: (field: string) => `Geser: ${field}`,
  inMoneyOfToday: (rupiah: string, inflation: string) =>
    `Dana yang terkumpul setara ${rupiah} dalam uang hari ini, dengan inflasi ${inflation} per tahun.`,
  lasts: (age: string) => `Dana itu membiayai hidup sampai usia ${age} tahun.`,
  usedUp: (age: string) => `Tanpa tambahan, dana itu habis pada usia ${age} tahun.`,
  fileName: 'rencana',
  spent: 'Biaya hidup tahun itu (Rp)',
  valueToday: 'Dalam uang hari ini (Rp)',
  todayNote: (inflation: string) => `Uang hari ini dihitung dengan inflasi ${inflation} per tahun.`,
  whatIf: {
    returnIs: (rate: string) => `Imbal hasil ${rate}`,
    returnBeforeIs: (rate: string) => `Imbal hasil sebelum pensiun ${rate}`,
    inflationIs: (rate: string) => `Inflasi ${rate}`,
  },
}

const en: typeof id = {
  slider: (field) => `Slider: ${field}`,
  inMoneyOfToday: (rupiah, inflation) =>
    `The fund is worth ${rupiah} in today’s money, at inflation of ${inflation} per year.`,
  lasts: (age) => `The fund covers living costs until age ${age}.`,
  usedUp: (age) => `Without further contributions, the fund runs out at age ${age}.`,
  fileName: 'plan',
  spent: 'Living cost that year (IDR)',
  valueToday: 'In today’s money (IDR)',
  todayNote: (inflation) => `Today’s money is calculated at inflation of ${inflation} per year.`,
  whatIf: {
    returnIs: (rate) => `Return of ${rate}`,
    returnBeforeIs: (rate) => `Return before retirement of ${rate}`,
    inflationIs: (rate) => `Inflation of ${rate}`,
  },
}

export const planCopy = { id, en }
