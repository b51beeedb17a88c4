import {
  SEARCH_MAX_CHARACTERS,
  SUGGESTION_MAX_CHARACTERS,
  SUGGESTION_MIN_CHARACTERS,
} from '@site/contracts/content/search-limits.ts'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Combobox, type ComboboxOption } from '#app/design/combobox.tsx'
import { Icon } from '#app/design/icon.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { suggestionsPath } from '#app/i18n/suggestions-path.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import { copy } from './copy.ts'

/** The search of the whole site in the header: a field on wide screens, a disclosure with one on narrow ones. */
export function SiteSearch() {
  const words = copy[useLocale()]
  const disclosure = useRef<HTMLDetailsElement>(null)
  const { pathname, search } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what closes the disclosure
  useEffect(() => {
    disclosure.current?.removeAttribute('open')
  }, [pathname, search])

  return (
    <>
      <div className="hidden xl:block">
        <SearchField />
      </div>
      <details
        className="site-search xl:hidden"
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) {
            currentTarget.querySelector('input')?.focus()
          }
        }}
        ref={disclosure}
      >
        <summary className="icon-link">
          <Icon name="search" />
          <span className="sr-only">{words.search}</span>
        </summary>
        <div className="site-search-panel">
          <SearchField
            onLeave={() => {
              disclosure.current?.removeAttribute('open')
              disclosure.current?.querySelector('summary')?.focus()
            }}
          />
        </div>
      </details>
    </>
  )
}

function SearchField({ onLeave }: { onLeave?: () => void }) {
  const locale = useLocale()
  const words = copy[locale]
  return (
    <Combobox
      action={pathTo('searchResult', locale)}
      buttonLabel={words.search}
      countText={suggestionCount[locale]}
      label={words.searchSite}
      listLabel={words.suggestions}
      load={loaders[locale]}
      maxLength={SEARCH_MAX_CHARACTERS}
      minLength={SUGGESTION_MIN_CHARACTERS}
      {...(onLeave ? { onLeave } : {})}
    />
  )
}

const suggestionCount = {
  id: (count: number) => copy.id.suggestionCount(formatNumber('id', count)),
  en: (count: number) => copy.en.suggestionCount(formatNumber('en', count)),
} as const

const loaders = {
  id: (typed: string, signal: AbortSignal) => loadSuggestions('id', typed, signal),
  en: (typed: string, signal: AbortSignal) => loadSuggestions('en', typed, signal),
} as const

async function loadSuggestions(
  locale: Locale,
  typed: string,
  signal: AbortSignal,
): Promise<readonly ComboboxOption[]> {
  if (typed.length > SUGGESTION_MAX_CHARACTERS) {
    return []
  }
  const response = await fetch(suggestionsPath(locale, typed), { signal })
  const answer: unknown = await response.json()
  return areOptions(answer) ? answer : []
}

/** The answer comes from this very site; a page of an older version may still meet a newer one's. */
function areOptions(answer: unknown): answer is ComboboxOption[] {
  return Array.isArray(answer) && answer.every((option) => 'path' in option && Array.isArray(option.label))
}
