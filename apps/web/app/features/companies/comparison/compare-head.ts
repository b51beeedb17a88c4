import type { PriceRange } from '@site/contracts/market/prices.ts'
import { pageHead } from '#app/head/page-head.ts'
import type { PageHead } from '#app/head/page-head-data.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { compareCopy } from './compare-copy.ts'
import { queryOfComparison } from './compare-query.ts'

/** Comparisons have shareable URLs, but there are too many of them to be indexed. */
export function comparisonHead(
  locale: Locale,
  ticker: string,
  others: readonly string[],
  { params, range }: { params: Readonly<Record<string, string | undefined>>; range: PriceRange },
): PageHead {
  const words = compareCopy[locale]
  const tickers = [ticker, ...others].join(', ')
  return pageHead({
    page: 'companyDetail',
    title: words.title(tickers),
    description: words.description(tickers),
    params,
    query: (each) => queryOfComparison(each, range, others),
    isIndexed: false,
  })
}
