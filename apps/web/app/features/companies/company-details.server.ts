import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { Company, Person } from '@site/contracts/market/company.ts'
import type { Holiday } from '@site/contracts/market/holidays.ts'
import type { FigureMark, OptionalText, Quote } from '@site/contracts/market/values.ts'
import { isBankLayout } from '@site/finance/statement-layouts.ts'
import { isTradedOn } from '@site/finance/suspension-and-delisting.ts'
import {
  formatDate,
  formatDateLong,
  formatNumber,
  formatPercent,
  fractionOfPercent,
} from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type LocalText, localText } from '#app/market/local-text.tsx'
import { untradedSince } from '#app/market/untraded-since.ts'
import { describeAuctions } from './auction-notice.server.ts'
import { detailNames } from './detail-names.server.ts'
import { figureMarksCopy } from './figure-marks-copy.ts'
import { formatBoard } from './format-board.server.ts'
import { writeNotationNotice } from './notation-notice.server.ts'
import { overviewCopy } from './overview-copy.ts'

export type CompanyHead = ReturnType<typeof localizeCompanyHead>
export type CompanyDetails = ReturnType<typeof localizeCompanyDetails>
export type PersonInOffice = ReturnType<typeof localizePerson>

/** The text for search engines. */
export function describeCompanyPage(locale: Locale, subject: string): string {
  return headWords[locale].pageDescription(subject)
}

/** The data for the top of every tab, in one language. */
export function localizeCompanyHead(
  locale: Locale,
  company: Company,
  now: Date,
  holidays: readonly Holiday[] | null,
) {
  const { ticker, shortName, sector, subSector, listingDate, isSharia, latestPrice } = company
  const { suspension, delistedOn, notations, asOf } = company
  const trading = { suspendedSince: suspension?.since ?? null, delistedOn }
  return {
    ticker,
    shortName,
    sector: sector?.name[locale] ?? null,
    subSector: optional(locale, subSector),
    board: formatBoard(locale, { board: company.board, boardAsOf: asOf.board }, asOf.market),
    listingDate,
    isListed: listingDate <= dayInJakarta(now),
    ...describeAuctions(locale, company, now, holidays),
    isSharia,
    suspension: suspension && { since: suspension.since, reason: localText(locale, suspension.reason) },
    delisting: delistedOn && {
      title: headWords[locale].delistedOn(formatDate(locale, delistedOn)),
      text: headWords[locale].delistedText,
    },
    notations: writeNotationNotice(
      locale,
      notations.map(({ code }) => code),
      asOf.notations,
    ),
    statedClose: describeStatedClose(locale, company),
    price: latestPrice && {
      date: latestPrice.date,
      close: latestPrice.close,
      markReasons: listReasons(locale, latestPrice.marks),
      untradedSince: untradedSince(asOf.market, latestPrice.date, trading),
      // The change of an older day would look like one of the market's latest day.
      change: isTradedOn(asOf.market, latestPrice.date, trading) ? presentChange(latestPrice) : null,
    },
  }
}

const headWords = {
  id: {
    pageDescription: (subject: string) =>
      `${subject}: profil, harga, laporan keuangan, rasio, pemegang saham, dan aksi korporasi.`,
    delistedOn: (date: string) => `Hari terakhir di bursa: ${date}`,
    delistedText:
      'Saham ini sudah tidak tercatat dan tidak diperdagangkan lagi di bursa. Datanya sampai hari itu tetap tersedia.',
    statedClose: (day: string) => `Harga menurut bursa pada ${day}, tanpa perdagangan di pasar reguler`,
    tradesMissing: (since: string) => `Perdagangan saham ini setelah ${since} belum kami terima.`,
    noTradeInData: 'Data kami tidak memuat perdagangan saham ini di pasar reguler.',
  },
  en: {
    pageDescription: (subject: string) =>
      `${subject}: profile, price, financial statements, ratios, shareholders and corporate actions.`,
    delistedOn: (date: string) => `Last day on the exchange: ${date}`,
    delistedText:
      'This share is no longer listed or traded on the exchange. Its data up to that day remains available.',
    statedClose: (day: string) =>
      `Price stated by the exchange on ${day}, without a trade in the regular market`,
    tradesMissing: (since: string) => `We have not received the trades of this share after ${since}.`,
    noTradeInData: 'Our data has no trade of this share in the regular market.',
  },
} as const satisfies Record<Locale, unknown>

/** The price of the exchange if the last trade is not in our data, with what it is. */
function describeStatedClose(
  locale: Locale,
  { statedClose, latestPrice }: Pick<Company, 'statedClose' | 'latestPrice'>,
) {
  if (statedClose === null) return null
  const words = headWords[locale]
  return {
    close: statedClose.close,
    text: `${words.statedClose(formatDateLong(locale, statedClose.date))}, ${overviewCopy[locale].inRupiah}.`,
    explanation:
      latestPrice === null ? words.noTradeInData : words.tradesMissing(formatDate(locale, latestPrice.date)),
  }
}

