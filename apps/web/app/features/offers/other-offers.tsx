import {
  type ProductKey,
  productKeys,
  type ServiceKey,
  serviceKeys,
} from '@site/contracts/content/products.ts'
import { OfferScene } from '#app/design/offer-scene.tsx'
import { Section } from '#app/design/section.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { productPages, servicePages } from '#app/i18n/offer-pages.ts'
import { pageTitles } from '#app/i18n/page-titles.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'

export function OtherProducts({ product, locale }: { product: ProductKey; locale: Locale }) {
  const others = productKeys.filter((key) => key !== product).map((key) => ({ key, page: productPages[key] }))
  return <OfferRow locale={locale} offers={others} title={copy[locale].otherProducts} />
}

export function OtherServices({ service, locale }: { service: ServiceKey; locale: Locale }) {
  const others = serviceKeys.filter((key) => key !== service).map((key) => ({ key, page: servicePages[key] }))
  return <OfferRow locale={locale} offers={others} title={copy[locale].otherServices} />
}

type OfferPage = (typeof productPages)[ProductKey] | (typeof servicePages)[ServiceKey]

function OfferRow({
  locale,
  title,
  offers,
}: {
  locale: Locale
  title: string
  offers: readonly { key: ProductKey | ServiceKey; page: OfferPage }[]
}) {
  return (
    <Section title={title}>
      <ul className="flex flex-wrap gap-x-12 gap-y-6 border-t border-line pt-6">
        {offers.map(({ key, page }) => (
          <li key={key} className="relative flex min-w-0 items-center gap-4">
            <OfferScene className="h-10 w-15" name={key} />
            <a
              className="font-semibold after:absolute after:inset-0 hover:text-action"
              href={pathTo(page, locale)}
            >
              {pageTitles[page][locale]}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
