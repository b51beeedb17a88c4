import type { Product } from '@site/contracts/content/products.ts'
import { ButtonLink } from '#app/design/button.tsx'
import { Prose } from '#app/design/prose.tsx'
import { Section } from '#app/design/section.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { productPages } from '#app/i18n/offer-pages.ts'
import { pages } from '#app/i18n/pages.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { UpdatedOn } from '#app/page-parts/document-dates.tsx'
import { copy } from './copy.ts'
import { FactStrip } from './fact-strip.tsx'
import { Instruments } from './instruments.tsx'
import { NextStep } from './next-step.tsx'
import { OfferHeading } from './offer-heading.tsx'
import { OtherProducts } from './other-offers.tsx'
import { ProductNotices } from './product-notices.tsx'
import { RiskList } from './risk-list.tsx'
import { Steps } from './steps.tsx'

export function ProductPage({ locale, product }: { locale: Locale; product: Product }) {
  const words = copy[locale]
  const { key, title, tagline, summary, cover, body, facts, steps, risks, instruments, notice, updatedAt } =
    product
  const listing = pathTo('productListing', locale, { product: pages.productListing.values[locale][key] })
  return (
    <div className="wrap">
      <OfferHeading
        cover={cover}
        page={productPages[key]}
        scene={key}
        summary={summary}
        tagline={tagline}
        title={title}
      >
        <p className="mt-6">
          <ButtonLink to={listing}>{words.seeListing}</ButtonLink>
        </p>
      </OfferHeading>
      <FactStrip facts={facts} label={words.facts} />
      <div className="mt-12 grid items-start gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Prose html={body} />
        <aside aria-label={words.risks} className="min-w-0 lg:sticky lg:top-6">
          <RiskList locale={locale} risks={risks} />
        </aside>
      </div>
      {instruments.length > 0 ? (
        <Section more={{ to: listing, label: words.seeListing }} title={words.instruments}>
          <Instruments instruments={instruments} />
        </Section>
      ) : null}
      <Steps locale={locale} steps={steps} />
      <NextStep locale={locale} offer={key} />
      <OtherProducts locale={locale} product={key} />
      <ProductNotices notice={notice} />
      <p className="mt-4 text-sm text-soft">
        <UpdatedOn locale={locale} updatedAt={updatedAt} />
      </p>
    </div>
  )
}
