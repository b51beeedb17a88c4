import type { Fact } from '@site/contracts/content/document-parts.ts'
import type { Service } from '@site/contracts/content/products.ts'
import { formatNumber, formatRupiahWords } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'

/**
 * The conditions and partner of a service from its data, followed by the editors' facts. Data takes precedence over a
 * fact of the same name.
 */
export function serviceConditions(
  { partner, minimumAssets, contractYears, facts }: Service,
  locale: Locale,
): readonly Fact[] {
  const words = copy[locale]
  const fromData: Fact[] = []
  // An editor's name for the partner, such as "Lender", says more.
  if (partner !== null && facts.every(({ label, value }) => value !== partner || label === words.partner)) {
    fromData.push({ label: words.partner, value: partner })
  }
  if (minimumAssets !== null) {
    fromData.push({ label: words.minimumAssets, value: formatRupiahWords(locale, minimumAssets) })
  }
  if (contractYears !== null) {
    fromData.push({ label: words.contract, value: words.years(formatNumber(locale, contractYears)) })
  }
  const named = new Set(fromData.map(({ label }) => label.toLowerCase()))
  return [...fromData, ...facts.filter(({ label }) => !named.has(label.toLowerCase()))]
}
