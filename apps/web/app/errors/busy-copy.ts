/** Texts for an overloaded server; separate from other texts, because the browser never needs them. */
const id = {
  page: {
    title: 'Situs sedang sangat ramai',
    text: 'Pengunjung sedang sangat banyak. Biasanya ini hanya sebentar; coba muat ulang dalam beberapa detik.',
  },
  form: {
    title: 'Formulir Anda belum terkirim',
    text: 'Situs sedang sangat ramai. Muat ulang halaman ini dalam beberapa detik dan setujui pengiriman ulang: semua isian Anda ikut terkirim.',
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
}

export const busyCopy = { id, en }
