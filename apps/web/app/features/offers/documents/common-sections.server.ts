import type { Settings } from '@site/contracts/content/site-chrome.ts'
import type { Registration, Trust } from '@site/contracts/content/trust.ts'
import { writePhone } from '@site/contracts/write-phone.ts'
import { complaintDeadlines } from '@site/finance/complaint-deadlines.ts'
import type { DocumentSection } from '@site/pdf/text-document.ts'
import { formatDate, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { listRegistrationFacts } from '#app/page-parts/registration-facts.server.ts'
import { nameSource } from '#app/page-parts/source-name.server.ts'
import { documentCopy } from './document-copy.server.ts'
import { createFactsPart, createSentencesPart } from './product-document.ts'

/** The firm, as the settings and the trust page state it. */
export interface Issuer {
  readonly settings: Settings
  readonly license: Trust['license']
  /** The URL of the page about complaints; null if it is not published. */
  readonly complaintsUrl: string | null
}

type Row = readonly [string, string]

/** Who offers the product, with which registrations, and which version this is. */
export function createIssuerSection(
  locale: Locale,
  { settings, license }: Issuer,
  options: {
    readonly role: 'name' | 'seller'
    readonly kinds: readonly Registration['kind'][]
    readonly rows: readonly Row[]
    readonly version: string
  },
): DocumentSection {
  const { issuer, sections, unset } = documentCopy[locale]
  const registrations = listRegistrationFacts(locale, license.registrations, options.kinds)
  return {
    title: sections.issuer,
    parts: [
      createFactsPart([
        [issuer[options.role], settings.legalName],
        [issuer.address, settings.address],
        ...(registrations.length === 0
          ? [[issuer.license, unset] as const]
          : registrations.map(({ label, value }) => [label, value] as const)),
        ...options.rows,
        [issuer.version, formatDate(locale, options.version)],
      ]),
    ],
  }
}

export function createComplaintSection(locale: Locale, { settings, complaintsUrl }: Issuer): DocumentSection {
  const { complaints, sections } = documentCopy[locale]
  const { spokenDays, writtenDays, extensionDays, source } = complaintDeadlines
  const days = {
    spoken: formatNumber(locale, spokenDays),
    written: formatNumber(locale, writtenDays),
    extension: formatNumber(locale, extensionDays),
  }
  return {
    title: sections.complaints,
    parts: [
      createSentencesPart([
        complaints.us(writePhone(locale, settings.phone), settings.email),
        ...(complaintsUrl === null ? [] : [complaints.page(complaintsUrl)]),
        complaints.deadlines(days, nameSource(locale, source)),
        complaints.ojk,
        complaints.laps,
      ]),
    ],
  }
}

/** The closing sentences, with the notices of the settings. */
export function createNoteSection(
  locale: Locale,
  { settings }: Issuer,
  own: readonly string[],
): DocumentSection {
  const { notes, sections } = documentCopy[locale]
  const { notices, showSupervision, showDemo } = settings
  const stated = [
    notices.investment,
    showSupervision ? notices.supervision : '',
    showDemo ? notices.demo : '',
  ]
  return {
    title: sections.notes,
    parts: [createSentencesPart([...notes, ...own, ...stated.filter((notice) => notice !== '')])],
  }
}

/** Sentences of the CMS, or that they are not filled in yet. */
export const createSentencesOrUnset = (locale: Locale, texts: readonly string[]) =>
  createSentencesPart(texts.length === 0 ? [`${documentCopy[locale].unset}.`] : texts)

/** The latest of some days; `''` if none is known. */
export const findLatestDay = (days: readonly (string | null)[]): string =>
  days.reduce<string>((latest, day) => (day !== null && day > latest ? day : latest), '')
