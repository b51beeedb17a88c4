import type { Locale } from '@site/contracts/locale.ts'
import { locales } from '@site/contracts/locale.ts'
import type { CollectionSlug, Payload } from 'payload'
import * as v from 'valibot'
import { environment } from '#cms/base/environment/environment.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { toBilingualLabel } from '#cms/editorial/completeness/text-columns.ts'

/** Where a link occurs. */
export type LinkPlace = { label: Bilingual; title: string; adminPath: string; locale: Locale | null }

export type FoundLinks = {
  /** Paths on this site with their occurrences. */
  internal: Map<string, LinkPlace[]>
  /** External URLs. */
  external: Map<string, LinkPlace[]>
  /** Documents in the menu that are not public in a language. */
  unpublished: LinkPlace[]
  /** Some documents were not checked. */
  isPartial: boolean
}

const pageSize = 200
const maxPages = 50

/** Every link in published documents, the menu, the settings and redirects. */
export async function findLinks(payload: Payload): Promise<FoundLinks> {
  const links: FoundLinks = { internal: new Map(), external: new Map(), unpublished: [], isPartial: false }
  for (const { slug, versions, labels, admin } of payload.config.collections) {
    if (versions?.drafts) {
      await readCollection(payload, links, {
        slug,
        label: toBilingualLabel(labels?.singular, slug),
        titleField: admin?.useAsTitle ?? 'id',
      })
    }
  }
  for (const { slug, label } of payload.config.globals) {
    const document: unknown = await payload.findGlobal({
      slug,
      locale: 'all',
      depth: 0,
      overrideAccess: true,
    })
    const place = {
      label: toBilingualLabel(label, slug),
      title: '',
      adminPath: `/globals/${slug}`,
      locale: null,
    }
    walk(document, links, place, slug === 'settings' ? () => false : isRedirectSource)
  }
  await checkMenu(payload, links)
  return links
}

type Source = { slug: CollectionSlug; label: Bilingual; titleField: string }

async function readCollection(payload: Payload, links: FoundLinks, source: Source): Promise<void> {
  for (let page = 1; page <= maxPages; page += 1) {
    const { docs, hasNextPage } = await payload.find({
      collection: source.slug,
      where: { _status: { equals: 'published' } },
      locale: 'all',
      depth: 0,
      limit: pageSize,
      page,
      sort: 'id',
      overrideAccess: true,
    })
    for (const document of docs) {
      walk(document, links, {
        label: source.label,
        title: readTitle(document, source.titleField),
        adminPath: `/collections/${source.slug}/${document.id}`,
        locale: null,
      })
    }
    if (!hasNextPage) return
  }
  links.isPartial = true
}

/** The text of a title in Indonesian or English; empty if it has none. */
export function readTitle(document: object, field: string): string {
  const title: unknown = Object.entries(document).find(([name]) => name === field)?.[1]
  const texts = v.safeParse(v.record(v.string(), v.nullish(v.string())), title)
  return texts.success ? texts.output.id || texts.output.en || '' : String(title ?? '')
}

/** The old path of a redirect has no page. */
const isRedirectSource = (name: string) => name === 'from'

/** Visits all values of a document; the keys `id` and `en` set the language of their content. */
function walk(
  value: unknown,
  links: FoundLinks,
  place: LinkPlace,
  isSkipped: (name: string) => boolean = isRedirectSource,
): void {
  if (typeof value === 'string') {
    addText(value, links, place)
  } else if (Array.isArray(value)) {
    for (const item of value) walk(item, links, place, isSkipped)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, below] of Object.entries(value)) {
      if (isSkipped(name)) continue
      const locale = locales.find((candidate) => candidate === name)
      walk(below, links, locale && typeof below !== 'number' ? { ...place, locale } : place, isSkipped)
    }
  }
}

function addText(text: string, links: FoundLinks, place: LinkPlace): void {
  // A redirect target with placeholders (`/id/baru/:slug`) is no URL.
  if (/^\/\S*\/[:*]/.test(text)) return
  if (/^\/(?![/\\])\S*$/.test(text)) {
    add(links.internal, text.replace(/#.*$/, ''), place)
  } else if (/^https?:\/\/\S+$/.test(text) && URL.canParse(text)) {
    const url = new URL(text)
    if (url.origin === new URL(environment.SITE_URL).origin) {
      add(links.internal, `${url.pathname}${url.search}`, place)
    } else {
      add(links.external, text, place)
    }
  }
}

function add(map: Map<string, LinkPlace[]>, address: string, place: LinkPlace): void {
  const places = map.get(address) ?? []
  const isListed = places.some(
    ({ adminPath, locale }) => adminPath === place.adminPath && locale === place.locale,
  )
  if (!isListed) map.set(address, [...places, place])
}

const MenuDocumentsSchema = v.pipe(
  v.unknown(),
  v.transform((menu) => [...documentsIn(menu)]),
)

/** IDs of the pages that menu entries link to. */
function* documentsIn(value: unknown): Generator<number> {
  if (Array.isArray(value)) {
    for (const item of value) yield* documentsIn(item)
  } else if (typeof value === 'object' && value !== null) {
    if (
      'page' in value &&
      value.page === 'staticPage' &&
      'document' in value &&
      typeof value.document === 'number'
    ) {
      yield value.document
    }
    for (const below of Object.values(value)) yield* documentsIn(below)
  }
}

async function checkMenu(payload: Payload, links: FoundLinks): Promise<void> {
  const menu: unknown = await payload.findGlobal({
    slug: 'menu',
    locale: 'id',
    depth: 0,
    overrideAccess: true,
  })
  const ids = [...new Set(v.parse(MenuDocumentsSchema, menu))]
  for (const locale of locales) {
    const { docs } = await payload.find({
      collection: 'pages',
      where: { id: { in: ids } },
      locale,
      select: { slug: true, title: true, _status: true, isWhole: true },
      depth: 0,
      pagination: false,
      overrideAccess: true,
    })
    for (const { id, slug, title, _status, isWhole } of docs) {
      const place = {
        label: { id: 'Menu', en: 'Menu' },
        title: title ?? `#${id}`,
        adminPath: `/collections/pages/${id}`,
        locale,
      }
      if (_status === 'published' && isWhole && slug) add(links.internal, `/${locale}/${slug}`, place)
      else links.unpublished.push(place)
    }
  }
}
