const id = {
  listTitle: 'Blog',
  listLead: 'Bacaan untuk memahami pasar, produk, dan uang Anda sendiri.',
  byCategory: (category: string) => `Blog: ${category}`,
  byAuthor: (title: string, author: string) => `${title}, tulisan ${author}`,
  empty: 'Data Tidak Tersedia',
  backToAll: 'Lihat semua artikel',
  readingTime: (minutes: string) => `${minutes} menit baca`,
  writtenBy: 'Ditulis oleh',
  related: 'Artikel terkait',
  editorBoard: 'Dewan redaksi',
  editorBoardLead: 'Orang yang menulis, memeriksa, dan bertanggung jawab atas isi blog ini.',
  author: 'Penulis',
  aboutAuthor: 'Tentang penulis',
  moreByAuthor: 'Artikel lain dari penulis ini',
  companies: 'Perusahaan dalam artikel ini',
  articleCount: (count: string) => `${count} artikel`,
}

const en: typeof id = {
  listTitle: 'Blog',
  listLead: 'Articles that help you understand markets, products and your own money.',
  byCategory: (category) => `Blog: ${category}`,
  byAuthor: (title, author) => `${title}, written by ${author}`,
  empty: 'Data Not Available',
  backToAll: 'View all articles',
  readingTime: (minutes) => `${minutes} min read`,
  writtenBy: 'Written by',
  related: 'Related articles',
  editorBoard: 'Editorial board',
  editorBoardLead: 'The people who write, check and answer for the content of this blog.',
  author: 'Author',
  aboutAuthor: 'About the author',
  moreByAuthor: 'More by this author',
  companies: 'Companies in this article',
  articleCount: (count) => (count === '1' ? '1 article' : `${count} articles`),
}

export const copy = { id, en }
