/** The words around a result; a calculator with its own page needs no others of the engine. */
const id = {
  example: 'Contoh',
  stale: 'Hasil ini masih untuk isian sebelumnya. Hasil baru muncul begitu semua isian benar.',
  unsent: 'Hasil ini masih untuk isian sebelumnya. Tekan Hitung untuk hasil yang baru.',
}
const en: typeof id = {
  example: 'Example',
  stale: 'This is still the result for your previous entries. A new one appears once every entry is correct.',
  unsent: 'This is still the result for your previous entries. Press Calculate for a new one.',
}
export const answerCopy = { id, en }
