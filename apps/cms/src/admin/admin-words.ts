import type { Bilingual } from '#cms/base/fields/bilingual.ts'

type Words = Record<string, Record<string, Partial<Bilingual>>>

/**
 * Replaces Payload's texts where they mislead an editor: “lokal” and “lokasi” for a language, events for schedules, a
 * restored version that goes live at once. A test finds those that Payload no longer has.
 */
const words: Words = {
  error: {
    localesNotSaved_one: {
      id: 'Bahasa berikut tidak dapat disimpan:',
      en: 'The following language could not be saved:',
    },
    localesNotSaved_other: {
      id: 'Bahasa berikut tidak dapat disimpan:',
      en: 'The following languages could not be saved:',
    },
  },
  // With a name, Payload reads “[object Object]” out, because our names have two languages.
  fields: { addNewLabel: { id: 'Tambah baru', en: 'Add new' } },
  general: {
    allLocales: { id: 'Semua bahasa', en: 'All languages' },
    currentlyEditing: {
      id: 'sedang mengedit dokumen ini. Untuk memeriksa dan menyetujui, “Lihat hanya-baca” sudah cukup. Jika Anda mengambil alih, pengguna itu tidak dapat melanjutkan dan dapat kehilangan perubahan yang belum disimpan.',
      en: 'is editing this document. To review and approve it, “View read-only” is enough. If you take over, this person can no longer edit and may lose unsaved changes.',
    },
    createdAt: { id: 'Dibuat', en: 'Created' },
    fallbackToDefaultLocale: { id: 'Pakai teks bahasa utama', en: 'Fall back to the default language' },
    filterWhere: { id: 'Saring {{label}} dengan syarat' },
    locale: { id: 'Bahasa', en: 'Language' },
    locales: { id: 'Bahasa', en: 'Languages' },
    newLabel: { id: '{{label}} baru' },
    noResultsDescription: { id: 'Belum ada isinya, atau tidak ada yang cocok dengan filter di atas.' },
    noUpcomingEventsScheduled: { id: 'Belum ada jadwal.', en: 'Nothing is scheduled.' },
    payloadSettings: { id: 'Pengaturan tampilan', en: 'Display settings' },
    upcomingEvents: { id: 'Jadwal', en: 'Schedules' },
    sortByLabelDirection: { id: 'Urutkan {{direction}}', en: 'Sort {{direction}}' },
    updatedAt: { id: 'Terakhir diubah', en: 'Last changed' },
  },
  localization: {
    cannotCopySameLocale: {
      id: 'Tidak dapat menyalin ke bahasa yang sama',
      en: 'Cannot copy to the same language',
    },
    copyToLocale: { id: 'Salin ke bahasa lain', en: 'Copy to another language' },
    localeToPublish: { id: 'Bahasa yang dipublikasikan', en: 'Language to publish' },
    selectedLocales: { id: 'Bahasa yang Dipilih', en: 'Selected Languages' },
    selectLocaleToCopy: { id: 'Pilih bahasa untuk disalin', en: 'Select a language to copy' },
    selectLocaleToDuplicate: { id: 'Pilih bahasa untuk diduplikat', en: 'Select languages to duplicate' },
  },
  validation: {
    enterNumber: { id: 'Masukkan angka yang valid.' },
    invalidBlocks: { id: 'Isian ini berisi blok yang tidak lagi diizinkan: {{blocks}}.' },
    required: { id: 'Wajib diisi.', en: 'Required.' },
  },
  version: {
    aboutToRestore: {
      id: 'Dokumen {{label}} ini mendapat draf baru dengan isi versi ini. Pengunjung tidak melihat perubahan sampai Anda menerbitkannya.',
      en: 'This {{label}} gets a new draft with the content of this version. Visitors see no change until you publish it.',
    },
    aboutToRestoreGlobal: {
      id: '{{label}} mendapat draf baru dengan isi versi ini. Pengunjung tidak melihat perubahan sampai Anda menerbitkannya.',
      en: '{{label}} gets a new draft with the content of this version. Visitors see no change until you publish it.',
    },
    aboutToUnpublishIn: {
      id: 'Anda akan membatalkan publikasi dokumen ini dalam {{locale}}. Apakah Anda yakin?',
    },
    publishAllLocales: { id: 'Publikasikan semua bahasa', en: 'Publish all languages' },
    publishIn: { id: 'Publikasikan dalam {{locale}}' },
    restoredSuccessfully: { id: 'Versi dipulihkan sebagai draf.', en: 'Version restored as a draft.' },
    restoreThisVersion: { id: 'Pulihkan sebagai draf', en: 'Restore as a draft' },
    selectLocales: { id: 'Pilih bahasa untuk ditampilkan', en: 'Select languages to display' },
    showLocales: { id: 'Tampilkan bahasa:', en: 'Show languages:' },
    unpublishedSuccessfully: { id: 'Publikasi dibatalkan.' },
  },
}

const wordsIn = (language: keyof Bilingual) =>
  Object.fromEntries(
    Object.entries(words).map(([group, texts]) => [
      group,
      Object.fromEntries(
        Object.entries(texts).flatMap(([key, text]) => (language in text ? [[key, text[language]]] : [])),
      ),
    ]),
  )

export const adminWords = { id: wordsIn('id'), en: wordsIn('en') }
