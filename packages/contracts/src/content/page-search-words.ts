import { indexWords } from '@site/brand/names.ts'
import type { Locale } from '../locale.ts'
import { type PageName, pageNames } from './site-pages.ts'

type Words = Readonly<Record<Locale, readonly string[]>>

/**
 * The pages that the site search finds by their title and by these words, which visitors use for them. Pages that show a
 * document of the CMS, such as products, are found by its texts. A row takes effect when the CMS restarts. Lower case,
 * without accents and hyphens.
 */
const searchWords: Partial<Readonly<Record<PageName, Words>>> = {
  analysisTools: {
    id: ['kalkulator pasar', 'alat investasi', 'alat hitung'],
    en: ['market calculators'],
  },
  announcement: {
    id: ['maklumat', 'kabar terbaru'],
    en: ['notices', 'news from the firm'],
  },
  averagePrice: {
    id: ['average down', 'harga rata rata', 'ukuran posisi', 'avg down', 'cut loss'],
    en: ['average down', 'average cost', 'position size'],
  },
  blog: {
    id: ['artikel', 'artikel investasi'],
    en: ['articles'],
  },
  blogEditorBoard: {
    id: ['redaksi', 'penulis blog'],
    en: ['editors', 'authors'],
  },
  bondCalculator: {
    id: ['obligasi', 'hitung obligasi', 'imbal hasil obligasi', 'kupon sbn', 'sukuk', 'ytm'],
    en: ['bonds', 'yield to maturity', 'bond yield', 'accrued interest'],
  },
  companyList: {
    id: ['daftar emiten', 'daftar saham', 'informasi emiten', 'harga saham', 'kode saham'],
    en: ['issuers', 'list of companies', 'listed companies', 'stock list', 'stock prices', 'ticker symbols'],
  },
  contactUs: {
    id: [
      'kontak',
      'alamat kantor',
      'kantor cabang',
      'lokasi kantor',
      'layanan nasabah',
      'jam layanan',
      'jam kerja',
      'nomor telepon',
      'nomor wa',
      'customer service',
      'whatsapp',
      'bantuan',
    ],
    en: [
      'contact',
      'office address',
      'branch office',
      'customer service',
      'phone number',
      'whatsapp',
      'support',
      'help',
    ],
  },
  corporateAction: {
    id: [
      'corporate action',
      'dividen',
      'jadwal dividen',
      'kalender dividen',
      'tanggal dividen',
      'dividen cair',
      'jadwal rups',
      'cum date',
    ],
    en: ['dividend', 'dividend schedule', 'dividend calendar', 'general meetings', 'cum date'],
  },
  corporateActionCalculator: {
    id: ['right issue', 'hmetd', 'harga teoretis', 'stock split', 'dilusi'],
    en: ['rights issue', 'theoretical price', 'stock split', 'dilution'],
  },
  dividendCalculator: {
    id: ['dividen', 'hitung dividen', 'imbal hasil dividen', 'dividen bersih'],
    en: ['dividend', 'dividend income', 'dividend after tax'],
  },
  education: {
    id: ['belajar investasi', 'belajar saham', 'kelas investasi', 'materi belajar', 'investasi pemula'],
    en: ['learn to invest', 'learn investing', 'lessons', 'courses', 'beginner'],
  },
  educationalVideos: {
    id: ['video', 'video belajar', 'film'],
    en: ['video', 'videos', 'learning videos', 'films'],
  },
  events: {
    id: ['acara', 'seminar', 'webinar', 'pelatihan', 'daftar acara'],
    en: ['events', 'seminar', 'webinar', 'training'],
  },
  exchangeCalendar: {
    id: [
      'jam bursa',
      'jam perdagangan',
      'jam buka',
      'jam buka bursa',
      'jam trading',
      'libur bursa',
      'libur bei',
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
  faq: {
    id: ['faq', 'tanya jawab', 'pertanyaan', 'pusat bantuan', 'bantuan'],
    en: ['faq', 'questions', 'help centre', 'help center', 'help'],
  },
  fees: {
    id: [
      'biaya',
      'komisi',
      'tarif',
      'biaya transaksi',
      'biaya broker',
      'biaya beli saham',
      'biaya jual beli saham',
      'fee',
      'fee broker',
      'fee beli saham',
      'minimum komisi',
    ],
    en: ['fee', 'fees', 'commission', 'rates', 'cost', 'brokerage fee', 'price list'],
  },
  glossary: {
    id: ['kamus', 'kamus investasi', 'istilah', 'arti istilah'],
    en: ['dictionary', 'terms', 'definitions'],
  },
  investmentCalculator: {
    id: [
      'kalkulator',
      'hitung investasi',
      'simulasi investasi',
      'kalkulator pensiun',
      'kalkulator dana',
      'kalkulator reksadana',
    ],
    en: ['calculator', 'investment simulation', 'retirement calculator', 'pension calculator'],
  },
  marginSimulator: {
    id: ['margin', 'simulasi margin', 'margin call', 'forced sell', 'simulasi gadai'],
    en: ['margin', 'margin call', 'forced sale', 'pawn simulator'],
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
      ...indexWords,
    ],
    en: [
      'market',
      'stock market',
      'stock index',
      'top gainers',
      'top losers',
      'most active',
      'sector map',
      ...indexWords,
    ],
  },
  officialChannels: {
    id: [
      'akun resmi',
      'nomor resmi',
      'cek nomor',
      'penipuan',
      'akun palsu',
      'rekening resmi',
      'telegram',
      'grup telegram',
      'grup whatsapp',
      'instagram',
    ],
    en: [
      'official accounts',
      'official numbers',
      'check a number',
      'scam',
      'fraud',
      'fake accounts',
      'telegram',
      'telegram group',
      'instagram',
    ],
  },
  openAccount: {
    id: [
      'buka akun',
      'buka rekening saham',
      'buka akun saham',
      'daftar',
      'daftar rekening',
      'daftar akun',
      'bikin akun',
      'unduh aplikasi',
      'download aplikasi',
      'syarat buka rekening',
      'npwp',
      'ktp',
    ],
    en: [
      'open account',
      'sign up',
      'get started',
      'get the app',
      'download the app',
      'documents needed',
      'tax number',
      'npwp',
      'passport',
    ],
  },
  orderLimits: {
    id: ['auto rejection', 'ara arb', 'ara', 'arb', 'fraksi harga', 'batas harga', 'tick'],
    en: ['auto rejection', 'price limits', 'tick size'],
  },
  promo: {
    id: ['promosi', 'penawaran', 'hadiah', 'bonus', 'bonus daftar', 'bonus pendaftaran', 'cashback'],
    en: ['promo', 'offers', 'deals'],
  },
  productsAndServices: {
    id: ['produk', 'layanan', 'daftar produk'],
    en: ['products', 'services'],
  },
  recommendation: {
    id: ['rekomendasi', 'saham pilihan', 'harga target', 'target harga', 'beli tahan jual'],
    en: ['recommendation', 'recommendations', 'stock picks', 'target prices', 'buy hold sell'],
  },
  researchReport: {
    id: ['riset', 'riset saham', 'laporan analis', 'analisis saham'],
    en: ['research', 'stock research', 'analyst reports', 'stock analysis'],
  },
  riskProfile: {
    id: ['profil investor', 'kuesioner risiko', 'tes profil risiko', 'toleransi risiko'],
    en: ['risk profile test', 'risk questionnaire', 'investor profile', 'risk tolerance'],
  },
  morningNotes: {
    id: ['catatan pagi', 'berita pagi', 'ulasan pasar harian'],
    en: ['morning note', 'morning notes', 'daily market review'],
  },
  stockScreener: {
    id: [
      'screener',
      'penyaring saham',
      'saring saham',
      'filter saham',
      'cari saham',
      'per rendah',
      'pbv rendah',
      'saham murah',
      'saham dividen tinggi',
      'dividen tinggi',
    ],
    en: [
      'screener',
      'screen stocks',
      'filter stocks',
      'stock filter',
      'low pe',
      'low pb',
      'cheap stocks',
      'high dividend stocks',
    ],
  },
  transactionCost: {
    id: ['kalkulator biaya', 'hitung biaya', 'harga impas', 'titik impas', 'pajak penjualan', 'levi bursa'],
    en: ['cost calculator', 'break even', 'break even price', 'sales tax', 'exchange levy'],
  },
  trust: {
    id: [
      'izin ojk',
      'terdaftar ojk',
      'legalitas',
      'aman',
      'uang saya aman',
      'direksi',
      'pengurus',
      'dana perlindungan pemodal',
      'laps sjk',
    ],
    en: [
      'license',
      'safe',
      'is my money safe',
      'is my money protected',
      'management',
      'directors',
      'protection fund',
      'laps sjk',
    ],
  },
  whatIf: {
    id: ['nabung saham', 'investasi rutin', 'dca', 'simulasi saham', 'what if'],
    en: ['dca', 'dollar cost averaging', 'regular investing', 'backtest'],
  },
}

interface SearchablePage {
  readonly page: PageName
  readonly words: Words
}

export const searchablePages: readonly SearchablePage[] = pageNames.flatMap((page) => {
  const words = searchWords[page]
  return words === undefined ? [] : [{ page, words }]
})
