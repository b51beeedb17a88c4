/** What is said when there is no time for one more page; apart from the other words, as no browser needs it. */
const id = {
  title: 'Situs sedang sangat ramai',
  text: 'Halaman ini belum sempat kami siapkan. Biasanya ini hanya sebentar; coba muat ulang dalam beberapa detik.',
}

const en: typeof id = {
  title: 'The site is very busy',
  text: 'We could not get to making this page yet. This usually lasts only a moment; try again in a few seconds.',
}

export const busyCopy = { id, en }
