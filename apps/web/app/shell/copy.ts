import type { PageName } from '#app/i18n/pages.ts'

/** One sentence beside the pages of a part of the menu; parts that are not named here have none. */
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
  breadcrumb: 'Lokasi halaman',
  help: 'Bantuan',
  followUs: 'Ikuti kami',
  investmentNotice:
    'Investasi mengandung risiko, termasuk kemungkinan kehilangan pokok investasi. Kinerja masa lalu tidak mencerminkan kinerja masa depan. Informasi ini bukan ajakan membeli atau menjual efek; keputusan sepenuhnya ada pada Anda.',
  demoNotice: 'Pemberitahuan',
  demoText: 'Situs demonstrasi. Perusahaan, produk, emiten, dan angka pada situs ini fiktif.',
  notFound: {
    title: 'Halaman tidak ditemukan',
    text: 'Alamat ini mungkin salah ketik atau halamannya sudah dipindahkan. Coba cari, atau mulai dari salah satu halaman ini.',
  },
  onlyInOtherLanguage: {
    title: 'Belum tersedia dalam bahasa Indonesia',
    text: 'Teks ini baru ada dalam bahasa Inggris. Judul berikut menuju teks dalam bahasa aslinya:',
  },
  unavailable: {
    title: 'Halaman ini belum bisa ditampilkan',
    text: 'Sumber data kami sedang tidak menjawab. Biasanya ini hanya sebentar; coba muat ulang dalam beberapa detik.',
  },
  failed: {
    title: 'Terjadi kesalahan pada sisi kami',
    text: 'Kami sudah mencatatnya. Coba muat ulang halaman ini, atau kembali ke beranda.',
  },
  refused: {
    title: 'Permintaan tidak dapat diproses',
    text: 'Alamat atau isi permintaan ini tidak dapat kami baca.',
  },
  preview: {
    label: 'Pratinjau',
    title: 'Pratinjau – belum terbit.',
    until: (time: string) => `Tautan ini berlaku sampai ${time}.`,
    ended: {
      title: 'Tautan pratinjau ini tidak berlaku lagi',
      text: 'Tautan pratinjau hanya berlaku sementara dan hanya untuk satu dokumen. Mintalah tautan baru kepada redaksi.',
    },
  },
  errorPageFailed: 'Terjadi kesalahan saat menampilkan halaman kesalahan',
  reload: 'Muat ulang',
  goHome: 'Kembali ke beranda',
  status: (code: number) => `Kode ${code}`,
  pageNumber: (page: number) => `halaman ${page}`,
}

const en: typeof id = {
  menuLeads: menuLeadsEn,
  onlyInOtherLanguage: {
    title: 'Not available in English yet',
    text: 'This text exists in Indonesian only. Its title leads to it in its own language:',
  },
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
  breadcrumb: 'Breadcrumb',
  help: 'Help',
  followUs: 'Follow us',
  investmentNotice:
    'Investing carries risk, including the possible loss of your principal. Past performance does not indicate future performance. This information is not an invitation to buy or sell securities; the decision is yours.',
  demoNotice: 'Notice',
  demoText: 'Demonstration site. The company, products, issuers and figures on this site are fictitious.',
  notFound: {
    title: 'This page could not be found',
    text: 'The address may be mistyped or the page may have moved. Try the search, or start from one of these pages.',
  },
  unavailable: {
    title: 'This page cannot be shown yet',
    text: 'The source of our data is not answering. This usually lasts only a moment; try again in a few seconds.',
  },
  failed: {
    title: 'Something went wrong on our side',
    text: 'We have made a note of it. Try to reload this page, or go back home.',
  },
  refused: {
    title: 'This request cannot be processed',
    text: 'We cannot read the address or the content of this request.',
  },
  preview: {
    label: 'Preview',
    title: 'Preview – not published.',
    until: (time) => `This link works until ${time}.`,
    ended: {
      title: 'This preview link no longer works',
      text: 'A preview link works for a limited time and for one document only. Ask the editors for a new one.',
    },
  },
  errorPageFailed: 'An error occurred while showing the error page',
  reload: 'Reload',
  goHome: 'Go back home',
  status: (code) => `Code ${code}`,
  pageNumber: (page) => `page ${page}`,
}

export const copy = { id, en }
