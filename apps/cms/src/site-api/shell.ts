import type { Menu as MenuAnswer, MenuLink, Settings } from '@site/contracts/content/shell.ts'
import type { Menu, Page } from '#cms/payload-types.ts'
import type { Resource, SiteContext } from './context.ts'
import { loaded, published, shownFields } from './published.ts'
import type { Tags } from './tags.ts'

const mostFooterPages = 30

type Entry = {
  label?: string | null
  page: MenuLink['page']
  document?: number | Page | null
  enabled?: boolean | null
  startsAt?: string | null
  endsAt?: string | null
}

/** The entry as it shows now; empty when it is off, outside its time, or its page is not published. */
function links(entry: Entry, now: Date, tags: Tags): MenuLink[] {
  const isShown =
    entry.enabled !== false &&
    (!entry.startsAt || new Date(entry.startsAt) <= now) &&
    (!entry.endsAt || now < new Date(entry.endsAt))
  if (!isShown || !entry.label) return []
  if (entry.page !== 'staticPage') return [{ label: entry.label, page: entry.page, slug: null }]
  const document = loaded(entry.document)
  if (!document?.slug) return []
  tags.document('pages', document.id)
  return [{ label: entry.label, page: entry.page, slug: document.slug }]
}

function toMenu(menu: Menu, tags: Tags): MenuAnswer {
  const now = new Date()
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
    limit: mostFooterPages,
    pagination: false,
    overrideAccess: true,
  })
  return docs
}

/** Marked pages that no column names yet join the last column. */
function withMarkedPages(menu: MenuAnswer, marked: MarkedPage[], tags: Tags): MenuAnswer {
  const named = new Set(menu.footer.flatMap((column) => column.links.map((link) => link.slug)))
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

export const shell: Resource = async (context) => {
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
  return { locale, menu: withMarkedPages(toMenu(menu, tags), marked, tags), settings }
}
