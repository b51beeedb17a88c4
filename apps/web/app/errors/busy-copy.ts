import { brand } from '@site/brand/names.ts'

/** Texts for rejected and overloaded requests; separate from other texts, because the browser never needs them. */
const id = {
  page: {
    title: 'Situs sedang sangat ramai',
    text: 'Pengunjung sedang sangat banyak. Biasanya ini hanya sebentar; coba muat ulang dalam beberapa detik.',
  },
  form: {
    title: 'Formulir Anda belum terkirim',
    text: 'Situs sedang sangat ramai. Muat ulang halaman ini dalam beberapa detik dan setujui pengiriman ulang: semua isian Anda ikut terkirim.',
  },
  formOfUnknownOrigin: {
    title: 'Formulir Anda belum terkirim',
    text: `Peramban Anda tidak menyebutkan bahwa formulir ini dikirim dari situs kami, sehingga tidak kami terima. Kembali ke halaman sebelumnya: isian Anda masih ada di sana. Matikan ekstensi atau alat privasi untuk situs ini, atau pakai peramban lain, lalu kirim lagi. Anda juga dapat menelepon ${brand.phone}.`,
  },
}

const en: typeof id = {
  page: {
    title: 'The site is very busy',
    text: 'We are handling a lot of traffic. This usually lasts only a moment; please reload in a few seconds.',
  },
  form: {
    title: 'Your form has not been sent yet',
    text: 'The site is very busy. Reload this page in a few seconds and confirm that you want to send the form again: everything you typed goes with it.',
  },
  formOfUnknownOrigin: {
    title: 'Your form has not been sent yet',
    text: `Your browser did not say that this form was sent from our site, so we did not accept it. Go back: what you typed is still there. Turn off extensions or privacy tools for this site, or use another browser, and send it again. You can also call ${brand.phone}.`,
  },
}

export const busyCopy = { id, en }
