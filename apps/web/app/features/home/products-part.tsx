import type { ProductSummary } from '@site/contracts/content/products.ts'
import { Card } from '#app/design/card.tsx'
import { Kawung } from '#app/design/kawung.tsx'
import { OfferScene } from '#app/design/offer-scene.tsx'
import { Picture } from '#app/design/picture.tsx'
import { pictureSizes } from '#app/design/picture-sizes.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { productPages } from '#app/i18n/offer-pages.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'
import { PartHead, type PartProps } from './part-head.tsx'

/** One product in large, the other products and the services in small next to it. */
export function ProductsPart({
  locale,
  heading,
  products,
}: PartProps & { products: readonly ProductSummary[] }) {
  const words = copy[locale]
  const [first, ...others] = products
  return (
    <>
      <PartHead
        heading={heading}
        more={{ to: pathTo('productsAndServices', locale), label: words.allOffers }}
      />
      <div className="home-offers">
        {first ? <LargeProduct locale={locale} product={first} /> : null}
        {others.map((product) => (
          <Card
            key={product.key}
            above={<OfferScene className="mb-2 h-16 w-24" name={product.key} />}
            title={product.title}
            to={pathTo(productPages[product.key], locale)}
          >
            <p className="text-soft max-sm:text-sm">{product.tagline}</p>
          </Card>
        ))}
        <Card
          above={<OfferScene className="mb-2 h-16 w-24" name="priorityCustomerGate" />}
          title={words.servicesTitle}
          to={pathTo('productsAndServices', locale)}
        >
          <p className="text-soft max-sm:text-sm">{words.servicesText}</p>
        </Card>
      </div>
    </>
  )
}

function LargeProduct({ locale, product }: { locale: Locale; product: ProductSummary }) {
  return (
    <a
      className="group relative flex flex-col sm:min-h-80 justify-end overflow-hidden rounded-card bg-brand-700 text-white home-offer-lead"
      href={pathTo(productPages[product.key], locale)}
    >
      {product.cover ? (
        <Picture
          className="min-h-0 w-full flex-1 basis-40 object-cover object-[50%_35%] max-sm:hidden"
          picture={product.cover}
          sizes={pictureSizes.half}
        />
      ) : (
        <span className="relative min-h-40 flex-1">
          <Kawung />
        </span>
      )}
      <div className="p-5 sm:p-8">
        <h3 className="text-3xl underline-offset-[0.2em] group-hover:underline">{product.title}</h3>
        <span className="mt-2 block max-w-[40ch]">{product.tagline}</span>
      </div>
    </a>
  )
}
