import type {
  Menu as MenuAnswer,
  MenuLink,
  MenuPlace,
  Settings,
} from '@site/contracts/content/site-chrome.ts'
import type { Menu, Page } from '#cms/payload-types.ts'
import type { Resource, SiteContext } from './context.ts'
import { loaded, published, shownFields } from './published.ts'
import type { Tags } from './tags.ts'

const maxFooterPages = 30

type Entry = {
  label?: string | null
  page: MenuLink['page']
  document?: number | Page | null
  enabled?: boolean | null
  startsAt?: string | null
  endsAt?: string | null
}

function isOn({ enabled, startsAt, endsAt }: Entry, now: Date): boolean {
  return enabled !== false && (!startsAt || new Date(startsAt) <= now) && (!endsAt || now < new Date(endsAt))
}

/** The target of an entry; null if its page is not published. */
function placeOf({ page, document }: Entry, tags: Tags): Pick<MenuLink, 'page' | 'slug'> | null {
  if (page !== 'staticPage') return { page, slug: null }
  const published = loaded(document)
  if (!published?.slug) return null
  tags.document('pages', published.id)
  return { page, slug: published.slug }
}

/** The entry if it is shown now: enabled, within its period, and its page published. */
function links(entry: Entry, now: Date, tags: Tags): MenuLink[] {
  const place = isOn(entry, now) && entry.label ? placeOf(entry, tags) : null
  return place && entry.label ? [{ label: entry.label, ...place }] : []
}

function entriesOf(menu: Menu): Entry[] {
  return [
    ...(menu.header ?? []).flatMap((entry) => [entry, ...(entry.children ?? [])]),
    ...(menu.footer ?? []).flatMap(({ links: column }) => column ?? []),
  ]
}

/** Every page in the menu, once. A page is open if at least one of its entries is shown. */
function menuPlaces(entries: Entry[], now: Date, tags: Tags): MenuPlace[] {
  const places = new Map<string, MenuPlace>()
  for (const entry of entries) {
    const place = placeOf(entry, tags)
    if (place === null) continue
    const key = `${place.page}/${place.slug ?? ''}`
    places.set(key, { ...place, isOpen: isOn(entry, now) || (places.get(key)?.isOpen ?? false) })
  }
  return [...places.values()]
}

/** The next start or end of an entry's period. */
function nextChange(entries: Entry[], now: Date): string | null {
  const dates = entries
    .filter(({ enabled }) => enabled !== false)
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .filter((date) => typeof date === 'string' && new Date(date) > now)
    .map((date) => new Date(date ?? now).toISOString())
  return dates.sort()[0] ?? null
}

function toMenu(menu: Menu, now: Date, tags: Tags): MenuAnswer {
  return {
    header: (menu.header ?? []).flatMap((entry) =>
      links(entry, now, tags).map((link) => ({
        ...link,
        children: (entry.children ?? []).flatMap((child) => links(child, now, tags)),
      })),
    ),
    footer: (menu.footer ?? []).flatMap((column) => {
      const shown = (column.links ?? []).flatMap((entry) => links(entry, now, tags))
      return column.heading && shown.length > 0 ? [{ heading: column.heading, links: shown }] : []
    }),
  }
}

type MarkedPage = Pick<Page, 'id' | 'slug' | 'title'>

/** Pages that editors marked for the footer. */
async function findMarkedPages({ payload, locale }: SiteContext): Promise<MarkedPage[]> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: published({ showInFooter: { equals: true } }),
    sort: ['id'],
    locale,
    select: { slug: true, title: true },
    depth: 0,
    limit: maxFooterPages,
    pagination: false,
    overrideAccess: true,
  })
  return docs
}

/** Adds marked pages to the last footer column, unless the menu contains them or has disabled them. */
function withMarkedPages(
  menu: MenuAnswer,
  places: MenuPlace[],
  marked: MarkedPage[],
  tags: Tags,
): MenuAnswer {
  const closed = places.filter(({ isOpen }) => !isOpen)
  const named = new Set([...menu.footer.flatMap((column) => column.links), ...closed].map(({ slug }) => slug))
  const missing = marked.flatMap(({ id, slug, title }): MenuLink[] => {
    if (!slug || named.has(slug)) return []
    tags.document('pages', id)
    return [{ label: title, page: 'staticPage', slug }]
  })
  const last = menu.footer.at(-1)
  if (last === undefined || missing.length === 0) return menu
  return { ...menu, footer: [...menu.footer.slice(0, -1), { ...last, links: [...last.links, ...missing] }] }
}

async function readSettings({ payload, locale }: SiteContext): Promise<Settings> {
  const settings = await payload.findGlobal({ slug: 'settings', locale, depth: 0, overrideAccess: true })
  const { notices } = settings
  return {
    brandName: settings.brandName ?? '',
    companyName: settings.companyName ?? '',
    legalName: settings.legalName ?? '',
    appName: settings.appName ?? '',
    tagline: settings.tagline ?? '',
    description: settings.description ?? '',
    phone: settings.phone ?? '',
    email: settings.email ?? '',
    whatsapp: settings.whatsapp ?? '',
    address: settings.address ?? '',
    socialLinks: (settings.socialLinks ?? []).map(({ name, url }) => ({ name, url })),
    appLinks: { android: settings.appLinks?.android ?? '', ios: settings.appLinks?.ios ?? '' },
    showDemo: settings.showDemo ?? true,
    showSupervision: settings.showSupervision ?? false,
    notices: {
      demo: notices?.demo ?? '',
      supervision: notices?.supervision ?? '',
      investment: notices?.investment ?? '',
      research: notices?.research ?? '',
      calculator: notices?.calculator ?? '',
      sbn: notices?.sbn ?? '',
      consentForm: notices?.consentForm ?? '',
      consentMarketing: notices?.consentMarketing ?? '',
    },
  }
}

export const siteChrome: Resource = async (context) => {
  const { payload, locale, tags } = context
  tags.list('menu')
  tags.list('settings')
  const [menu, marked, settings] = await Promise.all([
    payload.findGlobal({
      slug: 'menu',
      locale,
      depth: 1,
      populate: { pages: { slug: true, ...shownFields } },
      overrideAccess: true,
    }),
    findMarkedPages(context),
    readSettings(context),
  ])
  const now = new Date()
  const entries = entriesOf(menu)
  const places = menuPlaces(entries, now, tags)
  return {
    locale,
    menu: withMarkedPages(toMenu(menu, now, tags), places, marked, tags),
    settings,
    menuPlaces: places,
    menuChangesAt: nextChange(entries, now),
  }
}
