const id = {
  optional: 'opsional',
  summary: 'Ada isian yang perlu diperbaiki',
  example: 'Contoh',
  exampleShown: 'Angka di bawah ini contoh. Ganti dengan angka Anda.',
  stale: 'Hasil ini masih untuk isian sebelumnya. Hasil baru muncul begitu semua isian benar.',
  afterCorrection: 'Hasilnya muncul di sini setelah isian diperbaiki.',
}
const en: typeof id = {
  optional: 'optional',
  summary: 'Some entries need to be corrected',
  example: 'Example',
  exampleShown: 'The figures below are an example. Replace them with your own.',
  stale: 'This is still the result for your previous entries. A new one appears once every entry is correct.',
  afterCorrection: 'The result appears here once the entries are corrected.',
}
export const toolCopy = { id, en }
