const id = {
  hint: 'Kode saham atau nama',
  suggestions: 'Perusahaan',
  suggestionCount: (count: string) => `${count} perusahaan. Gunakan panah bawah untuk memilih.`,
}

const en: typeof id = {
  hint: 'Ticker or name',
  suggestions: 'Companies',
  suggestionCount: (count) => `Companies found: ${count}. Use the down arrow to choose.`,
}

export const companyFieldCopy = { id, en }
