const id = {
  stockDividend: 'dividen saham',
  bonus: 'saham bonus',
  split: 'pemecahan saham',
  reverseSplit: 'penggabungan saham',
  rights: 'HMETD',
  unknown: 'aksi korporasi yang belum kami terima',
}

const en: typeof id = {
  stockDividend: 'stock dividend',
  bonus: 'bonus shares',
  split: 'stock split',
  reverseSplit: 'reverse stock split',
  rights: 'rights issue',
  unknown: 'corporate action that we have not received',
}

/** Within a sentence. */
export const shareEventNames = { id, en }
