const id = {
  sharia: 'Syariah',
  suspended: 'Suspensi',
  notAvailable: 'Tidak tersedia',
  empty: 'Data Tidak Tersedia',
  news: 'Berita terkini',
  newsTitle: (company: string) => `Berita terkini ${company}`,
  newsLead: (company: string) => `Kabar yang diterbitkan tentang ${company}, terbaru lebih dahulu.`,
  allNews: 'Semua berita',
  otherNews: 'Berita lain',
  source: (name: string) => `Sumber: ${name}`,
  backToCompany: (company: string) => `Informasi ${company}`,
  details: 'Semua rincian',
  addToCalendar: 'Tambahkan ke kalender (.ics)',
  loading: 'Memuat data perusahaan',
}

const en: typeof id = {
  sharia: 'Sharia',
  suspended: 'Suspended',
  notAvailable: 'Not available',
  empty: 'Data Not Available',
  news: 'Latest news',
  newsTitle: (company) => `Latest news on ${company}`,
  newsLead: (company) => `News about ${company}, newest first.`,
  allNews: 'All news',
  otherNews: 'Other news',
  source: (name) => `Source: ${name}`,
  backToCompany: (company) => `Information on ${company}`,
  details: 'All details',
  addToCalendar: 'Add to your calendar (.ics)',
  loading: 'Loading the company’s data',
}

export const copy = { id, en }
