import type { AccountType } from '@site/contracts/content/products.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import {
  describeInitialCollateral,
  findMarginTerms,
  listMarginTerms,
  type MarginInterest,
} from '#app/page-parts/margin-terms.server.ts'

const id = {
  title: 'Pembiayaan rekening margin',
  terms:
    'Syarat kami, ditambah biaya order di atas. Bunga dihitung per hari. Yang mengikat Anda adalah perjanjian Anda.',
  noTerms: 'Pembiayaan rekening margin juga dikenai bunga per hari, yang tertulis dalam perjanjiannya.',
  simulator: 'Simulasi margin',
}
const en: typeof id = {
  title: 'Financing in a margin account',
  terms: 'Our terms, on top of the fees above. Interest accrues daily. Your agreement is what binds you.',
  noTerms: 'Financing in a margin account also bears daily interest, which is stated in its agreement.',
  simulator: 'Margin simulation',
}
const copy = { id, en }

/** What a margin account costs and demands, outside the page's script; without published terms, where they are. */
export function describeMarginFinancing(
  locale: Locale,
  accounts: readonly Pick<AccountType, 'key' | 'marginTerms'>[] | null,
  interest: MarginInterest,
) {
  const words = copy[locale]
  const terms = findMarginTerms(accounts, interest)
  return {
    title: words.title,
    lead: terms === null ? words.noTerms : words.terms,
    facts: terms === null ? [] : listMarginTerms(locale, terms),
    note: describeInitialCollateral(locale),
    more: { to: pathTo('marginSimulator', locale), label: words.simulator },
  }
}
