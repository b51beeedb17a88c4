const id = {
  title: 'Pertanyaan umum',
  lead: 'Jawaban singkat tentang rekening, transaksi, biaya, dan keamanan.',
  byCategory: (category: string) => `Pertanyaan umum: ${category}`,
  searchLabel: 'Cari pertanyaan',
  search: 'Cari',
  matchCount: (count: string, phrase: string) => `${count} pertanyaan memuat “${phrase}”.`,
  noMatch: 'Tidak ada hasil ditemukan. Coba kata kunci lain.',
  empty: 'Data Tidak Tersedia',
  backToAll: 'Lihat semua pertanyaan',
  ownPage: 'Halaman pertanyaan ini',
  related: 'Pertanyaan terkait',
  stillOpen: 'Belum menemukan jawabannya?',
  stillOpenText: 'Tulis kepada kami. Kami membalas pada hari kerja.',
  contact: 'Hubungi kami',
}

const en: typeof id = {
  title: 'Frequently asked questions',
  lead: 'Short answers about accounts, trading, costs and safety.',
  byCategory: (category) => `Frequently asked questions: ${category}`,
  searchLabel: 'Search the questions',
  search: 'Search',
  matchCount: (count, phrase) =>
    count === '1' ? `1 question mentions “${phrase}”.` : `${count} questions mention “${phrase}”.`,
  noMatch: 'No Result Found. Try another keyword.',
  empty: 'Data Not Available',
  backToAll: 'View all questions',
  ownPage: 'Link to this question',
  related: 'Related questions',
  stillOpen: 'Still have questions?',
  stillOpenText: 'Write to us. We reply on working days.',
  contact: 'Contact us',
}

export const copy = { id, en }
