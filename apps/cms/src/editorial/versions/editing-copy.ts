import type { Locale } from '@site/contracts/locale.ts'

const id = {
  schedule: (type: 'publish' | 'unpublish', time: string, language: Locale | null) =>
    `Dijadwalkan ${type === 'publish' ? 'terbit' : 'ditarik dari situs'} pada ${time}${language === null ? '' : `, hanya dalam ${languages.id[language]}`}.`,
  scheduleFailed: (type: 'publish' | 'unpublish', time: string) =>
    `Jadwal untuk ${type === 'publish' ? 'menerbitkan' : 'menarik'} pada ${time} gagal. ${type === 'publish' ? 'Terbitkan sekarang untuk melihat apa yang kurang, lalu jadwalkan lagi.' : 'Jadwalkan lagi atau lakukan sekarang.'}`,
  scheduleIdle: (time: string) =>
    `Dijadwalkan ditarik dari situs pada ${time}, tetapi dokumen ini tidak terbit pada waktu itu: jadwal ini tidak berpengaruh. Untuk menerbitkan, hapus jadwal ini lalu jadwalkan dengan “Publikasikan”.`,
  /** `by` is null if the person is unknown. */
  savedElsewhere: (time: string, by: { name: string; isSelf: boolean } | null) =>
    `Dokumen ini disimpan di tempat lain pada ${time}, sesudah Anda membukanya: oleh ${by === null ? 'orang lain, atau oleh Anda di tab lain' : by.isSelf ? 'Anda di tab lain' : by.name}. Tulisan Anda masih ada di halaman ini, tetapi belum disimpan.`,
  openSaved: 'Buka yang tersimpan di tab baru',
  keepMine: 'Pakai tulisan saya',
  keepMineHelp:
    '“Pakai tulisan saya” lalu simpan: isi halaman ini menggantikan yang tersimpan, yang tetap ada di daftar versi.',
  keepMineHelpUnversioned: '“Pakai tulisan saya” lalu simpan: isi halaman ini menggantikan yang tersimpan.',
  keptText: (time: string) =>
    `Tulisan Anda dari ${time} belum disimpan. Salinannya masih ada di peramban ini.`,
  useKeptText: 'Pakai tulisan itu',
  discardKeptText: 'Buang',
  signIn: 'Masuk lewat tab baru',
  lost: 'Hilang, karena versi ini belum memilikinya:',
  replaced: 'Diganti dengan isi lama:',
  nothingLost: 'Tidak ada isi yang hilang atau berganti.',
  lossesUnknown: 'Apa yang hilang tidak dapat dihitung sekarang. Bandingkan dahulu kedua versi.',
  stillAVersion: 'Isi sekarang tetap ada di daftar versi.',
  publishHeading: 'Terbitkan?',
  publish: 'Terbitkan',
  bothLanguages: 'Kedua bahasa',
  seoPreview: 'Perkiraan hasil pencarian dan tautan yang dibagikan',
  seoLength: (name: 'title' | 'description', count: number, most: number) =>
    `${name === 'title' ? 'Judul' : 'Deskripsi'}: ${count} karakter${count > most ? `; mesin pencari memotongnya sesudah kira-kira ${most}` : ''}.`,
  drawnImage: 'Gambar yang dibuat situs untuk halaman yang terbit',
  viewOnSite: 'Lihat di situs:',
  notPublic: (language: Locale) => `(tidak tampil dalam ${languages.id[language]})`,
  publishes: (shown: Locale[]) =>
    shown.length === 2
      ? 'Bila diterbitkan, tampil dalam kedua bahasa.'
      : shown[0]
        ? `Bila diterbitkan, tampil dalam ${languages.id[shown[0]]} saja.`
        : 'Bila diterbitkan, belum tampil dalam bahasa apa pun.',
  /** Why a language will not be public; `lacks` is null if an editor hid it. */
  hides: (language: Locale, lacks: string[] | null) =>
    lacks === null
      ? `${languages.id[language]} disembunyikan.`
      : `${languages.id[language]} belum lengkap: ${lacks.join(', ')}.`,
}
const en: typeof id = {
  schedule: (type, time, language) =>
    `Scheduled to be ${type === 'publish' ? 'published' : 'unpublished'} on ${time}${language === null ? '' : `, in ${languages.en[language]} only`}.`,
  scheduleFailed: (type, time) =>
    `The schedule to ${type} on ${time} failed. ${type === 'publish' ? 'Publish now to see what is missing, then schedule again.' : 'Schedule it again, or do it now.'}`,
  scheduleIdle: (time) =>
    `Scheduled to be unpublished on ${time}, but this document is not published at that time, so the schedule has no effect. To publish, delete it and schedule again with “Publish”.`,
  savedElsewhere: (time, by) =>
    `This document was saved elsewhere on ${time}, after you opened it: by ${by === null ? 'someone else, or by you in another tab' : by.isSelf ? 'you in another tab' : by.name}. Your text is still on this page, but not saved.`,
  openSaved: 'Open the saved version in a new tab',
  keepMine: 'Use my version',
  keepMineHelp:
    '“Use my version”, then save: this page replaces the saved version, which stays in the version list.',
  keepMineHelpUnversioned: '“Use my version”, then save: this page replaces the saved version.',
  keptText: (time) => `Your text of ${time} was not saved. This browser still has a copy.`,
  useKeptText: 'Use that text',
  discardKeptText: 'Discard',
  signIn: 'Sign in in a new tab',
  lost: 'Lost, because this version does not have it yet:',
  replaced: 'Replaced by the old content:',
  nothingLost: 'No content is lost or replaced.',
  lossesUnknown: 'The differences are not available right now. Compare the two versions first.',
  stillAVersion: 'The current content stays in the version list.',
  publishHeading: 'Publish?',
  publish: 'Publish',
  bothLanguages: 'Both languages',
  seoPreview: 'Likely search result and shared link',
  seoLength: (name, count, most) =>
    `${name === 'title' ? 'Title' : 'Description'}: ${count} characters${count > most ? `; search engines cut it after about ${most}` : ''}.`,
  drawnImage: 'The image that the site draws for the published page',
  viewOnSite: 'View on the site:',
  notPublic: (language) => `(not shown in ${languages.en[language]})`,
  publishes: (shown) =>
    shown.length === 2
      ? 'Once published, it appears in both languages.'
      : shown[0]
        ? `Once published, it appears in ${languages.en[shown[0]]} only.`
        : 'Once published, it appears in no language yet.',
  hides: (language, lacks) =>
    lacks === null
      ? `${languages.en[language]} is hidden.`
      : `${languages.en[language]} is incomplete: ${lacks.join(', ')}.`,
}
export const editingCopy = { id, en }

export const languages = {
  id: { id: 'Bahasa Indonesia', en: 'Bahasa Inggris' },
  en: { id: 'Indonesian', en: 'English' },
}