function presentChange({ change, changePercent }: Pick<Quote, 'change' | 'changePercent'>) {
  return change === null || changePercent === null
    ? null
    : { rupiah: change, fraction: fractionOfPercent(changePercent) }
}

/** The data that only the overview shows, in one language. */
export function localizeCompanyDetails(locale: Locale, company: Company) {
  const { management } = company
  const names = detailNames[locale]
  return {
    about: describeCompany(locale, company),
    hasManagement: hasManagement(management),
    commissioners: management.commissioners.map((person) => localizePerson(locale, person)),
    directors: management.directors.map((person) => localizePerson(locale, person)),
    responsiblePerson: management.responsiblePerson && {
      ...management.responsiblePerson,
      position: localText(locale, management.responsiblePerson.position),
    },
    registrar: management.registrar,
    subsidiaries: company.subsidiaries.map(({ business, relation, ...subsidiary }) => ({
      ...subsidiary,
      relation: names.relations[relation],
      business: optional(locale, business),
    })),
    shareholders: company.shareholders.map(({ name, ...shareholder }) => ({
      ...shareholder,
      name: name[locale],
      categoryName: names.categories[shareholder.category],
    })),
    summaries: {
      shareholders: summarizeHolders(locale, company.shareholders),
      management: summarizeManagement(locale, management),
      subsidiaries: names.companies(formatNumber(locale, company.subsidiaries.length)),
      stockHistory: names.eventsSince(
        formatNumber(locale, company.stockHistory.length),
        company.stockHistory.at(-1)?.date.slice(0, 4) ?? '',
      ),
    },
    shareholderMarkReasons: listReasons(locale, company.shareholderMarks),
    holderTypes: company.holderTypes.map(({ type, ...shares }) => ({
      ...shares,
      type: names.holderTypes[type],
    })),
    stockHistory: company.stockHistory.map(({ event, ...change }) => ({
      ...change,
      event: names.events[event],
    })),
    asOf: company.asOf,
  }
}

function describeCompany(locale: Locale, company: Company) {
  return {
    ticker: company.ticker,
    name: company.name[locale],
    business: optional(locale, company.business),
    description: localizeDescription(locale, company.description),
    sector: company.sector && { code: company.sector.code, name: company.sector.name[locale] },
    subSector: optional(locale, company.subSector),
    industry: optional(locale, company.industry),
    subIndustry: optional(locale, company.subIndustry),
    board: formatBoard(locale, { board: company.board, boardAsOf: company.asOf.board }, company.asOf.market),
    listingDate: company.listingDate,
    ipoPrice: company.ipoPrice,
    listedShares: company.listedShares,
    issuedShares: company.issuedShares,
    isBank: isBankLayout(company.statementLayout),
    freeFloat: company.freeFloat,
    marketValue: company.marketValue,
    isSharia: company.isSharia,
    indices: company.indices.map(({ code, name, since }) => ({ code, name: name[locale], since })),
    areIndicesKnown: company.complete.indices,
    address: company.address,
    phone: company.phone,
    fax: company.fax,
    email: company.email,
    website: company.website,
  }
}

/** The largest holder and the public. */
function summarizeHolders(locale: Locale, shareholders: Company['shareholders']): string {
  const [largest] = shareholders
    .filter(({ category }) => category !== 'public' && category !== 'treasury')
    .toSorted((one, other) => other.percentage - one.percentage)
  const published = shareholders.find(({ category }) => category === 'public')
  const toText = (name: string, percentage: number) =>
    `${name} ${formatPercent(locale, fractionOfPercent(percentage))}`
  return [
    ...(largest ? [toText(largest.name[locale], largest.percentage)] : []),
    ...(published ? [toText(detailNames[locale].publicHolders, published.percentage)] : []),
  ].join(' · ')
}

/** The number of people, or the name of the only one. */
function summarizeManagement(
  locale: Locale,
  { commissioners, directors, responsiblePerson, registrar }: Company['management'],
): string {
  const count = commissioners.length + directors.length
  return count === 0
    ? (responsiblePerson?.name ?? registrar?.name ?? '')
    : detailNames[locale].people(formatNumber(locale, count))
}

function hasManagement({ commissioners, directors, responsiblePerson, registrar }: Company['management']) {
  return commissioners.length > 0 || directors.length > 0 || responsiblePerson !== null || registrar !== null
}

function localizePerson(locale: Locale, { name, position, since, isAffiliated }: Person) {
  return { name, position: localText(locale, position), since, isAffiliated }
}

function listReasons(locale: Locale, marks: readonly FigureMark[]): string[] {
  return marks.map((mark) => figureMarksCopy[locale].marks[mark])
}

function optional(locale: Locale, text: OptionalText | null): LocalText | null {
  return text && localText(locale, text)
}

function localizeDescription(locale: Locale, description: Company['description']): LocalText[] {
  const english = description?.en ?? null
  return locale === 'en' && english !== null
    ? english.map((text) => ({ text, isIndonesian: false }))
    : (description?.id ?? []).map((text) => localText(locale, { id: text, en: null }))
}
