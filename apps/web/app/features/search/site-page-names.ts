import type { Locale } from '#app/i18n/locales.ts'
import type { PlainPageName } from '#app/i18n/path-to.ts'

/**
 * Pages that are not CMS documents, which the CMS search does not find, with synonyms for their titles. Lower-case
 * letters and digits only.
 */
export const sitePageNames = {
  openAccount: {
    id: ['buka rekening', 'daftar rekening', 'bikin akun', 'unduh aplikasi', 'download aplikasi'],
    en: ['open an account', 'sign up', 'get started', 'get the app', 'download the app'],
  },
  contactUs: {
    id: [
      'kontak',
      'alamat kantor',
      'kantor cabang',
      'lokasi kantor',
      'layanan nasabah',
      'nomor telepon',
      'bantuan',
    ],
    en: ['contact', 'office address', 'branch office', 'customer service', 'phone number', 'support', 'help'],
  },
  companyList: {
    id: ['daftar emiten', 'daftar saham', 'informasi emiten', 'harga saham'],
    en: ['issuers', 'list of companies', 'listed companies', 'stock list', 'stock prices'],
  },
  corporateAction: {
    id: ['corporate action', 'jadwal dividen', 'jadwal rups', 'kalender dividen'],
    en: ['dividend schedule', 'dividend calendar', 'general meetings'],
  },
  market: {
    id: [
      'pasar',
      'pasar saham',
      'indeks harga saham',
      'saham naik',
      'saham turun',
      'top gainers',
      'peta sektor',
    ],
    en: ['market', 'stock market', 'stock index', 'top gainers', 'top losers', 'most active', 'sector map'],
  },
  exchangeCalendar: {
    id: [
      'jam bursa',
      'jam perdagangan',
      'jam buka bursa',
      'libur bursa',
      'hari libur bursa',
      'penyelesaian t 2',
      'hari bursa',
    ],
    en: [
      'trading hours',
      'market hours',
      'exchange holidays',
      'market holidays',
      'settlement date',
      'trading days',
    ],
  },
  stockScreener: {
    id: ['screener', 'saring saham', 'filter saham', 'cari saham', 'per rendah', 'pbv rendah'],
    en: ['screener', 'screen stocks', 'filter stocks', 'stock filter', 'low pe', 'low pb'],
  },
  recommendation: {
    id: ['rekomendasi', 'saham pilihan', 'harga target', 'target harga', 'beli tahan jual'],
    en: ['recommendations', 'stock picks', 'target prices', 'buy hold sell'],
  },
  researchReport: {
    id: ['riset', 'riset saham', 'laporan analis', 'analisis saham'],
    en: ['research', 'stock research', 'analyst reports', 'stock analysis'],
  },
  sapaMentari: {
    id: ['catatan pagi', 'berita pagi', 'ulasan pasar harian'],
    en: ['morning note', 'morning notes', 'daily market review'],
  },
  analysisTools: {
    id: ['kalkulator pasar', 'alat investasi'],
    en: ['market calculators'],
  },
  orderLimits: {
    id: ['auto rejection', 'ara arb', 'fraksi harga', 'batas harga', 'tick'],
    en: ['auto rejection', 'price limits', 'tick size'],
  },
  averagePrice: {
    id: ['average down', 'harga rata rata', 'ukuran posisi'],
    en: ['average down', 'average cost', 'position size'],
  },
  dividendCalculator: {
    id: ['hitung dividen', 'pajak dividen', 'imbal hasil dividen'],
    en: ['dividend tax', 'dividend income'],
  },
  corporateActionCalculator: {
    id: ['right issue', 'hmetd', 'harga teoretis', 'stock split', 'dilusi'],
    en: ['rights issue', 'theoretical price', 'stock split', 'dilution'],
  },
  bondCalculator: {
    id: ['kalkulator obligasi', 'imbal hasil obligasi', 'kupon sbn', 'sukuk', 'ytm'],
    en: ['yield to maturity', 'bond yield', 'accrued interest'],
  },
  marginSimulator: {
    id: ['simulasi margin', 'margin call', 'forced sell', 'simulasi gadai'],
    en: ['margin call', 'forced sale', 'pawn simulator'],
  },
  fees: {
    id: ['biaya', 'komisi', 'tarif', 'biaya transaksi', 'fee', 'fee broker', 'minimum komisi'],
    en: ['fees', 'commission', 'rates', 'cost', 'brokerage fee', 'price list'],
  },
  transactionCost: {
    id: ['kalkulator biaya', 'hitung biaya', 'harga impas', 'titik impas', 'pajak penjualan', 'levi bursa'],
    en: ['cost calculator', 'break even', 'break even price', 'sales tax', 'exchange levy'],
  },
  investmentCalculator: {
    id: ['kalkulator', 'hitung investasi', 'simulasi investasi', 'kalkulator pensiun', 'kalkulator dana'],
    en: ['calculator', 'investment simulation', 'retirement calculator', 'pension calculator'],
  },
  riskProfile: {
    id: ['profil investor', 'kuesioner risiko', 'tes profil risiko', 'toleransi risiko'],
    en: ['risk profile test', 'risk questionnaire', 'investor profile', 'risk tolerance'],
  },
  educationalVideos: {
    id: ['video', 'video belajar', 'film'],
    en: ['video', 'videos', 'learning videos', 'films'],
  },
  education: {
    id: ['belajar investasi', 'belajar saham', 'kelas investasi', 'materi belajar'],
    en: ['learn to invest', 'learn investing', 'lessons', 'courses'],
  },
  glossary: {
    id: ['kamus', 'kamus investasi', 'istilah', 'arti istilah'],
    en: ['dictionary', 'terms', 'definitions'],
  },
  eduvest: {
    id: ['acara', 'seminar', 'webinar', 'pelatihan', 'daftar acara'],
    en: ['events', 'seminar', 'webinar', 'training'],
  },
  faq: {
    id: ['faq', 'tanya jawab', 'pertanyaan', 'pusat bantuan', 'bantuan'],
    en: ['faq', 'questions', 'help centre', 'help center', 'help'],
  },
  productsAndServices: {
    id: ['produk', 'layanan', 'daftar produk'],
    en: ['products', 'services'],
  },
  promo: { id: ['promosi', 'penawaran', 'hadiah'], en: ['promo', 'offers', 'deals'] },
  announcement: { id: ['maklumat', 'kabar terbaru'], en: ['notices', 'news from the firm'] },
  blog: { id: ['artikel', 'artikel investasi'], en: ['articles'] },
  trust: {
    id: ['izin ojk', 'legalitas', 'direksi', 'pengurus', 'dana perlindungan pemodal', 'laps sjk'],
    en: ['license', 'management', 'directors', 'protection fund', 'is my money protected', 'laps sjk'],
  },
  officialChannels: {
    id: ['akun resmi', 'nomor resmi', 'cek nomor', 'penipuan', 'akun palsu', 'rekening resmi'],
    en: ['official accounts', 'official numbers', 'check a number', 'scam', 'fraud', 'fake accounts'],
  },
  blogEditorBoard: { id: ['redaksi', 'penulis blog'], en: ['editors', 'authors'] },
} as const satisfies Partial<Record<PlainPageName, Readonly<Record<Locale, readonly string[]>>>>

export type SitePageName = keyof typeof sitePageNames
