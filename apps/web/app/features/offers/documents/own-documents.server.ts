import type { Fund } from '@site/contracts/content/funds.ts'
import type { AccountType } from '@site/contracts/content/products.ts'
import type { LinkedFile } from '#app/design/download-link.tsx'
import { documentPath, fundSummaryFile, riplayFile } from '#app/i18n/endpoints/document-files.ts'
import type { Locale } from '#app/i18n/locales.ts'
import {
  describeMarginTerms,
  type FinancingTerms,
  type MarginInterest,
  readFinancingTerms,
} from '#app/page-parts/margin-terms.server.ts'

function describeCreatedFile(locale: Locale, name: string): LinkedFile {
  return { path: documentPath(locale, name), name, mimeType: 'application/pdf', bytes: null }
}

/** Without benefits and risks it would be a summary in name only. */
export const hasRiplay = ({ benefits, risks }: AccountType): boolean =>
  benefits.length > 0 && risks.length > 0
export const hasSummary = ({ policy, risks }: Fund): boolean => policy !== '' && risks.length > 0

/** The editors' file of an account, else the one that the site creates; null if its fields are not filled in. */
export const findRiplay = (locale: Locale, account: AccountType): LinkedFile | null =>
  account.riplay ?? (hasRiplay(account) ? describeCreatedFile(locale, riplayFile(account.key)) : null)

/** The same for the summary of a fund. */
export const findSummary = (locale: Locale, fund: Fund): LinkedFile | null =>
  fund.factSheet ??
  (hasSummary(fund) ? describeCreatedFile(locale, fundSummaryFile(locale, fund.code)) : null)

/** What the page about accounts shows of one. */
export type ShownAccount = Omit<
  AccountType,
  'riplay' | 'updatedAt' | 'requirements' | 'benefits' | 'risks' | 'rights' | 'duties' | 'marginTerms'
> & { readonly riplay: LinkedFile | null }

/** Without the texts that only RIPLAY contains; the cost names the terms of financing. */
export function showAccount(locale: Locale, account: AccountType, interest: MarginInterest): ShownAccount {
  const { updatedAt, requirements, benefits, risks, rights, duties, marginTerms, ...shown } = account
  // A file that the site creates states its own version.
  const riplayValidFrom = account.riplay ? account.riplayValidFrom : null
  const terms = readFinancingTerms({ key: account.key, marginTerms }, interest)
  const comparison = { ...shown.comparison, cost: addTerms(locale, shown.comparison.cost, terms) }
  return { ...shown, comparison, riplay: findRiplay(locale, account), riplayValidFrom }
}

const financing = { id: 'Pembiayaan', en: 'Financing' } as const satisfies Record<Locale, string>

function addTerms(locale: Locale, cost: string, terms: FinancingTerms | null): string {
  const words = describeMarginTerms(locale, terms)
  return words === null ? cost : `${cost.replace(/\.$/, '')}. ${financing[locale]}: ${words}.`
}

/** What the list of funds shows of one. */
export type ShownFund = Omit<
  Fund,
  'factSheet' | 'policy' | 'risks' | 'benchmark' | 'launchDate' | 'assets' | 'assetsDate'
> & {
  readonly factSheet: LinkedFile | null
}

/** Without the texts that only its summary contains. */
export function showFund(locale: Locale, fund: Fund): ShownFund {
  const { policy, risks, benchmark, launchDate, assets, assetsDate, ...shown } = fund
  return { ...shown, factSheet: findSummary(locale, fund) }
}
