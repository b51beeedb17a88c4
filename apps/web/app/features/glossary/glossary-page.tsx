import type { Glossary } from '@site/contracts/content/glossary.ts'
import { SEARCH_MAX_CHARACTERS } from '@site/contracts/content/search-limits.ts'
import { Fragment } from 'react'
import { EmptyState } from '#app/design/notice.tsx'
import { SearchForm } from '#app/design/search-form.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { byLetter, type LetterGroup, letterId, letters } from './by-letter.ts'
import { copy } from './copy.ts'
import { TermList } from './term-list.tsx'
import type { ListedTerm } from './term-name.ts'

type ListedGlossary = Omit<Glossary, 'terms'> & { readonly terms: readonly ListedTerm[] }

interface GlossaryPageProps {
  locale: Locale
  glossary: ListedGlossary
  phrase: string
}

export function GlossaryPage({ locale, glossary, phrase }: GlossaryPageProps) {
  const words = copy[locale]
  const { terms, total } = glossary
  return (
    <div className="wrap pb-16">
      <PageHeading lead={words.lead} page="glossary" title={words.title} />
      <SearchForm
        action={pathTo('glossary', locale)}
        buttonLabel={words.search}
        label={words.searchLabel}
        maxLength={SEARCH_MAX_CHARACTERS}
        phrase={phrase}
      />
      {phrase === '' ? (
        <AllTerms locale={locale} terms={terms} total={total} />
      ) : (
        <FoundTerms glossary={glossary} locale={locale} phrase={phrase} />
      )}
    </div>
  )
}

function AllTerms({ locale, terms, total }: { locale: Locale; terms: readonly ListedTerm[]; total: number }) {
  const words = copy[locale]
  if (terms.length === 0) {
    return (
      <div className="mt-8">
        <EmptyState text={words.empty} />
      </div>
    )
  }
  const groups = byLetter(terms)
  return (
    <>
      <p className="mt-4 text-soft" data-list-result>
        {words.count(formatNumber(locale, total))}
      </p>
      <LetterIndex groups={groups} label={words.letters} />
      {groups.map(({ letter, terms: ofLetter }, position) => (
        <Fragment key={letter}>
          {/* Screen readers drop headings in a summary. */}
          <h2 className="sr-only">{letter}</h2>
          <details className="border-t border-line" open={position === 0}>
            <summary className="flex min-h-14 items-center gap-4">
              <b className="w-8 text-2xl leading-tight text-accent-text">{letter}</b>
              <span className="flex-1 text-sm text-soft">
                {words.count(formatNumber(locale, ofLetter.length))}
              </span>
              <span aria-hidden="true" className="accordion-mark" />
            </summary>
            {/* Browsers open a closed disclosure only for a target within it. */}
            <div className="scroll-mt-20 pt-2 pb-8 lg:ps-12" id={letterId(letter)}>
              <TermList locale={locale} terms={ofLetter} />
            </div>
          </details>
        </Fragment>
      ))}
    </>
  )
}

const cell = 'grid size-12 place-items-center rounded-field font-semibold sm:size-9'

/** All letters; only those with terms are links. */
function LetterIndex({ groups, label }: { groups: readonly LetterGroup[]; label: string }) {
  const used = groups.map(({ letter }) => letter)
  const others = used.filter((letter) => !letters.includes(letter))
  return (
    <nav aria-label={label} className="mt-6 mb-8">
      <ul className="flex flex-wrap gap-1">
        {[...letters, ...others].map((letter) => (
          <li key={letter}>
            {used.includes(letter) ? (
              <a
                className={`${cell} border border-line hover:border-action hover:text-action`}
                href={`#${letterId(letter)}`}
              >
                {letter}
              </a>
            ) : (
              <span className={`${cell} text-soft`}>{letter}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FoundTerms({
  locale,
  glossary,
  phrase,
}: {
  locale: Locale
  glossary: ListedGlossary
  phrase: string
}) {
  const words = copy[locale]
  const { terms, spelling } = glossary
  return (
    <>
      <p className="mt-4 text-soft" data-list-result>
        {spelling === null ? null : `${words.corrected(spelling)} `}
        {terms.length > 0 ? words.matchCount(formatNumber(locale, terms.length), spelling ?? phrase) : null}
      </p>
      {terms.length > 0 ? (
        <div className="mt-6">
          <TermList locale={locale} terms={terms} />
        </div>
      ) : (
        <div className="mt-4">
          <EmptyState text={words.noMatch(phrase)}>
            <p className="mt-3 flex flex-wrap justify-center gap-x-6 gap-y-2">
              <a className="text-link" href={pathTo('glossary', locale)}>
                {words.backToAll}
              </a>
              <a className="text-link" href={pathTo('searchResult', locale, undefined, { q: phrase })}>
                {words.searchSite}
              </a>
            </p>
          </EmptyState>
        </div>
      )}
      {terms.length > 0 ? (
        <p className="mt-8">
          <a className="text-link" href={pathTo('glossary', locale)}>
            {words.backToAll}
          </a>
        </p>
      ) : null}
    </>
  )
}
