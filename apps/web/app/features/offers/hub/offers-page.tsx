import type { OfferHub, ProductSummary, ServiceSummary } from '@site/contracts/content/products.ts'
import { Disclaimer, EmptyState } from '#app/design/notice.tsx'
import { OfferScene } from '#app/design/offer-scene.tsx'
import { Picture } from '#app/design/picture.tsx'
import { pictureSizes } from '#app/design/picture-sizes.ts'
import { Section } from '#app/design/section.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { productPages, servicePages } from '#app/i18n/offer-pages.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { useNotices } from '#app/layout/use-notices.ts'
import { copy } from '../copy.ts'
import type { OfferFigure, OfferFigures } from './offer-figures.server.ts'
import { offersCopy } from './offers-copy.ts'

interface OffersPageProps extends OfferHub {
  locale: Locale
  figures: OfferFigures
}

export function OffersPage({ locale, products, services, figures }: OffersPageProps) {
  const words = offersCopy[locale]
  const notices = useNotices()
  return (
    <div className="wrap">
      <PageHeading lead={words.lead} page="productsAndServices" title={words.title} />
      <Section title={words.products}>
        {products.length === 0 ? (
          <EmptyState text={copy[locale].empty} />
        ) : (
          <Products figures={figures} locale={locale} products={products} />
        )}
      </Section>
      <Section title={words.services}>
        {services.length === 0 ? (
          <EmptyState text={copy[locale].empty} />
        ) : (
          <ul className="grid gap-x-12 lg:grid-cols-2">
            {services.map((service) => (
              <ServiceRow key={service.key} figure={figures[service.key]} locale={locale} service={service} />
            ))}
          </ul>
        )}
      </Section>
      <Disclaimer>{notices.investment}</Disclaimer>
    </div>
  )
}

/** One product in large, the others in rows next to it. */
function Products({ products, figures, locale }: Omit<OffersPageProps, 'services'>) {
  const [first, ...others] = products
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[1.15fr_1fr]">
      {first ? (
        <article className="relative min-w-0">
          {first.cover ? (
            <Picture
              className="mb-5 aspect-16/9 h-auto w-full rounded-card object-cover"
              picture={first.cover}
              priority
              sizes={pictureSizes.half}
            />
          ) : (
            <OfferScene className="mb-5 h-32 w-48 max-w-full" name={first.key} />
          )}
          <ProductWords isLarge figure={figures[first.key]} locale={locale} product={first} />
        </article>
      ) : null}
      <ul className="min-w-0">
        {others.map((product) => (
          <li
            key={product.key}
            className="relative flex gap-6 border-t border-line py-6 first:border-t-0 first:pt-0"
          >
            {product.cover ? (
              <Picture
                className="hidden h-24 w-36 shrink-0 rounded-field object-cover sm:block"
                picture={product.cover}
                sizes="9rem"
              />
            ) : (
              <OfferScene className="hidden h-24 w-36 sm:block" name={product.key} />
            )}
            <div className="min-w-0 wrap-anywhere">
              <ProductWords figure={figures[product.key]} locale={locale} product={product} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

function ProductWords({
  product,
  figure,
  locale,
  isLarge = false,
}: {
  product: ProductSummary
  figure: OfferFigure | undefined
  locale: Locale
  isLarge?: boolean
}) {
  return (
    <>
      <h3 className={isLarge ? 'text-xl' : 'text-lg'}>
        <a
          className="after:absolute after:inset-0 hover:text-action"
          href={pathTo(productPages[product.key], locale)}
        >
          {product.title}
        </a>
      </h3>
      <Figure figure={figure} />
      <p className="mt-2 max-w-[48ch] text-soft">{product.tagline}</p>
    </>
  )
}

function Figure({ figure }: { figure: OfferFigure | undefined }) {
  return figure ? (
    <p className="mt-1">
      <b className="block text-xl leading-snug tracking-tight">{figure.value}</b>
      <span className="block text-sm text-soft">{figure.note}</span>
    </p>
  ) : null
}

function ServiceRow({
  service,
  figure,
  locale,
}: {
  service: ServiceSummary
  figure: OfferFigure | undefined
  locale: Locale
}) {
  return (
    <li className="relative grid min-w-0 grid-cols-[4.5rem_minmax(0,1fr)] gap-x-6 border-t border-line py-6 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <OfferScene className="h-12 w-18 sm:h-16 sm:w-24" name={service.key} />
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-lg">
          <a
            className="after:absolute after:inset-0 hover:text-action"
            href={pathTo(servicePages[service.key], locale)}
          >
            {service.title}
          </a>
        </h3>
        <Figure figure={figure} />
        <p className="mt-2 text-soft">{service.tagline}</p>
      </div>
    </li>
  )
}
