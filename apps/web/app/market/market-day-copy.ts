const id = {
  breadth: (risen: string, unchanged: string, fallen: string) =>
    `${risen} naik · ${unchanged} tetap · ${fallen} turun`,
  unknownPart: (count: string) => `${count} tidak diketahui`,
  unknownChanges: (count: string) => `Perubahan harga ${count} saham tidak tersedia.`,
  gainers: 'Kenaikan terbesar',
  losers: 'Penurunan terbesar',
  mostActive: 'Paling aktif',
  noGainers: 'Tidak ada saham yang naik.',
  noLosers: 'Tidak ada saham yang turun.',
  noneTraded: 'Tidak ada saham yang diperdagangkan.',
  allActions: 'Semua aksi korporasi',
  indexPer: (name: string, date: string) => `${name} per ${date}`,
  noActions: 'Data kami tidak memuat jadwal aksi korporasi.',
}

const en: typeof id = {
  breadth: (risen, unchanged, fallen) => `${risen} up · ${unchanged} unchanged · ${fallen} down`,
  unknownPart: (count) => `${count} unknown`,
  unknownChanges: (count) =>
    `The price ${count === '1' ? 'change of 1 share is' : `changes of ${count} shares are`} not available.`,
  gainers: 'Top gainers',
  losers: 'Top losers',
  mostActive: 'Most active',
  noGainers: 'No share rose.',
  noLosers: 'No share fell.',
  noneTraded: 'No share was traded.',
  allActions: 'All corporate actions',
  indexPer: (name, date) => `${name} as of ${date}`,
  noActions: 'Our data has no scheduled corporate action.',
}

export const marketDayCopy = { id, en }
