import type { Company } from '@site/contracts/market/company.ts'
import { copy } from '#app/features/companies/copy.ts'
import { overviewCopy } from '#app/features/companies/overview-copy.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** The lists of the page besides the company's own data; null: unavailable. */
interface Lists {
  readonly recommendations: readonly unknown[] | null
  readonly news: readonly unknown[] | null
  readonly reports: readonly unknown[] | null
  readonly actions: readonly unknown[] | null
}

const words = {
  id: {
    unwritten: (names: string) => `Belum ada: ${names}.`,
    undelivered: (names: string) => `Data tidak tersedia: ${names}.`,
  },
  en: {
    unwritten: (names: string) => `None yet: ${names}.`,
    undelivered: (names: string) => `Data not available: ${names}.`,
  },
} as const satisfies Record<Locale, unknown>

/** Sentences about the parts without any data, which the page shows instead of empty sections. */
export function describeAbsentParts(locale: Locale, company: Company | null, lists: Lists): string[] {
  const { recommendations, research } = overviewCopy[locale]
  const unwritten = [
    ...(lists.recommendations?.length === 0 ? [recommendations] : []),
    ...(lists.reports?.length === 0 ? [research] : []),
  ]
  // If the list of dividends is complete and empty, the answers above state that there is no dividend.
  const lacksActions = lists.actions?.length === 0 && company?.complete.dividends === null
  const undelivered = [
    ...(lacksActions ? [overviewCopy[locale].actions] : []),
    ...(lists.news?.length === 0 ? [copy[locale].news] : []),
    ...(company === null ? [] : listUndelivered(locale, company)),
  ]
  return [
    ...(unwritten.length > 0 ? [words[locale].unwritten(unwritten.join(', '))] : []),
    ...(undelivered.length > 0 ? [words[locale].undelivered(undelivered.join(', '))] : []),
  ]
}

function listUndelivered(locale: Locale, company: Company): string[] {
  const { shareholders, subsidiaries, stockHistory } = overviewCopy[locale]
  return [
    ...(company.shareholders.length === 0 && company.holderTypes.length === 0 ? [shareholders] : []),
    ...listAbsentManagement(locale, company.management),
    ...(company.subsidiaries.length === 0 ? [subsidiaries] : []),
    ...(company.stockHistory.length === 0 ? [stockHistory] : []),
  ]
}

function listAbsentManagement(locale: Locale, management: Company['management']): string[] {
  const names = overviewCopy[locale]
  const absent = [
    ...(management.commissioners.length === 0 ? [names.commissioners] : []),
    ...(management.directors.length === 0 ? [names.directors] : []),
    ...(management.responsiblePerson === null ? [names.responsiblePerson] : []),
    ...(management.registrar === null ? [names.registrar] : []),
  ]
  return absent.length === Object.keys(management).length ? [names.management] : absent
}
