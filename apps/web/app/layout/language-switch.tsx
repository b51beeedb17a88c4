import { useLocation, useMatches } from 'react-router'
import { findHead } from '#app/head/page-head-data.ts'
import { type Locale, localeFacts, locales } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from '#app/i18n/site-copy.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import { findListPath } from '#app/navigation/list-path.ts'

/** Links to the same page in the other language; without a translation, to its list or else to the home page. */
export function LanguageSwitch() {
  const current = useLocale()
  const paths = usePagePaths()
  // Input in a tool changes the URL in the browser only, while the paths come from the server.
  const typed: unknown = useLocation().state
  return (
    <nav aria-label={copy[current].language} className="language">
      {locales.map((locale) => (
        <a
          key={locale}
          aria-current={locale === current ? 'true' : undefined}
          hrefLang={locale}
          lang={locale}
          href={locale !== current && typeof typed === 'string' ? typed : paths[locale]}
          onClick={({ currentTarget }) => {
            const url = locale === current ? null : readTypedUrl(history.state)
            if (url !== null) currentTarget.href = url
          }}
        >
          <abbr title={localeFacts[locale].name}>{localeFacts[locale].short}</abbr>
        </a>
      ))}
    </nav>
  )
}

/**
 * The URL of the last input, from the state of its history entry. A click can come before the router renders it: the
 * click takes the focus from the field, which changes the entry at once.
 */
export function readTypedUrl(entry: unknown): string | null {
  const typed: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'usr') : null
  return typeof typed === 'string' ? typed : null
}

function usePagePaths(): Record<Locale, string> {
  const matches = useMatches()
  const head = findHead(matches.map(({ loaderData }) => loaderData))
  const pathname = matches.at(-1)?.pathname ?? ''
  const pathIn = (locale: Locale) =>
    head?.paths[locale] ?? findListPath(pathname, locale) ?? pathTo('home', locale)
  return { id: pathIn('id'), en: pathIn('en') }
}
