import type { PageName } from '#app/i18n/pages.ts'

/** One sentence next to the links of a menu group; a group without an entry has none. */
type MenuLeads = Readonly<Partial<Record<PageName, string>>>

const menuLeadsId: MenuLeads = {
  productsAndServices: 'Empat keluarga produk dan enam layanan, dengan syarat yang tertulis di muka.',
  companyList: 'Angka emiten, riset, dan alat hitung, dengan tanggal dan sumbernya.',
  education: 'Pelajaran, acara, dan bacaan untuk memutuskan sendiri.',
  aboutUs: 'Siapa kami dan cara menghubungi kami.',
}

const menuLeadsEn: MenuLeads = {
  productsAndServices: 'Four product families and six services, with their terms stated up front.',
  companyList: 'Issuer figures, research and calculators, with their dates and sources.',
  education: 'Lessons, events and reading to decide for yourself.',
  aboutUs: 'Who we are and how to reach us.',
}

const id = {
  menuLeads: menuLeadsId,
  skipToContent: 'Langsung ke isi',
  menu: 'Menu',
  mainNavigation: 'Navigasi utama',
  overviewOf: (title: string) => `Semua ${title}`,
  search: 'Cari',
  searchSite: 'Cari di situs ini',
  suggestions: 'Saran',
  suggestionCount: (count: string) => `${count} saran. Gunakan panah bawah untuk memilih.`,
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
  menuLeads: menuLeadsEn,
  skipToContent: 'Skip to content',
  menu: 'Menu',
  mainNavigation: 'Main navigation',
  overviewOf: (title) => `All of ${title}`,
  search: 'Search',
  searchSite: 'Search this site',
  suggestions: 'Suggestions',
  suggestionCount: (count) =>
    count === '1'
      ? '1 suggestion. Use the down arrow to choose.'
      : `${count} suggestions. Use the down arrow to choose.`,
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
