import type { Bilingual } from '#cms/base/fields/bilingual.ts'

/** Whatever an editor saved, published or uploaded when the session had ended: the page still has their text. */
export const signedOut: Bilingual = {
  id: 'Sesi Anda sudah berakhir. Masuk lewat tab baru, lalu simpan lagi. Tulisan Anda masih ada di sini.',
  en: 'You are signed out. Sign in in a new tab, then save again. Your text is still here.',
}
