import type { AccountType } from '@site/contracts/content/products.ts'
import type { Locale } from '#app/i18n/locales.ts'
import {
  describeInitialCollateral,
  describeMarginTerms,
  findMarginTerms,
  listStatedTerms,
  listUnstatedTerms,
  type MarginInterest,
} from '#app/page-parts/margin-terms.server.ts'
import type { MarginFacts } from './tool-facts.ts'

const id = {
  ownTerms: (terms: string) =>
    `Syarat pembiayaan kami (isian awal simulasi ini): ${terms}. Yang mengikat Anda adalah perjanjian Anda.`,
  examples: (labels: string) =>
    `Isian awal ini contoh, bukan syarat kami: ${labels}. Gantilah dengan angka di perjanjian Anda.`,
}
const en: typeof id = {
  ownTerms: (terms) =>
    `Our terms of financing (the initial entries of this simulation): ${terms}. Your agreement is what binds you.`,
  examples: (labels) =>
    `These initial entries are examples, not our terms: ${labels}. Replace them with those of your agreement.`,
}
const copy = { id, en }

/** The firm's own terms for the margin calculator, with the sentences about them, outside the tool's script. */
export function createMarginFacts(
  locale: Locale,
  accounts: readonly Pick<AccountType, 'key' | 'marginTerms'>[] | null,
  interest: MarginInterest,
): MarginFacts {
  const words = copy[locale]
  const terms = findMarginTerms(accounts, interest)
  const described = describeMarginTerms(locale, terms)
  const unstated = listUnstatedTerms(locale, terms)
  return {
    terms: listStatedTerms(terms),
    notes: [
      ...(described === null ? [] : [words.ownTerms(described)]),
      ...(unstated.length === 0 ? [] : [words.examples(unstated.join('; '))]),
      describeInitialCollateral(locale),
    ],
  }
}
