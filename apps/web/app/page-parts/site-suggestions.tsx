import type { RefObject } from 'react'
import type { ComboboxOption } from '#app/design/combobox.tsx'
import { suggestionsPath } from '#app/i18n/endpoints/suggestions-path.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from '#app/i18n/site-copy.ts'
import { SuggestionList } from './suggestion-list.tsx'

/** Not in the copy that every page loads. */
export const noSuggestions = {
  id: 'Tidak ada saran. Tekan Enter untuk mencari di seluruh situs.',
  en: 'No suggestions. Press Enter to search the whole site.',
}

export default function SiteSuggestions({
  field,
  locale,
  onLeave,
}: {
  field: RefObject<HTMLInputElement | null>
  locale: Locale
  onLeave?: (() => void) | undefined
}) {
  const { suggestions, suggestionCount } = copy[locale]
  return (
    <SuggestionList
      countText={suggestionCount}
      emptyText={noSuggestions[locale]}
      field={field}
      listLabel={suggestions}
      locale={locale}
      onLeave={onLeave}
      listOptions={(response) => (areOptions(response) ? response : [])}
      toPath={(typed) => suggestionsPath(locale, typed)}
    />
  )
}

function areOptions(response: unknown): response is ComboboxOption[] {
  return (
    Array.isArray(response) && response.every((option) => 'path' in option && Array.isArray(option.label))
  )
}
