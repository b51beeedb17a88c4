/** Texts for editors who preview a draft. */
const id = {
  label: 'Pratinjau',
  title: 'Pratinjau versi yang disimpan – belum tentu terbit.',
  until: (time: string) => `Tautan ini berlaku sampai ${time}.`,
  ended: {
    title: 'Tautan pratinjau ini tidak berlaku lagi',
    text: 'Tautan pratinjau hanya berlaku sementara dan hanya untuk satu dokumen. Mintalah tautan baru kepada redaksi.',
  },
}

const en: typeof id = {
  label: 'Preview',
  title: 'Preview of the saved version – it may not be public.',
  until: (time) => `This link works until ${time}.`,
  ended: {
    title: 'This preview link no longer works',
    text: 'A preview link works for a limited time and for one document only. Ask the editors for a new one.',
  },
}

export const previewCopy = { id, en }
