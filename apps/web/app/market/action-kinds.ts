import type { CorporateActionKind } from '@site/contracts/market/corporate-actions.ts'
import type { Locale } from '#app/i18n/locales.ts'

type Names = Readonly<Record<Locale, string>>

interface ActionKind {
  /** The kind in URLs. */
  readonly tab: Names
  readonly name: Names
}

export const actionKinds: Readonly<Record<CorporateActionKind, ActionKind>> = {
  dividend: { tab: { id: 'dividen', en: 'dividend' }, name: { id: 'Dividen', en: 'Dividend' } },
  bonus: { tab: { id: 'bonus', en: 'bonus' }, name: { id: 'Bonus', en: 'Bonus' } },
  ipo: { tab: { id: 'ipo', en: 'ipo' }, name: { id: 'IPO', en: 'IPO' } },
  'general-meeting': {
    tab: { id: 'rups', en: 'general-meeting' },
    name: { id: 'RUPS', en: 'General meeting' },
  },
  'stock-merge-split': {
    tab: { id: 'pecah-gabung-saham', en: 'stock-merge-split' },
    name: { id: 'Penggabungan dan pemecahan saham', en: 'Stock merge and split' },
  },
  rights: {
    tab: { id: 'hmetd', en: 'rights-issue' },
    name: { id: 'HMETD (rights issue)', en: 'Rights issue' },
  },
  warrant: { tab: { id: 'waran', en: 'warrant' }, name: { id: 'Waran', en: 'Warrant' } },
  tender: {
    tab: { id: 'penawaran-tender', en: 'tender-offer' },
    name: { id: 'Penawaran tender', en: 'Tender offer' },
  },
  buyback: {
    tab: { id: 'pembelian-kembali', en: 'buyback' },
    name: { id: 'Pembelian kembali saham', en: 'Share buyback' },
  },
}

/** The name of a kind in URLs; null: the default, which they omit. */
export function writeActionTab(locale: Locale, kind: CorporateActionKind): string | null {
  return kind === 'dividend' ? null : actionKinds[kind].tab[locale]
}
