import {
  SUGGESTION_MAX_CHARACTERS,
  SUGGESTION_MIN_CHARACTERS,
} from '@site/contracts/content/search-limits.ts'
import type { RefObject } from 'react'
import { ComboboxList, type ComboboxOption, type FoundOptions } from '#app/design/combobox.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { suggestionsPath } from '#app/i18n/suggestions-path.ts'
import { copy } from './copy.ts'
import { fetchJson } from './fetch-json.ts'
import { FetchedLine } from './fetched-line.tsx'
import { useFetched } from './use-fetched.ts'

/** Suggestions from the whole site. */
export default function SiteSuggestions({
  field,
  locale,
  onLeave,
}: {
  field: RefObject<HTMLInputElement | null>
  locale: Locale
  onLeave?: (() => void) | undefined
}) {
  const found = useFetched((typed, signal) => loadSuggestions(locale, typed, signal))
  return (
    <ComboboxList
      countText={suggestionCount[locale]}
      field={field}
      found={found}
      listLabel={copy[locale].suggestions}
      minLength={SUGGESTION_MIN_CHARACTERS}
      onLeave={onLeave}
    >
      <FetchedLine after={field} fetched={found} locale={locale} />
    </ComboboxList>
  )
}

const suggestionCount = {
  id: (count: number) => copy.id.suggestionCount(formatNumber('id', count)),
  en: (count: number) => copy.en.suggestionCount(formatNumber('en', count)),
} as const

async function loadSuggestions(locale: Locale, typed: string, signal: AbortSignal): Promise<FoundOptions> {
  if (typed.length > SUGGESTION_MAX_CHARACTERS) {
    return { typed, options: [] }
  }
  const answer = await fetchJson(suggestionsPath(locale, typed), signal, false)
  return { typed, options: areOptions(answer) ? answer : [] }
}

/** The answer comes from this very site; a page of an older version may still meet a newer one's. */
function areOptions(answer: unknown): answer is ComboboxOption[] {
  return Array.isArray(answer) && answer.every((option) => 'path' in option && Array.isArray(option.label))
}
