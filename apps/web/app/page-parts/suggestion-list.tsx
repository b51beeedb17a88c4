import {
  SUGGESTION_MAX_CHARACTERS,
  SUGGESTION_MIN_CHARACTERS,
} from '@site/contracts/content/search-limits.ts'
import { type RefObject, useCallback } from 'react'
import { fetchJson } from '#app/data/fetch-json.ts'
import { FetchStatus } from '#app/data/fetch-status.tsx'
import { useFetched } from '#app/data/use-fetched.ts'
import { ComboboxList, type ComboboxOption, type FoundOptions } from '#app/design/combobox.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'

interface SuggestionListProps {
  locale: Locale
  field: RefObject<HTMLInputElement | null>
  listLabel: string
  countText: (count: string) => string
  emptyText: string
  /** The URL of the suggestions for the typed text. */
  toPath: (typed: string) => string
  /** The options in a response, which may come from another release of the site. */
  listOptions: (response: unknown) => readonly ComboboxOption[]
  onLeave?: (() => void) | undefined
}

/** Suggestions for a form field, requested while typing. */
export function SuggestionList({
  locale,
  field,
  listLabel,
  countText,
  emptyText,
  toPath,
  listOptions,
  onLeave,
}: SuggestionListProps) {
  async function load(typed: string, signal: AbortSignal): Promise<FoundOptions> {
    const isTooLong = typed.length > SUGGESTION_MAX_CHARACTERS
    return { typed, options: isTooLong ? [] : listOptions(await fetchJson(toPath(typed), signal)) }
  }
  const found = useFetched(load)
  return (
    <ComboboxList
      countText={useCallback((count) => countText(formatNumber(locale, count)), [countText, locale])}
      emptyText={emptyText}
      field={field}
      found={found}
      listLabel={listLabel}
      minLength={SUGGESTION_MIN_CHARACTERS}
      onLeave={onLeave}
    >
      <FetchStatus after={field} fetched={found} locale={locale} />
    </ComboboxList>
  )
}
