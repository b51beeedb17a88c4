const id = {
  hint: 'Kode saham atau nama',
  suggestions: 'Perusahaan',
  suggestionCount: (count: string) => `${count} perusahaan. Gunakan panah bawah untuk memilih.`,
  noSuggestions: 'Tidak ada perusahaan yang cocok. Periksa ejaannya.',
}

const en: typeof id = {
  hint: 'Ticker or name',
  suggestions: 'Companies',
  suggestionCount: (count) => `Companies found: ${count}. Use the down arrow to choose.`,
  noSuggestions: 'No matching company. Check the spelling.',
}

export const companyFieldCopy = { id, en }
