import { newestArticles } from './articles.ts'
import type { Resource } from './context.ts'
import { upcomingEvents } from './events.ts'
import { newestNote } from './morning-notes.ts'
import { allProducts } from './offers.ts'
import { currentPromos } from './promos.ts'
import { newestReports } from './reports.ts'

const counts = { products: 4, reports: 4, articles: 4, events: 3, promos: 3 } as const

export const home: Resource = async (context) => {
  const [products, morningNote, reports, articles, events, promos] = await Promise.all([
    allProducts(context),
    newestNote(context),
    newestReports(context, counts.reports),
    newestArticles(context, counts.articles),
    upcomingEvents(context, counts.events),
    currentPromos(context, counts.promos),
  ])
  return { products: products.slice(0, counts.products), morningNote, reports, articles, events, promos }
}
