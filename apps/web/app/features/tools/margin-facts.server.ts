import type { AccountType } from '@site/contracts/content/products.ts'
import type { Locale } from '#app/i18n/locales.ts'
import {
  describeInitialCollateral,
  describeMarginTerms,
  findMarginTerms,
  readKnownTerms,
} from '#app/page-parts/margin-terms.server.ts'
import type { MarginFacts } from './tool-facts.ts'

const id = {
  ownTerms: (terms: string) =>
    `Syarat pembiayaan kami (isian awal simulasi ini): ${terms}. Yang mengikat Anda adalah perjanjian Anda.`,
  examples:
    'Rasio, haircut, dan bunga yang terisi adalah contoh, bukan syarat kami. Gantilah dengan angka di perjanjian Anda.',
}
const en: typeof id = {
  ownTerms: (terms) =>
    `Our terms of financing (the initial entries of this simulation): ${terms}. Your agreement is what binds you.`,
  examples:
    'The ratios, haircut and interest filled in are examples, not our terms. Replace them with those of your agreement.',
}
const copy = { id, en }

/** The firm's own terms for the margin calculator, with the sentences about them, outside the tool's script. */
export function createMarginFacts(
  locale: Locale,
  accounts: readonly Pick<AccountType, 'key' | 'marginTerms'>[] | null,
): MarginFacts {
  const words = copy[locale]
  const terms = findMarginTerms(accounts)
  const described = describeMarginTerms(locale, terms)
  return {
    terms: readKnownTerms(terms),
    notes: [
      described === null ? words.examples : words.ownTerms(described),
      describeInitialCollateral(locale),
    ],
  }
}
