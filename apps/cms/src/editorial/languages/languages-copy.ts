const id = {
  lead: 'Setiap teks dalam kedua bahasa. “Simpan” menyimpan yang berubah di kedua sisi; baris dan bagian ditambah di tab Edit.',
  missing: 'Belum diisi',
  missingCount: (count: number) => (count === 0 ? 'lengkap' : `${count} belum diisi`),
  copyFrom: { id: 'Salin dari bahasa Indonesia', en: 'Salin dari bahasa Inggris' },
  save: 'Simpan',
  saveDraft: 'Simpan draf kedua bahasa',
}
const en: typeof id = {
  lead: 'Every text in both languages. “Save” saves what changed on either side; add rows and sections in the Edit tab.',
  missing: 'Missing',
  missingCount: (count) => (count === 0 ? 'complete' : `${count} missing`),
  copyFrom: { id: 'Copy from Indonesian', en: 'Copy from English' },
  save: 'Save',
  saveDraft: 'Save draft of both languages',
}
export const languagesCopy = { id, en }
