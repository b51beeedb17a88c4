import { marginPosition } from '@site/finance/market-calculators/margin.ts'
import type { DocumentPart } from '@site/pdf/text-document.ts'
import { formatNumber, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type FinancingTerms, listMarginTerms, readKnownTerms } from '#app/page-parts/margin-terms.server.ts'
import { documentCopy } from './document-copy.server.ts'
import { createFactsPart, createTextPart } from './product-document.ts'

/** Interest, ratios and the deadline of the financing; an unset one is in the agreement. */
export function createMarginCosts(locale: Locale, terms: FinancingTerms | null): DocumentPart {
  return createFactsPart(listMarginTerms(locale, terms).map(({ label, value }) => [label, value]))
}

const example = { lots: 1000, price: 1000, ownMoney: 50_000_000, basis: 365, days: 30 } as const

/** Interest of 30 days, and what a fall in price does, on the firm's own terms. */
export function createMarginSimulation(
  locale: Locale,
  terms: FinancingTerms | null,
  day: string,
): DocumentPart[] {
  const { simulation, unset } = documentCopy[locale]
  const known = readKnownTerms(terms)
  if (known === null) return [createTextPart(simulation.noTerms)]
  const position = marginPosition({ ...example, ...known, day })
  const money = (amount: number) => formatRupiah(locale, amount)
  const price = (limit: number | null) => (limit === null ? unset : money(limit))
  const leftAt = (share: number) => money(position.at(example.price * share).left)
  return [
    createTextPart(
      simulation.margin(money(position.value), money(example.ownMoney), money(position.financing)),
    ),
    createFactsPart([
      [simulation.interestDay, money(position.interestPerDay)],
      [simulation.interestDays(formatNumber(locale, example.days)), money(position.interest)],
      [simulation.callPrice(money(example.price)), price(position.callPrice)],
      [simulation.forcedPrice, price(position.forcedPrice)],
      [simulation.left, leftAt(0.8)],
      [simulation.leftAll, leftAt(0.4)],
    ]),
  ]
}
