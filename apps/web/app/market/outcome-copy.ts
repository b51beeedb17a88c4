const id = {
  label: 'Hasil sejauh ini',
  kinds: {
    target: 'Target tercapai',
    stop: 'Batas rugi tersentuh',
    expired: 'Jangka berakhir',
    closed: 'Ditutup analis',
    open: 'Berjalan',
  },
  on: (date: string) => `Pada ${date}`,
  asOf: (date: string) => `Harga ${date}`,
  noPriceYet: 'Belum ada harga sejak terbit.',
  noPrice: 'Tidak ada harga sejak terbit.',
  restated: 'Disetarakan dengan harga saat terbit.',
  suspendedSince: (date: string) => `Perdagangan dihentikan sejak ${date}.`,
  unknown: 'Hasil belum dapat dihitung.',
}

const en: typeof id = {
  label: 'Outcome so far',
  kinds: {
    target: 'Target reached',
    stop: 'Stop loss hit',
    expired: 'Horizon ended',
    closed: 'Closed by the analyst',
    open: 'Open',
  },
  on: (date) => `On ${date}`,
  asOf: (date) => `Price of ${date}`,
  noPriceYet: 'No price since the issue yet.',
  noPrice: 'No price since the issue.',
  restated: 'Stated at the level of the day of issue.',
  suspendedSince: (date) => `Not traded since ${date}.`,
  unknown: 'The outcome cannot be worked out now.',
}

export const outcomeCopy = { id, en }
