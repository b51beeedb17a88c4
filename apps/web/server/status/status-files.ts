import { brand } from '@site/brand/names.ts'
import { stateNames } from '@site/contracts/content/incident-names.ts'
import type { Incident } from '@site/contracts/content/incidents.ts'
import { findPageTitle } from '@site/contracts/content/site-pages.ts'
import { xmlElement, xmlText } from '#app/data/xml.ts'
import { statusFeedPath, statusFilePath } from '#app/i18n/endpoints/status-files.ts'
import { type Locale, localeFacts, locales } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import {
  hasEnded,
  isPlanned,
  listComponents,
  listOpen,
  measureShare,
  type StatusSnapshot,
} from '#app/request/service-status.ts'
import type { SiteFile } from '../files/site-files.ts'

const MAX_ENTRIES = 50
const MAX_AGE_SECONDS = 30

/** The status for programs: one JSON document, and an Atom feed of the updates in each language. */
export function statusFiles(siteUrl: string, snapshot: () => StatusSnapshot): ReadonlyMap<string, SiteFile> {
  const feeds = locales.map((locale): [string, SiteFile] => [
    statusFeedPath(locale),
    {
      type: 'application/atom+xml; charset=utf-8',
      text: () => writeFeed(siteUrl, locale, snapshot()),
      maxAgeSeconds: MAX_AGE_SECONDS,
    },
  ])
  const json: SiteFile = {
    type: 'application/json; charset=utf-8',
    text: () => JSON.stringify(toDocument(snapshot(), new Date())),
    maxAgeSeconds: MAX_AGE_SECONDS,
  }
  return new Map([[statusFilePath, json], ...feeds])
}

/** Times are ISO 8601 with their zone. */
function toDocument(snapshot: StatusSnapshot, now: Date) {
  const { readAt, isReadable, days, incidents } = snapshot
  return {
    readAt,
    isReadable,
    components: listComponents(snapshot, now).map((shown) => {
      const measured = measureShare(days, shown.component)
      return { ...shown, shareOk: measured?.share ?? null, measuredDays: measured?.days ?? 0 }
    }),
    open: listOpen(snapshot, now),
    planned: incidents.filter((incident) => isPlanned(incident, now) && !hasEnded(incident, now)),
    history: incidents.filter((incident) => hasEnded(incident, now)),
  }
}

function writeFeed(siteUrl: string, locale: Locale, { emergency, incidents }: StatusSnapshot): string {
  const page = `${siteUrl}${pathTo('serviceStatus', locale)}`
  const own = `${siteUrl}${statusFeedPath(locale)}`
  const entries = [...(emergency ? [emergency] : []), ...incidents]
    .flatMap((incident) => incident.updates.map((update, place) => ({ incident, update, place })))
    .toSorted((a, b) => Date.parse(b.update.at) - Date.parse(a.update.at))
    .slice(0, MAX_ENTRIES)
  const newest = entries[0]?.update.at ?? new Date(0).toISOString()
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${localeFacts[locale].languageTag}">`,
    xmlElement('title', `${brand.companyName}: ${findPageTitle('serviceStatus')[locale]}`),
    xmlElement('id', own),
    `<link rel="self" href="${xmlText(own)}"/>`,
    `<link href="${xmlText(page)}"/>`,
    xmlElement('updated', newest),
    `<author>${xmlElement('name', brand.companyName)}</author>`,
    ...entries.map((entry) => writeEntry(page, locale, entry)),
    '</feed>\n',
  ].join('\n')
}

interface Entry {
  readonly incident: Incident
  readonly update: Incident['updates'][number]
  readonly place: number
}

function writeEntry(page: string, locale: Locale, { incident, update, place }: Entry): string {
  const choose = (text: string, english: string | null) => (locale === 'en' ? (english ?? text) : text)
  const url = `${page}#incident-${incident.id}`
  return [
    '<entry>',
    xmlElement('title', `${choose(incident.title, incident.titleEn)}: ${stateNames[update.state][locale]}`),
    xmlElement('id', `${url}-${place}`),
    `<link href="${xmlText(url)}"/>`,
    xmlElement('updated', update.at),
    xmlElement('content', choose(update.text, update.textEn)),
    '</entry>',
  ].join('')
}
