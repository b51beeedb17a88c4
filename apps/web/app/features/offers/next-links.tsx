import type { ProductKey } from '@site/contracts/content/products.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { PageLinks } from '#app/shell/page-links.tsx'
import { copy } from './copy.ts'
import { nextSteps } from './next-steps.ts'

/** Tools and lists of the site that go with a product. */
export function NextLinks({ product, locale }: { product: ProductKey; locale: Locale }) {
  return (
    <nav aria-label={copy[locale].continueWith}>
      <PageLinks locale={locale} pages={nextSteps[product]} />
    </nav>
  )
}
