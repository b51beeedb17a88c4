import type { ProductKey } from '@site/contracts/content/products.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'

const id = {
  none: 'Belum ada RIPLAY untuk produk ini di situs.',
  ask: 'Tanyakan kepada kami',
  funds:
    'Tidak ada satu RIPLAY untuk semua reksa dana: tiap reksa dana memiliki ringkasan informasi produknya.',
  seeFunds: 'Lihat daftar reksa dana',
}
const en: typeof id = {
  none: 'There is no RIPLAY of this product on the site yet.',
  ask: 'Ask us',
  funds: 'There is no single RIPLAY of mutual funds: each fund has its own summary.',
  seeFunds: 'See the list of funds',
}
const copy = { id, en }

export interface MissingRiplay {
  readonly text: string
  readonly link: { readonly to: string; readonly label: string }
}

/** What the page of a product without RIPLAY states instead, outside the page's script. */
export function explainMissingRiplay(locale: Locale, key: ProductKey): MissingRiplay {
  const words = copy[locale]
  return key === 'mutualFund'
    ? { text: words.funds, link: { to: '#funds', label: words.seeFunds } }
    : { text: words.none, link: { to: pathTo('contactUs', locale), label: words.ask } }
}
