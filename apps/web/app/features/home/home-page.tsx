import type { Home } from '@site/contracts/content/home.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { ShownEconomy } from '#app/market/economy.server.ts'
import type { QrCodeDrawing } from '#app/page-parts/qr-code.server.ts'
import { ArticlesPart } from './articles-part.tsx'
import type { DayAfterNote } from './day-after-note.server.ts'
import { EventsPart, type ShownEvent } from './events-part.tsx'
import type { ShownFront } from './front.server.ts'
import { Hero } from './hero.tsx'
import type { MarketBoard } from './market-board.server.ts'
import { MarketPart } from './market-part.tsx'
import type { PlanExample } from './plan-example.server.ts'
import { PlanPart } from './plan-part.tsx'
import { ProductsPart } from './products-part.tsx'
import { PromosPart } from './promos-part.tsx'
import type { PurchaseExample } from './purchase.server.ts'
import { ResearchPart } from './research-part.tsx'
import './home.css'

/** The documents of the home page, with the status of each event. */
export type ShownHome = Omit<Home, 'events' | 'front' | 'license'> & {
  readonly events: readonly ShownEvent[]
}

interface HomePageProps {
  locale: Locale
  front: ShownFront
  code: QrCodeDrawing
  purchase: PurchaseExample | null
  /** null: the CMS is unavailable. */
  home: ShownHome | null
  /** null: the market service is unavailable. */
  board: MarketBoard | null
  economy: ShownEconomy
  day: DayAfterNote | null
  plan: PlanExample
}

export function HomePage(props: HomePageProps) {
  const { locale, front } = props
  return (
    <>
      <Hero code={props.code} front={front} locale={locale} purchase={props.purchase} />
      {front.sections.map((section) => (
        <section
          key={section.section}
          className={`home-part deferred-layout ${section.section === 'market' ? 'board home-market' : ''}`}
        >
          <div className="wrap">
            <Part {...props} {...section} />
          </div>
        </section>
      ))}
    </>
  )
}

function Part({
  locale,
  home,
  board,
  economy,
  day,
  plan,
  section,
  title,
  lead,
}: HomePageProps & ShownFront['sections'][number]) {
  const common = { locale, heading: { title, lead } }
  switch (section) {
    case 'market':
      return <MarketPart {...common} board={board} economy={economy} />
    case 'plan':
      return <PlanPart {...common} plan={plan} />
    case 'research':
      return home && <ResearchPart {...common} day={day} note={home.morningNote} reports={home.reports} />
    case 'articles':
      return home && <ArticlesPart {...common} articles={home.articles} />
    case 'events':
      return home && <EventsPart {...common} events={home.events} />
    case 'products':
      return home && <ProductsPart {...common} products={home.products} />
    case 'promos':
      return home && <PromosPart {...common} promos={home.promos} />
  }
}
