import type { HomeSection } from '@site/contracts/content/home.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'

/** Names of the home page's sections in the admin. */
export const homeSectionNames: Record<HomeSection, Bilingual> = {
  market: { id: 'Papan pasar', en: 'Market board' },
  research: { id: 'Catatan pagi dan riset', en: 'Morning note and research' },
  articles: { id: 'Bacaan', en: 'Articles' },
  events: { id: 'Acara', en: 'Events' },
  products: { id: 'Produk', en: 'Products' },
  plan: { id: 'Kalkulator rencana', en: 'Plan calculator' },
  promos: { id: 'Promo', en: 'Promotions' },
}
