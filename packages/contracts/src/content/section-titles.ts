import type { Locale } from '../locale.ts'
import type { PageName } from './page-names.ts'

/** Titles of the pages with others below them and of those without a parent: the only ones that every page loads. */
export const sectionTitles = {
  home: { id: 'Beranda', en: 'Home' },
  aboutUs: { id: 'Tentang kami', en: 'About us' },
  analysisTools: { id: 'Alat analisis', en: 'Analysis tools' },
  announcement: { id: 'Pengumuman', en: 'Announcements' },
  blog: { id: 'Blog', en: 'Blog' },
  companyDetail: { id: 'Informasi perusahaan', en: 'Company information' },
  companyList: { id: 'Informasi perusahaan', en: 'Company information' },
  companyNews: { id: 'Berita terkini', en: 'Latest news' },
  contactUs: { id: 'Hubungi kami', en: 'Contact us' },
  education: { id: 'Edukasi', en: 'Education' },
  eduvest: { id: 'Eduvest', en: 'Eduvest' },
  eduvestDetail: { id: 'Acara', en: 'Event' },
  exchangeCalendar: { id: 'Kalender bursa', en: 'Exchange calendar' },
  faq: { id: 'Pertanyaan umum', en: 'Frequently asked questions' },
  fees: { id: 'Biaya', en: 'Fees' },
  glossary: { id: 'Glosarium', en: 'Glossary' },
  investmentCalculator: { id: 'Kalkulator investasi', en: 'Investment calculator' },
  market: { id: 'Pasar hari ini', en: 'Market today' },
  openAccount: { id: 'Buka rekening', en: 'Open an account' },
  productsAndServices: { id: 'Produk dan layanan', en: 'Products and services' },
  promo: { id: 'Promo', en: 'Promotions' },
  recommendation: { id: 'Rekomendasi saham', en: 'Stock recommendations' },
  researchReport: { id: 'Laporan riset', en: 'Research reports' },
  riskProfile: { id: 'Profil risiko', en: 'Risk profile' },
  sapaMentari: { id: 'Sapa Mentari', en: 'Sapa Mentari' },
  searchResult: { id: 'Hasil pencarian', en: 'Search results' },
  staticPage: { id: 'Halaman', en: 'Page' },
  stockScreener: { id: 'Penyaring saham', en: 'Stock screener' },
  trust: { id: 'Kepercayaan', en: 'Trust' },
} as const satisfies Partial<Record<PageName, Record<Locale, string>>>

export type SectionName = keyof typeof sectionTitles
