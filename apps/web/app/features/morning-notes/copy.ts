const id = {
  listTitle: 'Sapa Mentari: catatan pagi',
  listLead: 'Apa yang kami perhatikan sebelum pasar dibuka, setiap hari bursa.',
  marketDay: (date: string) => `Hari bursa ${date}`,
  highlights: 'Sorotan',
  publishedAt: (moment: string) => `Terbit ${moment}`,
  updatedOn: (moment: string) => `Diperbarui ${moment}`,
  read: 'Baca catatan ini',
  earlier: 'Catatan sebelumnya',
  empty: 'Data Tidak Tersedia',
  backToFirst: 'Lihat catatan terbaru',
  neighbours: 'Catatan hari lain',
  previous: 'Hari bursa sebelumnya',
  next: 'Hari bursa berikutnya',
  allNotes: 'Semua catatan pagi',
}

const en: typeof id = {
  listTitle: 'Sapa Mentari: the morning note',
  listLead: 'What we watch before the market opens, every trading day.',
  marketDay: (date) => `Trading day ${date}`,
  highlights: 'Highlights',
  publishedAt: (moment) => `Published ${moment}`,
  updatedOn: (moment) => `Updated ${moment}`,
  read: 'Read this note',
  earlier: 'Earlier notes',
  empty: 'Data Not Available',
  backToFirst: 'View the latest notes',
  neighbours: 'Notes of other days',
  previous: 'Previous trading day',
  next: 'Next trading day',
  allNotes: 'All morning notes',
}

export const copy = { id, en }
