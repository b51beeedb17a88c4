const id = {
  seeExplanation: 'Pelajari cara kerja dan risikonya',
  listingTitle: (product: string) => `${product}: instrumen dan promo`,
  promos: 'Promo',
  noPromos: 'Saat ini tidak ada promo untuk produk ini',
  noPromosHint: 'Promo produk lain mungkin masih berjalan.',
  allPromos: 'Semua promo',
  firstPromos: 'Lihat promo produk ini',
  promoDates: (start: string, end: string) => `${start} – ${end}`,
  articles: 'Bacaan',
  allArticles: 'Semua artikel',
}

const en: typeof id = {
  seeExplanation: 'Learn how it works and what the risks are',
  listingTitle: (product) => `${product}: instruments and promotions`,
  promos: 'Promotions',
  noPromos: 'There is no promotion for this product at the moment',
  noPromosHint: 'Promotions for other products may still be running.',
  allPromos: 'All promotions',
  firstPromos: 'See the promotions for this product',
  promoDates: (start, end) => `${start} – ${end}`,
  articles: 'Further reading',
  allArticles: 'All articles',
}

export const listingCopy = { id, en }
