/** Replaces Payload's texts, which announce that the version goes live at once. */
export const restoreWords = {
  id: {
    version: {
      aboutToRestore:
        'Dokumen {{label}} ini mendapat draf baru dengan isi versi ini. Pengunjung tidak melihat perubahan sampai Anda menerbitkannya.',
      aboutToRestoreGlobal:
        '{{label}} mendapat draf baru dengan isi versi ini. Pengunjung tidak melihat perubahan sampai Anda menerbitkannya.',
      restoreThisVersion: 'Pulihkan sebagai draf',
      restoredSuccessfully: 'Versi dipulihkan sebagai draf.',
    },
  },
  en: {
    version: {
      aboutToRestore:
        'This {{label}} gets a new draft with the content of this version. Visitors see no change until you publish it.',
      aboutToRestoreGlobal:
        '{{label}} gets a new draft with the content of this version. Visitors see no change until you publish it.',
      restoreThisVersion: 'Restore as a draft',
      restoredSuccessfully: 'Version restored as a draft.',
    },
  },
} as const
