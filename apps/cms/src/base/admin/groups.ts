import type { Bilingual } from '#cms/base/fields/bilingual.ts'

/** Groups of the admin's navigation. */
export const groups = {
  editorial: { id: 'Redaksi', en: 'Editorial' },
  research: { id: 'Riset', en: 'Research' },
  education: { id: 'Edukasi', en: 'Education' },
  offers: { id: 'Produk dan layanan', en: 'Products and services' },
  site: { id: 'Situs', en: 'Site' },
  people: { id: 'Orang dan pesan', en: 'People and messages' },
} as const satisfies Record<string, Bilingual>
