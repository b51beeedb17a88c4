const id = {
  stockDividend: 'dividen saham',
  bonus: 'saham bonus',
  split: 'pemecahan saham',
  reverseSplit: 'penggabungan saham',
  rights: 'HMETD',
}

const en: typeof id = {
  stockDividend: 'stock dividend',
  bonus: 'bonus shares',
  split: 'stock split',
  reverseSplit: 'reverse stock split',
  rights: 'rights issue',
}

/** Within a sentence. */
export const shareEventNames = { id, en }
