import type { Home } from '@site/contracts/content/home.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { ArticlesPart } from './articles-part.tsx'
import { EventsPart, type ShownEvent } from './events-part.tsx'
import { Hero } from './hero.tsx'
import type { MarketBoard } from './market-board.server.ts'
import type { PlanExample } from './plan-example.server.ts'
import { PlanPart } from './plan-part.tsx'
import { ProductsPart } from './products-part.tsx'
import { PromosPart } from './promos-part.tsx'
import { ResearchPart } from './research-part.tsx'
import './home.css'

/** The documents of the home page, with the status of each event. */
export type ShownHome = Omit<Home, 'events'> & { readonly events: readonly ShownEvent[] }

interface HomePageProps {
  locale: Locale
  tagline: string
  home: ShownHome
  /** null: the market service is unavailable. */
  board: MarketBoard | null
  plan: PlanExample
}

export function HomePage({ locale, tagline, home, board, plan }: HomePageProps) {
  return (
    <>
      <Hero board={board} locale={locale} tagline={tagline} />
      <ProductsPart locale={locale} products={home.products} />
      <ResearchPart locale={locale} note={home.morningNote} reports={home.reports} />
      <PlanPart locale={locale} plan={plan} />
      <EventsPart events={home.events} locale={locale} />
      <ArticlesPart articles={home.articles} locale={locale} />
      <PromosPart locale={locale} promos={home.promos} />
    </>
  )
}
