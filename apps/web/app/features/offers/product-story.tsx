import { Picture } from '#app/design/picture.tsx'
import { pictureSizes } from '#app/design/picture-sizes.ts'
import { Prose } from '#app/design/prose.tsx'
import { Section } from '#app/design/section.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { UpdatedOn } from '#app/page-parts/document-dates.tsx'
import { copy } from './copy.ts'
import { FactStrip } from './fact-strip.tsx'
import type { ShownProduct } from './fetch-product.server.ts'
import { Instruments } from './instruments.tsx'
import { NextStep } from './next-step.tsx'
import { OtherOffers } from './other-offers.tsx'
import { listingPath } from './product-heading.tsx'
import { ProductNotices } from './product-notices.tsx'
import { RiplayLink } from './riplay-link.tsx'
import { RiskList } from './risk-list.tsx'
import { Steps } from './steps.tsx'

/** The editors' explanation of a product, below its data. */
export function ProductStory({
  product,
  locale,
  hasFacts = true,
}: {
  product: ShownProduct
  locale: Locale
  /** False on a page that shows the facts above. */
  hasFacts?: boolean
}) {
  const words = copy[locale]
  const { key, summary, cover, body, facts, steps, instruments, notice, revisedAt } = product
  const listing = listingPath(locale, key)
  return (
    <>
      {hasFacts ? <FactStrip facts={facts} label={words.facts} /> : null}
      <div className="mt-12 grid items-start gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          {cover ? (
            <Picture
              className="mb-8 aspect-16/9 h-auto w-full rounded-card object-cover max-lg:hidden"
              picture={cover}
              sizes={pictureSizes.half}
            />
          ) : null}
          {summary === '' ? null : <p className="mb-6 max-w-[60ch] text-lg">{summary}</p>}
          <details className="wide-open max-lg:border-y max-lg:border-line">
            <summary>
              {words.about(product.title)}
              <span aria-hidden="true" className="accordion-mark" />
            </summary>
            <Prose html={body} />
          </details>
        </div>
        <ProductAside locale={locale} product={product} />
      </div>
      {instruments.length > 0 ? (
        <Section more={{ to: listing, label: words.seeListing }} title={words.instruments}>
          <Instruments instruments={instruments} />
        </Section>
      ) : null}
      <Steps locale={locale} steps={steps} />
      <NextStep locale={locale} steps={product.nextSteps} />
      <OtherOffers locale={locale} offers={product.others} title={words.otherProducts} />
      <ProductNotices notice={notice} />
      {revisedAt && (
        <p className="mt-4 text-sm text-soft">
          <UpdatedOn locale={locale} revisedAt={revisedAt} />
        </p>
      )}
    </>
  )
}

function ProductAside({ product, locale }: { product: ShownProduct; locale: Locale }) {
  const words = copy[locale]
  const { missingRiplay } = product
  return (
    <aside aria-label={words.risks} className="min-w-0 lg:sticky lg:top-6">
      <RiskList locale={locale} risks={product.risks} />
      <h2 className="mt-8 border-t-3 border-accent pt-4 text-lg">{words.documents}</h2>
      <p className="mt-2">
        {missingRiplay === null ? (
          <RiplayLink locale={locale} of={product} />
        ) : (
          <>
            {`${missingRiplay.text} `}
            <a className="text-link" href={missingRiplay.link.to}>
              {missingRiplay.link.label}
            </a>
          </>
        )}
      </p>
      {product.license === '' ? null : <p className="mt-2 text-sm text-soft">{product.license}</p>}
    </aside>
  )
}
