import { SEARCH_MAX_CHARACTERS } from '@site/contracts/content/search-limits.ts'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { Form } from '#app/design/form.tsx'
import { Icon } from '#app/design/icon.tsx'
import { usePageChange } from '#app/design/use-page-change.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from '#app/i18n/site-copy.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import { useSuggestionList } from './use-suggestion-list.ts'

/** Site search in the header: a field on wide screens, a disclosure with a field on narrow ones. */
export function SiteSearch() {
  const words = copy[useLocale()]
  const disclosure = useRef<HTMLDetailsElement>(null)
  const { pathname, search } = useLocation()
  usePageChange(`${pathname}${search}`, () => disclosure.current?.removeAttribute('open'))

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
          <span className="when-closed">
            <Icon name="search" />
          </span>
          <span className="when-open">
            <Icon name="close" />
          </span>
          <span className="dock-label">{words.search}</span>
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

/** A plain form field; suggestions are loaded on first focus. */
function SearchField({ onLeave }: { onLeave?: () => void }) {
  const locale = useLocale()
  const words = copy[locale]
  const field = useRef<HTMLInputElement>(null)
  const { List, fetchList } = useSuggestionList(field, () => import('#app/page-parts/site-suggestions.tsx'))
  return (
    <Form
      action={pathTo('searchResult', locale)}
      aria-label={words.search}
      className="combobox"
      method="get"
      onFocus={fetchList}
      onPointerEnter={fetchList}
      role="search"
    >
      <input
        aria-label={words.searchSite}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={SEARCH_MAX_CHARACTERS}
        name="q"
        placeholder={words.search}
        ref={field}
        spellCheck={false}
        type="text"
      />
      <button type="submit">
        <Icon name="search" />
        <span className="sr-only">{words.search}</span>
      </button>
      {List ? <List field={field} locale={locale} onLeave={onLeave} /> : null}
    </Form>
  )
}
