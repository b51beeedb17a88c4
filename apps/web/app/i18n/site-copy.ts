const id = {
  skipToContent: 'Langsung ke isi',
  menu: 'Menu',
  mainNavigation: 'Navigasi utama',
  overviewTitle: (title: string) => `Semua ${title}`,
  search: 'Cari',
  searchSite: 'Cari di situs ini',
  suggestions: 'Saran',
  suggestionCount: (count: string) => `${count} saran. Gunakan panah bawah untuk memilih.`,
  errorTitle: 'Kesalahan: ',
  language: 'Bahasa',
  downloadApp: (app: string) => `Unduh ${app}`,
  openAccount: 'Buka rekening',
  contact: 'Hubungi kami',
  breadcrumb: 'Lokasi halaman',
  help: 'Bantuan',
  followUs: 'Ikuti kami',
  legalNotice: 'Pemberitahuan',
  notFoundTitle: 'Halaman tidak ditemukan',
  unavailableTitle: 'Halaman ini belum dapat ditampilkan',
  errorPageFailed: 'Terjadi kesalahan saat menampilkan halaman kesalahan',
  goHome: 'Kembali ke beranda',
  pageNumber: (page: number) => `halaman ${page}`,
}

const en: typeof id = {
  skipToContent: 'Skip to content',
  menu: 'Menu',
  mainNavigation: 'Main navigation',
  overviewTitle: (title) => `All of ${title}`,
  search: 'Search',
  searchSite: 'Search this site',
  suggestions: 'Suggestions',
  suggestionCount: (count) =>
    count === '1'
      ? '1 suggestion. Use the down arrow to choose.'
      : `${count} suggestions. Use the down arrow to choose.`,
  errorTitle: 'Error: ',
  language: 'Language',
  downloadApp: (app) => `Get ${app}`,
  openAccount: 'Open an account',
  contact: 'Contact us',
  breadcrumb: 'Breadcrumb',
  help: 'Help',
  followUs: 'Follow us',
  legalNotice: 'Notice',
  notFoundTitle: 'This page could not be found',
  unavailableTitle: 'This page cannot be shown yet',
  errorPageFailed: 'An error occurred while showing the error page',
  goHome: 'Go back home',
  pageNumber: (page) => `page ${page}`,
}

export const copy = { id, en }
