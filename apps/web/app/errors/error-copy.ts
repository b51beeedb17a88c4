import { copy } from '#app/i18n/site-copy.ts'

/** Texts of error pages; separate from the layout's texts, because few visitors need them. */
const id = {
  notFound: {
    title: copy.id.notFoundTitle,
    text: 'Alamat ini mungkin salah ketik atau halamannya sudah dipindahkan. Coba cari, atau mulai dari salah satu halaman ini.',
  },
  onlyInOtherLanguage: {
    title: 'Belum tersedia dalam bahasa Indonesia',
    text: 'Teks ini baru ada dalam bahasa Inggris. Judul berikut menuju teks dalam bahasa aslinya:',
  },
  unavailable: {
    title: copy.id.unavailableTitle,
    text: 'Data halaman ini sedang tidak tersedia. Biasanya ini hanya sebentar; coba muat ulang dalam beberapa detik.',
  },
  failed: {
    title: 'Terjadi kesalahan pada sisi kami',
    text: 'Kami sudah mencatatnya. Coba muat ulang halaman ini, atau kembali ke beranda.',
  },
  rejected: {
    title: 'Permintaan tidak dapat diproses',
    text: 'Alamat atau isi permintaan ini tidak dapat kami baca.',
  },
  unknownMiddleware: (name: string) => `Middleware ${name} tidak dikenal`,
  reload: 'Muat ulang',
  status: (code: number) => `Kode ${code}`,
  requestId: (number: string) => `Sebutkan nomor ini bila Anda menghubungi kami: ${number}`,
}

const en: typeof id = {
  notFound: {
    title: copy.en.notFoundTitle,
    text: 'The address may be mistyped or the page may have moved. Try the search, or start from one of these pages.',
  },
  onlyInOtherLanguage: {
    title: 'Not available in English yet',
    text: 'This text is available in Indonesian only. The title below leads to the original:',
  },
  unavailable: {
    title: copy.en.unavailableTitle,
    text: 'The data for this page is not available right now. This usually lasts only a moment; try again in a few seconds.',
  },
  failed: {
    title: 'Something went wrong on our side',
    text: 'We have recorded the error. Try reloading this page, or go back home.',
  },
  rejected: {
    title: 'This request cannot be processed',
    text: 'We cannot read the address or the content of this request.',
  },
  unknownMiddleware: (name) => `Unknown middleware ${name}`,
  reload: 'Reload',
  status: (code) => `Code ${code}`,
  requestId: (number) => `Mention this number if you contact us: ${number}`,
}

export const errorCopy = { id, en }
