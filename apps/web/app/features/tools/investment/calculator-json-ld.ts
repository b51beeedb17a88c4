import type { WebApplication } from 'schema-dts'
import type { PageHead } from '#app/head/page-head-data.ts'
import type { SiteFacts } from '#app/head/site-facts.ts'
import { firmReference } from '#app/head/structured-data.ts'

/** JSON-LD of the calculator: a free web application. */
export function calculatorJsonLd({ title, description }: PageHead, site: SiteFacts): WebApplication {
  return {
    '@type': 'WebApplication',
    '@id': `${site.canonical}#calculator`,
    name: title,
    description,
    url: site.canonical,
    inLanguage: site.languageTag,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'All',
    browserRequirements: 'HTML',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'IDR' },
    publisher: firmReference(site),
  }
}
