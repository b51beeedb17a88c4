import type { CorporateActionKind } from '@site/contracts/market/corporate-actions.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** The kinds of corporate actions in URLs, and all of them. */
export const actionTabNames = {
  all: { id: 'semua', en: 'all' },
  dividend: { id: 'dividen', en: 'dividend' },
  bonus: { id: 'bonus', en: 'bonus' },
  ipo: { id: 'ipo', en: 'ipo' },
  'general-meeting': { id: 'rups', en: 'general-meeting' },
  'stock-merge-split': { id: 'pecah-gabung-saham', en: 'stock-merge-split' },
} as const satisfies Record<CorporateActionKind | 'all', Record<Locale, string>>

/** The name of a kind in URLs; null: the default, which they omit. */
export function writeActionTab(locale: Locale, kind: CorporateActionKind): string | null {
  return kind === 'dividend' ? null : actionTabNames[kind][locale]
}
