import type { RefObject } from 'react'
import { companySuggestionsPath } from '#app/i18n/endpoints/company-suggestions-path.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { SuggestionList } from '#app/page-parts/suggestion-list.tsx'
import { companyFieldCopy } from './company-field-copy.ts'

export interface CompanySuggestionsProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly locale: Locale
  /** The tickers that are not suggested. */
  readonly without?: readonly string[]
  /** The page of an option. */
  readonly pathWith: (ticker: string) => string
  /** Whether a chosen option only fills the field, whose form reads it. */
  readonly fillsField?: boolean
}

/** Not in the copy that the page loads first. */
const noSuggestions = {
  id: 'Tidak ada perusahaan yang cocok. Periksa ejaannya.',
  en: 'No matching company. Check the spelling.',
}

export default function CompanySuggestions({
  field,
  locale,
  without = [],
  pathWith,
  fillsField = false,
}: CompanySuggestionsProps) {
  const { suggestions, suggestionCount } = companyFieldCopy[locale]
  return (
    <SuggestionList
      countText={suggestionCount}
      emptyText={noSuggestions[locale]}
      field={field}
      listLabel={suggestions}
      locale={locale}
      listOptions={(response) =>
        listCompanies(response)
          .filter(({ ticker }) => !without.includes(ticker))
          .map(({ ticker, name, detail }) => ({
            path: pathWith(ticker),
            label: [`${ticker} · ${name}`],
            detail,
            ...(fillsField ? { fills: ticker } : {}),
          }))
      }
      toPath={(typed) => companySuggestionsPath(locale, typed)}
    />
  )
}

interface SuggestedCompany {
  readonly ticker: string
  readonly name: string
  readonly detail: string
}

function listCompanies(response: unknown): readonly SuggestedCompany[] {
  return areCompanies(response) ? response : []
}

function areCompanies(response: unknown): response is SuggestedCompany[] {
  return Array.isArray(response) && response.every((each) => 'ticker' in each && 'name' in each)
}
