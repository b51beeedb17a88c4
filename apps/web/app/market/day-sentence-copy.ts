const tradedValueId = (value: string) => ({
  above: (percent: string) => `${value} ${percent} di atas rata-rata 30 hari bursa.`,
  below: (percent: string) => `${value} ${percent} di bawah rata-rata 30 hari bursa.`,
  level: `${value} hampir sama dengan rata-rata 30 hari bursa.`,
})
const tradedValueEn: typeof tradedValueId = (value) => ({
  above: (percent) => `${value} was ${percent} above the average of 30 trading days.`,
  below: (percent) => `${value} was ${percent} below the average of 30 trading days.`,
  level: `${value} was close to the average of 30 trading days.`,
})

const id = {
  two: (first: string, second: string) => `${first} dan ${second}`,
  lifted: (lifting: string, pressing: string | null) =>
    pressing === null
      ? `${lifting} mengangkat indeks.`
      : `${lifting} mengangkat indeks; ${pressing} menahannya.`,
  pressed: (pressing: string, lifting: string | null) =>
    lifting === null ? `${pressing} menekan indeks.` : `${pressing} menekan indeks; ${lifting} menguat.`,
  level: 'Indeks hampir tidak berubah.',
  strengthened: (lifting: string) => `${lifting} menguat.`,
  weakened: (pressing: string) => `${pressing} melemah.`,
  mixed: (lifting: string, pressing: string) => `${lifting} menguat, ${pressing} melemah.`,
  risingStreak: (days: number) => `Indeks naik ${days} hari berturut-turut.`,
  fallingStreak: (days: number) => `Indeks turun ${days} hari berturut-turut.`,
  tradedValue: {
    allMarkets: tradedValueId('Nilai transaksi'),
    regular: tradedValueId('Nilai transaksi di pasar reguler'),
  },
}

const en: typeof id = {
  two: (first, second) => `${first} and ${second}`,
  lifted: (lifting, pressing) =>
    pressing === null
      ? `${lifting} lifted the index.`
      : `${lifting} lifted the index; ${pressing} held it back.`,
  pressed: (pressing, lifting) =>
    lifting === null
      ? `${pressing} weighed on the index.`
      : `${pressing} weighed on the index; ${lifting} rose.`,
  level: 'The index barely moved.',
  strengthened: (lifting) => `${lifting} rose.`,
  weakened: (pressing) => `${pressing} fell.`,
  mixed: (lifting, pressing) => `${lifting} rose, ${pressing} fell.`,
  risingStreak: (days) => `The index has risen ${days} days in a row.`,
  fallingStreak: (days) => `The index has fallen ${days} days in a row.`,
  tradedValue: {
    allMarkets: tradedValueEn('The value traded'),
    regular: tradedValueEn('The value traded in the regular market'),
  },
}

export const daySentenceCopy = { id, en }
