import type { Home } from '@site/contracts/content/home.ts'
import { ButtonLink } from '#app/design/button.tsx'
import { Card, CardCover, CardGrid } from '#app/design/card.tsx'
import { Picture } from '#app/design/picture.tsx'
import { pictureSizes } from '#app/design/picture-sizes.ts'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { productPages } from '#app/i18n/offer-pages.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { Board } from './board.tsx'
import { copy } from './copy.ts'
import { EventCards } from './event-cards.tsx'
import type { MarketBoard } from './market-board.server.ts'
import { ResearchPart } from './research-part.tsx'

interface HomePageProps {
  locale: Locale
  home: Home
  board: MarketBoard | null
}

export function HomePage({ locale, home, board }: HomePageProps) {
  const words = copy[locale]
  return (
    <>
      <Hero board={board} locale={locale} />
      <Products home={home} locale={locale} />
      <ResearchPart locale={locale} note={home.morningNote} reports={home.reports} />
      <Tools locale={locale} />
      {home.events.length > 0 ? (
        <div className="bg-ground">
          <HomeSection
            more={{ to: pathTo('eduvest', locale), label: words.allEvents }}
            title={words.eventsTitle}
          >
            <EventCards events={home.events} locale={locale} />
          </HomeSection>
        </div>
      ) : null}
      <HomeSection
        more={{ to: pathTo('blog', locale), label: words.allArticles }}
        title={words.articlesTitle}
      >
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {home.articles.map((article) => (
            <li key={article.id} className="border-t border-line py-4">
              <h3 className="text-base leading-snug">
                <a className="hover:text-action" href={pathTo('blogDetail', locale, { slug: article.slug })}>
                  {article.title}
                </a>
              </h3>
              <p className="mt-1 text-sm text-soft">
                {article.category?.name} · {formatDate(locale, article.publishedAt)}
              </p>
            </li>
          ))}
        </ul>
      </HomeSection>
      {home.promos.length > 0 ? (
        <HomeSection more={{ to: pathTo('promo', locale), label: words.allPromos }} title={words.promosTitle}>
          <CardGrid>
            {home.promos.map((promo) => (
              <Card
                key={promo.id}
                above={<CardCover picture={promo.cover} />}
                title={promo.title}
                to={pathTo('promoDetail', locale, { slug: promo.slug })}
              >
                <p className="mt-auto text-sm text-soft">
                  {words.promoUntil(formatDate(locale, promo.endsAt))}
                </p>
              </Card>
            ))}
          </CardGrid>
        </HomeSection>
      ) : null}
    </>
  )
}

function Hero({ locale, board }: { locale: Locale; board: MarketBoard | null }) {
  const words = copy[locale]
  return (
    <div className="hero">
      <div className="hero-say">
        <h1 className="text-4xl leading-[1.03] font-extrabold tracking-[-0.035em]">{words.title}</h1>
        <p className="mt-5 mb-8 max-w-[34ch] text-lg text-soft">{words.lead}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={pathTo('serviceStockAccount', locale)}>{words.openAccount}</ButtonLink>
          <ButtonLink look="quiet" to={pathTo('investmentCalculator', locale)}>
            {words.planNow}
          </ButtonLink>
        </div>
        <dl className="mt-11 flex flex-wrap gap-x-10 gap-y-4">
          {words.facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-sm text-soft">{label}</dt>
              <dd className="text-[1.35rem] font-bold tracking-[-0.02em]">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Board board={board} locale={locale} />
    </div>
  )
}

function Products({ locale, home }: { locale: Locale; home: Home }) {
  const words = copy[locale]
  const [first, ...others] = home.products
  return (
    <HomeSection
      more={{ to: pathTo('productsAndServices', locale), label: words.allOffers }}
      title={words.productsTitle}
    >
      <div className="grid gap-[1.1rem] lg:grid-cols-[1.35fr_1fr_1fr]">
        {first ? (
          <a
            className="relative flex min-h-80 flex-col justify-end overflow-hidden rounded-card bg-sea-700 p-8 text-white lg:row-span-2"
            href={pathTo(productPages[first.key], locale)}
          >
            {first.cover ? (
              <Picture
                className="absolute inset-x-0 top-0 h-3/5 w-full object-cover"
                picture={first.cover}
                sizes={pictureSizes.half}
              />
            ) : null}
            <h3 className="relative text-3xl">{first.title}</h3>
            <p className="relative mt-2 text-sea-50">{first.tagline}</p>
          </a>
        ) : null}
        {others.map((product) => (
          <Card key={product.key} title={product.title} to={pathTo(productPages[product.key], locale)}>
            <p className="text-soft">{product.tagline}</p>
          </Card>
        ))}
        <Card title={words.servicesTitle} to={pathTo('productsAndServices', locale)}>
          <p className="text-soft">{words.servicesText}</p>
        </Card>
      </div>
    </HomeSection>
  )
}

function Tools({ locale }: { locale: Locale }) {
  const words = copy[locale]
  const tools = [
    {
      title: words.calculatorTitle,
      text: words.calculatorText,
      to: pathTo('investmentCalculator', locale),
      label: words.calculatorLink,
    },
    {
      title: words.riskTitle,
      text: words.riskText,
      to: pathTo('riskProfile', locale),
      label: words.riskLink,
    },
  ]
  return (
    <div className="wrap grid gap-10 py-16 lg:grid-cols-2">
      {tools.map(({ title, text, to, label }) => (
        <section key={to} className="border-t-3 border-accent pt-5">
          <h2 className="text-xl">{title}</h2>
          <p className="mt-3 mb-6 max-w-[48ch] text-soft">{text}</p>
          <ButtonLink look="quiet" to={to}>
            {label}
          </ButtonLink>
        </section>
      ))}
    </div>
  )
}

function HomeSection({
  title,
  more,
  children,
}: {
  title: string
  more: { to: string; label: string }
  children: React.ReactNode
}) {
  return (
    <section className="wrap py-[clamp(3rem,7vw,5.5rem)]">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 className="max-w-[22ch] text-3xl">{title}</h2>
        <a className="text-link" href={more.to}>
          {more.label}
        </a>
      </div>
      {children}
    </section>
  )
}
