const id = {
  stockDividend: 'dividen saham',
  bonus: 'saham bonus',
  split: 'pemecahan saham',
  reverseSplit: 'penggabungan saham',
  rights: 'HMETD',
  unknown: 'aksi korporasi yang datanya belum kami terima',
}

const en: typeof id = {
  stockDividend: 'stock dividend',
  bonus: 'bonus shares',
  split: 'stock split',
  reverseSplit: 'reverse stock split',
  rights: 'rights issue',
  unknown: 'corporate action on which we have no data',
}

/** Within a sentence. */
export const shareEventNames = { id, en }
