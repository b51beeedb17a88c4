import { HomeFrontSchema } from '@site/contracts/content/home.ts'
import { followContract } from '#cms/services/contract/follow-contract.ts'
import type { Resource, SiteContext } from '#cms/services/site-api/context.ts'
import { findPreview } from '#cms/services/site-api/preview.ts'
import { newestArticles } from '#cms/subjects/blog/resource.ts'
import { upcomingEvents } from '#cms/subjects/education-events/resource.ts'
import { newestNotes } from '#cms/subjects/morning-notes/resource.ts'
import { allProducts } from '#cms/subjects/offers/resource.ts'
import { currentPromos } from '#cms/subjects/promo/resource.ts'
import { newestReports } from '#cms/subjects/research/resource.ts'
import { home as homeGlobal } from './home.ts'

const frontFields = followContract(homeGlobal.fields, HomeFrontSchema)

const counts = { products: 4, reports: 4, articles: 4, events: 3, promos: 3 } as const

/** Null while editors have not published the home page; the draft in its preview. */
async function homeFront(context: SiteContext) {
  const { payload, locale, tags } = context
  tags.list('home')
  const isPreview = findPreview(context, 'home') !== null
  const global = await payload.findGlobal({
    slug: 'home',
    locale,
    draft: isPreview,
    depth: 0,
    overrideAccess: true,
  })
  if (!isPreview && global._status !== 'published') return null
  return {
    ...frontFields.read(global, { tags }),
    // A draft may lack parts of a row.
    facts: (global.facts ?? []).flatMap(({ title, text, page }) =>
      title && text && page ? [{ title, text, page }] : [],
    ),
    sections: (global.sections ?? []).flatMap(({ section, shown, title, lead }) =>
      section && shown !== false ? [{ section, title: title ?? '', lead: lead ?? '' }] : [],
    ),
  }
}

async function licenseNumber({ payload, tags }: SiteContext): Promise<string | null> {
  tags.list('settings')
  const { license } = await payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true })
  return license?.number || null
}

export const home: Resource = async (context) => {
  const [front, license, products, [morningNote = null], reports, articles, events, promos] =
    await Promise.all([
      homeFront(context),
      licenseNumber(context),
      allProducts(context),
      newestNotes(context, 1),
      newestReports(context, counts.reports),
      newestArticles(context, counts.articles),
      upcomingEvents(context, counts.events),
      currentPromos(context, counts.promos),
    ])
  return {
    front,
    license,
    products: products.slice(0, counts.products),
    morningNote,
    reports,
    articles,
    events,
    promos,
  }
}
