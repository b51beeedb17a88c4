import type { Product } from '@site/contracts/content/products.ts'
import { ButtonLink } from '#app/design/button.tsx'
import { Facts } from '#app/design/facts.tsx'
import { Picture } from '#app/design/picture.tsx'
import { pictureSizes } from '#app/design/picture-sizes.ts'
import { Prose } from '#app/design/prose.tsx'
import { Section } from '#app/design/section.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { productPages } from '#app/i18n/offer-pages.ts'
import { pages } from '#app/i18n/pages.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { UpdatedOn } from '#app/shell/document-dates.tsx'
import { PageHeading } from '#app/shell/page-heading.tsx'
import { copy } from './copy.ts'
import { Instruments } from './instruments.tsx'
import { NextLinks } from './next-links.tsx'
import { ProductNotices } from './product-notices.tsx'
import { Steps } from './steps.tsx'

export function ProductPage({ locale, product }: { locale: Locale; product: Product }) {
  const words = copy[locale]
  const { key, title, tagline, summary, cover, body, facts, steps, risks, instruments, notice, updatedAt } =
    product
  const listing = pathTo('productListing', locale, { product: pages.productListing.values[locale][key] })
  return (
    <div className="wrap">
      <PageHeading lead={tagline} page={productPages[key]} title={title}>
        <p className="mt-3 max-w-[68ch] text-soft">{summary}</p>
        <p className="mt-6">
          <ButtonLink to={listing}>{words.seeListing}</ButtonLink>
        </p>
      </PageHeading>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <aside aria-label={words.facts} className="min-w-0 lg:order-last">
          {facts.length > 0 ? <Facts facts={facts} /> : null}
        </aside>
        <div className="min-w-0">
          {cover ? (
            <Picture
              className="mb-8 h-auto w-full rounded-card"
              picture={cover}
              priority
              sizes={pictureSizes.besideAside}
            />
          ) : null}
          <Prose html={body} />
        </div>
      </div>
      {instruments.length > 0 ? (
        <Section more={{ to: listing, label: words.seeListing }} title={words.instruments}>
          <Instruments instruments={instruments} />
        </Section>
      ) : null}
      <Risks locale={locale} risks={risks} />
      <Steps locale={locale} steps={steps} />
      <NextLinks locale={locale} product={key} />
      <p className="mt-6 text-sm text-soft">
        <UpdatedOn locale={locale} updatedAt={updatedAt} />
      </p>
      <ProductNotices notice={notice} />
    </div>
  )
}

function Risks({ risks, locale }: { risks: readonly string[]; locale: Locale }) {
  if (risks.length === 0) {
    return null
  }
  return (
    <Section title={copy[locale].risks}>
      <ul className="max-w-[52rem] border-s-4 border-accent ps-6">
        {risks.map((risk) => (
          <li key={risk} className="py-2">
            {risk}
          </li>
        ))}
      </ul>
    </Section>
  )
}
