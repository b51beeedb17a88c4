import { brand } from '@site/brand/names.ts'
import { stateNames } from '@site/contracts/content/incident-names.ts'
import type { Incident } from '@site/contracts/content/incidents.ts'
import { findPageTitle } from '@site/contracts/content/site-pages.ts'
import { xmlElement, xmlText } from '#app/data/xml.ts'
import { statusFeedPath, statusFilePath } from '#app/i18n/endpoints/status-files.ts'
import { type Locale, localeFacts, locales } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import {
  chooseText,
  listComponents,
  listHistory,
  listIncidents,
  listOpen,
  listPlanned,
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
  const { readAt, isReadable, days, incidentsReadAt } = snapshot
  return {
    readAt,
    isReadable,
    incidentsReadAt,
    components: listComponents(snapshot, now).map((shown) => {
      const measured = measureShare(days, shown.component)
      return { ...shown, shareOk: measured?.share ?? null, measuredDays: measured?.days ?? 0 }
    }),
    open: listOpen(snapshot, now),
    planned: listPlanned(snapshot, now),
    history: listHistory(snapshot, now),
  }
}

function writeFeed(siteUrl: string, locale: Locale, snapshot: StatusSnapshot): string {
  const page = `${siteUrl}${pathTo('serviceStatus', locale)}`
  const own = `${siteUrl}${statusFeedPath(locale)}`
  const entries = listIncidents(snapshot)
    .flatMap((incident) => incident.updates.map((update, place) => ({ incident, update, place })))
    .toSorted((a, b) => Date.parse(b.update.at) - Date.parse(a.update.at))
    .slice(0, MAX_ENTRIES)
  const newest = entries[0]?.update.at ?? snapshot.readAt ?? new Date().toISOString()
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

const writeText = (name: string, { text, isForeign }: ReturnType<typeof chooseText>) =>
  isForeign ? `<${name} xml:lang="id">${xmlText(text)}</${name}>` : xmlElement(name, text)

function writeEntry(page: string, locale: Locale, { incident, update, place }: Entry): string {
  const url = `${page}#incident-${incident.id}`
  const title = chooseText(locale, incident.title, incident.titleEn)
  const content = chooseText(locale, update.text, update.textEn)
  const state = stateNames[update.state][title.isForeign ? 'id' : locale]
  return [
    '<entry>',
    writeText('title', { ...title, text: `${title.text}: ${state}` }),
    xmlElement('id', `${url}-${place}`),
    `<link href="${xmlText(url)}"/>`,
    xmlElement('updated', update.at),
    writeText('content', content),
    '</entry>',
  ].join('')
}
