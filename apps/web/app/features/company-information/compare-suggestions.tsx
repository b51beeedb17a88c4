import {
  SUGGESTION_MAX_CHARACTERS,
  SUGGESTION_MIN_CHARACTERS,
} from '@site/contracts/content/search-limits.ts'
import type { PriceRange } from '@site/contracts/market/prices.ts'
import type { RefObject } from 'react'
import { ComboboxList, type FoundOptions } from '#app/design/combobox.tsx'
import { companySuggestionsPath } from '#app/i18n/company-suggestions-path.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { fetchJson } from '#app/shell/fetch-json.ts'
import { FetchedLine } from '#app/shell/fetched-line.tsx'
import { useFetched } from '#app/shell/use-fetched.ts'
import { compareCopy } from './compare-copy.ts'
import { queryOfComparison } from './compare-query.ts'

interface Comparison {
  readonly locale: Locale
  readonly slug: string
  readonly range: PriceRange
  readonly others: readonly string[]
}

/** Companies that may join a comparison. */
export default function CompareSuggestions({
  field,
  ...comparison
}: Comparison & { field: RefObject<HTMLInputElement | null> }) {
  const { locale } = comparison
  const found = useFetched((typed, signal) => loadOptions(comparison, typed, signal))
  return (
    <ComboboxList
      countText={counts[locale]}
      field={field}
      found={found}
      listLabel={compareCopy[locale].suggestions}
      minLength={SUGGESTION_MIN_CHARACTERS}
    >
      <FetchedLine after={field} fetched={found} locale={locale} />
    </ComboboxList>
  )
}

const counts = {
  id: (count: number) => compareCopy.id.suggestionCount(formatNumber('id', count)),
  en: (count: number) => compareCopy.en.suggestionCount(formatNumber('en', count)),
} as const

/** Each option leads to the comparison with that company in it; those that are in it already are no options. */
async function loadOptions(
  { locale, slug, range, others }: Comparison,
  typed: string,
  signal: AbortSignal,
): Promise<FoundOptions> {
  if (typed.length > SUGGESTION_MAX_CHARACTERS) {
    return { typed, options: [] }
  }
  const answer = await fetchJson(companySuggestionsPath(locale, typed), signal, false)
  if (!areCompanies(answer)) {
    return { typed, options: [] }
  }
  const options = answer
    .filter(({ ticker }) => ticker.toLowerCase() !== slug && !others.includes(ticker))
    .map(({ ticker, name, detail }) => ({
      path: pathTo('companyDetail', locale, { slug }, queryOfComparison(range, [...others, ticker])),
      label: [`${ticker} · ${name}`],
      detail,
    }))
  return { typed, options }
}

interface SuggestedCompany {
  readonly ticker: string
  readonly name: string
  readonly detail: string
}

/** The answer comes from this very site; a page of an older version may still meet a newer one's. */
function areCompanies(answer: unknown): answer is SuggestedCompany[] {
  return Array.isArray(answer) && answer.every((each) => 'ticker' in each && 'name' in each)
}
