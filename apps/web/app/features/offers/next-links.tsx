import type { ProductKey } from '@site/contracts/content/products.ts'
import { Link } from 'react-router'
import type { Locale } from '#app/i18n/locales.ts'
import { pageTitles } from '#app/i18n/page-titles.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'
import { nextSteps } from './next-steps.ts'

/** Tools and lists of the site that go with a product. */
export function NextLinks({ product, locale }: { product: ProductKey; locale: Locale }) {
  return (
    <nav aria-label={copy[locale].continueWith}>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {nextSteps[product].map((page) => (
          <li key={page}>
            <Link className="text-link" to={pathTo(page, locale)}>
              {pageTitles[page][locale]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
