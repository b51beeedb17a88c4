import type { PriceRange } from '@site/contracts/market/prices.ts'
import type { RefObject } from 'react'
import type { ComboboxOption } from '#app/design/combobox.tsx'
import { companySuggestionsPath } from '#app/i18n/endpoints/company-suggestions-path.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { SuggestionList } from '#app/page-parts/suggestion-list.tsx'
import { compareCopy } from './compare-copy.ts'
import { queryOfComparison } from './compare-query.ts'

interface Comparison {
  readonly locale: Locale
  readonly slug: string
  readonly range: PriceRange
  readonly others: readonly string[]
}

export default function CompareSuggestions({
  field,
  ...comparison
}: Comparison & { field: RefObject<HTMLInputElement | null> }) {
  const { locale } = comparison
  const { suggestions, suggestionCount } = compareCopy[locale]
  return (
    <SuggestionList
      countText={suggestionCount}
      field={field}
      listLabel={suggestions}
      locale={locale}
      optionsOf={(response) => optionsOf(comparison, response)}
      pathOf={(typed) => companySuggestionsPath(locale, typed)}
    />
  )
}

/** Each option links to the comparison with that company added; companies already in it are excluded. */
function optionsOf(
  { locale, slug, range, others }: Comparison,
  response: unknown,
): readonly ComboboxOption[] {
  if (!areCompanies(response)) {
    return []
  }
  return response
    .filter(({ ticker }) => ticker.toLowerCase() !== slug && !others.includes(ticker))
    .map(({ ticker, name, detail }) => ({
      path: pathTo('companyDetail', locale, { slug }, queryOfComparison(range, [...others, ticker])),
      label: [`${ticker} · ${name}`],
      detail,
    }))
}

interface SuggestedCompany {
  readonly ticker: string
  readonly name: string
  readonly detail: string
}

function areCompanies(response: unknown): response is SuggestedCompany[] {
  return Array.isArray(response) && response.every((each) => 'ticker' in each && 'name' in each)
}
