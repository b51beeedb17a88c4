import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { type ListedTerm, termName } from './term-name.ts'

/** Terms with their definitions; each links to its page. */
export function TermList({ locale, terms }: { locale: Locale; terms: readonly ListedTerm[] }) {
  return (
    <dl className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      {terms.map((term) => (
        <div key={term.slug} className="min-w-0 [overflow-wrap:anywhere]">
          <dt>
            <a className="text-link" href={pathTo('glossaryTerm', locale, { slug: term.slug })}>
              {termName(term)}
            </a>
          </dt>
          <dd className="mt-1 text-soft">{term.definition}</dd>
        </div>
      ))}
    </dl>
  )
}
