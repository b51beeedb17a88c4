import type { PageName } from '@site/contracts/content/site-pages.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** One sentence next to the links of a menu group; a group without an entry has none. */
export type MenuLeads = Readonly<Partial<Record<PageName, string>>>

export const menuLeads: Readonly<Record<Locale, MenuLeads>> = {
  id: {
    productsAndServices: 'Empat keluarga produk dan enam layanan, dengan syarat yang tertulis di muka.',
    companyList: 'Angka emiten, riset, dan alat hitung, dengan tanggal dan sumbernya.',
    education: 'Pelajaran, acara, dan bacaan untuk memutuskan sendiri.',
    aboutUs: 'Siapa kami dan cara menghubungi kami.',
  },
  en: {
    productsAndServices: 'Four product families and six services, with their terms stated up front.',
    companyList: 'Company figures, research and calculators, with their dates and sources.',
    education: 'Lessons, events and reading to decide for yourself.',
    aboutUs: 'Who we are and how to reach us.',
  },
}
