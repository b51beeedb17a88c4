import type { CompanyDetails } from '#app/features/companies/company-details.server.ts'
import { copy } from '#app/features/companies/copy.ts'
import { overviewCopy } from '#app/features/companies/overview-copy.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { OverviewPart } from './load-overview.server.ts'

type Parts = Pick<OverviewPart, 'recommendations' | 'news' | 'reports'>

/** The names of the parts without any data, which the page shows as sentences instead of empty sections. */
export function listAbsentParts(locale: Locale, parts: Parts, details: CompanyDetails | null) {
  const words = overviewCopy[locale]
  const { recommendations, news, reports } = parts
  const isEmpty = (items: readonly unknown[] | null | undefined) => items?.length === 0
  return {
    /** Our own texts: there are none. */
    unwritten: [
      ...(isEmpty(recommendations) ? [words.recommendations] : []),
      ...(isEmpty(reports) ? [words.research] : []),
    ],
    /** Nobody delivered their data. */
    undelivered: [
      ...(details && !hasHolders(details) ? [words.shareholders] : []),
      ...(isEmpty(news) ? [copy[locale].news] : []),
      ...(details ? listAbsentManagement(locale, details) : []),
      ...(isEmpty(details?.subsidiaries) ? [words.subsidiaries] : []),
      ...(isEmpty(details?.stockHistory) ? [words.stockHistory] : []),
    ],
  }
}

export function hasHolders({ shareholders, holderTypes }: CompanyDetails): boolean {
  return shareholders.length > 0 || holderTypes.length > 0
}

export function hasManagement({
  commissioners,
  directors,
  responsiblePerson,
  registrar,
}: CompanyDetails): boolean {
  return commissioners.length > 0 || directors.length > 0 || responsiblePerson !== null || registrar !== null
}

function listAbsentManagement(locale: Locale, details: CompanyDetails): string[] {
  const words = overviewCopy[locale]
  if (!hasManagement(details)) return [words.management]
  return [
    ...(details.commissioners.length === 0 ? [words.commissioners] : []),
    ...(details.directors.length === 0 ? [words.directors] : []),
    ...(details.responsiblePerson === null ? [words.responsiblePerson] : []),
    ...(details.registrar === null ? [words.registrar] : []),
  ]
}
