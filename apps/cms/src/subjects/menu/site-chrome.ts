import {
  type Menu as MenuAnswer,
  type MenuLink,
  type MenuPlace,
  SettingsSchema,
} from '@site/contracts/content/site-chrome.ts'
import type { Menu, Page } from '#cms/base/payload-types.ts'
import { followContract } from '#cms/services/contract/follow-contract.ts'
import type { Resource, SiteContext } from '#cms/services/site-api/context.ts'
import { findPreview } from '#cms/services/site-api/preview.ts'
import { loaded, published, shownFields } from '#cms/services/site-api/published.ts'
import type { Tags } from '#cms/services/site-api/tags.ts'
import { settings as settingsGlobal } from '#cms/subjects/settings/settings.ts'
import { changeTimes, type Entry, isOn, listEntries, menuPlaces, type PlaceOf } from './menu-places.ts'

const maxFooterPages = 30

const settingsFields = followContract(settingsGlobal.fields, SettingsSchema)

type LinkedEntry = Entry & { label?: string | null; document?: number | Page | null }

const placeWith =
  (tags: Tags): PlaceOf<LinkedEntry> =>
  ({ page, document }) => {
    if (!page) return null
    if (page !== 'staticPage') return { page, slug: null }
    const published = loaded(document)
    if (!published?.slug) return null
    tags.document('pages', published.id)
    return { page, slug: published.slug }
  }

/** The entry if it is shown now: enabled, within its period, and its page published. */
function links(entry: LinkedEntry, now: Date, tags: Tags): MenuLink[] {
  const place = isOn(entry, now) && entry.label ? placeWith(tags)(entry) : null
  return place && entry.label ? [{ label: entry.label, ...place }] : []
}

function toMenu(menu: Pick<Menu, 'header' | 'footer'>, now: Date, tags: Tags): MenuAnswer {
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

async function readSettings({ payload, locale, tags }: SiteContext) {
  const settings = await payload.findGlobal({ slug: 'settings', locale, depth: 0, overrideAccess: true })
  return { ...settingsFields.read(settings, { tags }), showDemo: settings.showDemo ?? true }
}

export const siteChrome: Resource = async (context) => {
  const { payload, locale, tags } = context
  tags.list('menu')
  tags.list('settings')
  const isPreview = findPreview(context, 'menu') !== null
  const [newest, marked, settings] = await Promise.all([
    payload.findGlobal({
      slug: 'menu',
      locale,
      draft: isPreview,
      depth: 1,
      populate: { pages: { slug: true, ...shownFields } },
      overrideAccess: true,
    }),
    findMarkedPages(context),
    readSettings(context),
  ])
  const now = new Date()
  const menu: Pick<Menu, 'header' | 'footer'> = isPreview || newest._status === 'published' ? newest : {}
  const entries: LinkedEntry[] = listEntries(menu)
  const places = menuPlaces(entries, now, placeWith(tags))
  return {
    locale,
    menu: withMarkedPages(toMenu(menu, now, tags), places, marked, tags),
    settings,
    menuPlaces: places,
    menuChangesAt: changeTimes(entries, now)[0] ?? null,
  }
}
