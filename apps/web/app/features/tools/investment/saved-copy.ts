const id = {
  title: 'Rencana tersimpan',
  note: 'Paling banyak tiga rencana, disimpan di peramban ini saja. Tidak ada yang dikirim kepada kami.',
  notStored:
    'Peramban ini tidak mengizinkan penyimpanan. Rencana tetap dapat dibandingkan, tetapi hilang saat halaman ditutup.',
  name: 'Nama rencana',
  save: 'Simpan',
  saved: (name: string) => `Rencana "${name}" disimpan.`,
  nameNeeded: 'Beri nama rencana ini',
  answerNeeded: 'Perbaiki isian di formulir terlebih dahulu',
  full: (most: string) =>
    `Sudah ada ${most} rencana. Hapus salah satu, atau pakai nama yang sama untuk menggantinya`,
  caption: 'Isian dan hasil setiap rencana; nama rencana membukanya di kalkulator',
  region: 'Perbandingan rencana',
  lines: 'Isian dan hasil',
  parts: { entries: 'Isian', results: 'Hasil' },
  calculator: 'Kalkulator',
  strategy: 'Strategi',
  actions: 'Kelola',
  remove: 'Hapus',
  none: '–',
}

const en: typeof id = {
  title: 'Saved plans',
  note: 'Up to three plans, saved in this browser only. Nothing is sent to us.',
  notStored:
    'This browser does not allow saving. You can still compare plans, but they are lost when you close the page.',
  name: 'Name of the plan',
  save: 'Save',
  saved: (name) => `The plan "${name}" is saved.`,
  nameNeeded: 'Give this plan a name',
  answerNeeded: 'Correct the entries in the form first',
  full: (most) => `There are ${most} plans already. Remove one, or use the same name to replace it`,
  caption: 'Entries and results of each plan; the name of a plan opens it in the calculator',
  region: 'Comparison of plans',
  lines: 'Entries and results',
  parts: { entries: 'Entries', results: 'Results' },
  calculator: 'Calculator',
  strategy: 'Strategy',
  actions: 'Manage',
  remove: 'Remove',
  none: '–',
}

export const savedCopy = { id, en }
