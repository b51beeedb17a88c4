import { isClosedPage } from '@site/contracts/content/closed-pages.ts'
import type { PageName } from '@site/contracts/content/site-pages.ts'
import { linkablePages } from '#cms/base/fields/page-name.ts'
import { changeTimes, type Entry, menuPlaces } from './menu-places.ts'

/** A composed page is named by the ID of its document, which is the same in both languages. */
type NamedEntry = Entry & { document?: number | null | undefined }

type Place = { page: PageName; slug: string | null }

export type MenuChange = {
  /** When the draft changes the site; null: on its publication. */
  at: string | null
  closed: Place[]
  opened: Place[]
}

function toPlace({ page, document }: NamedEntry): Place | null {
  if (!page) return null
  if (page !== 'staticPage') return { page, slug: null }
  return document ? { page, slug: String(document) } : null
}

/** Pages that close or open when the draft is published, and later when periods of its entries start or end. */
export function menuChanges(published: NamedEntry[], draft: NamedEntry[], now: Date): MenuChange[] {
  const documents = new Set([...published, ...draft].flatMap((entry) => toPlace(entry)?.slug ?? []))
  const all: Place[] = [
    ...linkablePages.filter((page) => page !== 'staticPage').map((page) => ({ page, slug: null })),
    ...[...documents].map((slug) => ({ page: 'staticPage' as const, slug })),
  ]
  const closedIn = (entries: NamedEntry[], time: Date) => {
    const places = menuPlaces(entries, time, toPlace)
    return new Set(all.filter(({ page, slug }) => isClosedPage(places, page, slug)))
  }
  const difference = (at: string | null, before: Set<Place>, after: Set<Place>): MenuChange => ({
    at,
    closed: [...after].filter((place) => !before.has(place)),
    opened: [...before].filter((place) => !after.has(place)),
  })
  return [
    difference(null, closedIn(published, now), closedIn(draft, now)),
    ...changeTimes(draft, now).map((at) => {
      const time = Date.parse(at)
      return difference(at, closedIn(draft, new Date(time - 1)), closedIn(draft, new Date(time)))
    }),
  ].filter(({ closed, opened }) => closed.length > 0 || opened.length > 0)
}
