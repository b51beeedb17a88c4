import type { MarketDay } from '@site/contracts/market/market-day.ts'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { noSanctionNote, notationKind, notationMeaning } from '#app/market/notation-meanings.server.ts'

export type NotationGroup = ReturnType<typeof groupNotations>[number]

const id = {
  caution: (date: string) => `Tanda dari bursa bahwa investor perlu berhati-hati, per ${date}.`,
  information: (note: string, date: string) => `${note} Data per ${date}.`,
}
const en: typeof id = {
  caution: (date) => `Exchange markers that call for caution, as of ${date}.`,
  information: (note, date) => `${note} Data as of ${date}.`,
}
const leads = { id, en }

/** Letters with their companies, warnings first; on the server, because all meanings are too large for a page's script. */
export function groupNotations(locale: Locale, { asOf, companies }: NonNullable<MarketDay['notations']>) {
  const date = formatDate(locale, asOf)
  const words = leads[locale]
  const codes = [...new Set(companies.flatMap((company) => company.codes))].toSorted()
  const letters = codes.map((code) => ({
    code,
    meaning: notationMeaning(locale, code),
    companies: companies
      .filter((company) => company.codes.includes(code))
      .map(({ ticker, slug, shortName }) => ({ ticker, slug, shortName })),
  }))
  const ofKind = (kind: ReturnType<typeof notationKind>) =>
    letters.filter(({ code }) => notationKind(code) === kind)
  return [
    { lead: words.caution(date), letters: ofKind('caution') },
    { lead: words.information(noSanctionNote(locale, codes) ?? '', date), letters: ofKind('information') },
  ].filter((group) => group.letters.length > 0)
}
