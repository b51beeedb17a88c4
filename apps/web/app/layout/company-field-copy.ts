const id = {
  hint: 'Kode saham atau nama',
  tickerHint: 'Kode saham, misalnya BQNS',
  suggestions: 'Perusahaan',
  suggestionCount: (count: string) => `${count} perusahaan. Gunakan panah bawah untuk memilih.`,
}

const en: typeof id = {
  hint: 'Ticker or name',
  tickerHint: 'Ticker, such as BQNS',
  suggestions: 'Companies',
  suggestionCount: (count) => `Companies found: ${count}. Use the down arrow to choose.`,
}

export const companyFieldCopy = { id, en }
