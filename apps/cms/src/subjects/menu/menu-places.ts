import type { MenuPlace } from '@site/contracts/content/site-chrome.ts'
import type { PageName } from '@site/contracts/content/site-pages.ts'

/** A menu entry; drafts may lack parts. */
export type Entry = {
  page?: PageName | null | undefined
  enabled?: boolean | null | undefined
  startsAt?: string | null | undefined
  endsAt?: string | null | undefined
}

type Rows<Row> = Row[] | null | undefined
type Tree<Item> = {
  header?: Rows<Item & { children?: Rows<Item> }>
  footer?: Rows<{ links?: Rows<Item> }>
}

/** The target of an entry; null if its page is not chosen or not published. */
export type PlaceOf<Item> = (entry: Item) => Pick<MenuPlace, 'page' | 'slug'> | null

export function isOn({ enabled, startsAt, endsAt }: Entry, now: Date): boolean {
  return enabled !== false && (!startsAt || new Date(startsAt) <= now) && (!endsAt || now < new Date(endsAt))
}

export function listEntries<Item>(menu: Tree<Item>): Item[] {
  return [
    ...(menu.header ?? []).flatMap((entry) => [entry, ...(entry.children ?? [])]),
    ...(menu.footer ?? []).flatMap(({ links }) => links ?? []),
  ]
}

/** Every page in the menu, once. A page is open if at least one of its entries is shown. */
export function menuPlaces<Item extends Entry>(
  entries: readonly Item[],
  now: Date,
  toPlace: PlaceOf<Item>,
): MenuPlace[] {
  const places = new Map<string, MenuPlace>()
  for (const entry of entries) {
    const place = toPlace(entry)
    if (place === null) continue
    const key = `${place.page}/${place.slug ?? ''}`
    places.set(key, { ...place, isOpen: isOn(entry, now) || (places.get(key)?.isOpen ?? false) })
  }
  return [...places.values()]
}

/** The future starts and ends of periods, earliest first. */
export function changeTimes(entries: readonly Entry[], now: Date): string[] {
  const times = entries
    .filter(({ enabled }) => enabled !== false)
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .flatMap((date) => (date && new Date(date) > now ? [new Date(date).toISOString()] : []))
  return [...new Set(times)].sort()
}
