import { SEARCH_MAX_CHARACTERS } from '@site/contracts/content/search.ts'
import { EmptyState, Notice } from '#app/design/notice.tsx'
import { SearchForm } from '#app/design/search-form.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { PageHead } from '#app/shell/page-head.ts'
import { PageHeading } from '#app/shell/page-heading.tsx'
import { PageLinks } from '#app/shell/page-links.tsx'
import { copy } from './copy.ts'
import { type FoundCompanies, FoundCompanyList } from './found-companies.tsx'
import type { FoundPage, HitGroup } from './hit-groups.ts'

export interface SearchPageProps {
  head: PageHead
  locale: Locale
  phrase: string
  /** null where nothing was asked. */
  results: {
    groups: readonly HitGroup[] /** null: the market service does not answer. */
    companies: FoundCompanies | null
  } | null
}

export function SearchPage({ head, locale, phrase, results }: SearchPageProps) {
  const words = copy[locale]
  return (
    <div className="wrap">
      <PageHeading lead={words.lead} page="searchResult" title={head.title} />
      <SearchForm
        action={pathTo('searchResult', locale)}
        buttonLabel={words.search}
        label={words.label}
        maxLength={SEARCH_MAX_CHARACTERS}
        phrase={phrase}
      />
      {results === null ? null : <Results locale={locale} phrase={phrase} {...results} />}
    </div>
  )
}

function Results({
  locale,
  phrase,
  groups,
  companies,
}: Pick<SearchPageProps, 'locale' | 'phrase'> & NonNullable<SearchPageProps['results']>) {
  const words = copy[locale]
  const count = groups.reduce((sum, { found }) => sum + found.length, companies?.total ?? 0)
  return (
    <>
      {companies === null ? (
        <div className="mt-6">
          <Notice>{words.companiesUnavailable}</Notice>
        </div>
      ) : null}
      {count === 0 ? (
        <NoResult locale={locale} phrase={phrase} />
      ) : (
        <p className="mt-6 text-soft" role="status">
          {words.resultCount(formatNumber(locale, count), phrase)}
        </p>
      )}
      {companies !== null && companies.items.length > 0 ? (
        <ResultGroup title={words.companies}>
          <FoundCompanyList companies={companies} locale={locale} phrase={phrase} />
        </ResultGroup>
      ) : null}
      {groups.map(({ kind, found }) => (
        <ResultGroup key={kind} title={words.kinds[kind]}>
          <FoundPageList found={found} />
        </ResultGroup>
      ))}
    </>
  )
}

function ResultGroup({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="grid gap-x-12 gap-y-3 pt-10 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <h2 className="text-lg">{title}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

function FoundPageList({ found }: { found: readonly FoundPage[] }) {
  return (
    <ul className="border-b border-line">
      {found.map(({ path, title, summary }) => (
        <li key={path} className="relative border-t border-line py-4">
          <h3 className="text-base font-semibold">
            <a className="after:absolute after:inset-0 hover:text-action" href={path}>
              {title}
            </a>
          </h3>
          {summary === '' ? null : <p className="mt-1 max-w-[68ch] text-soft">{summary}</p>}
        </li>
      ))}
    </ul>
  )
}

const startingPoints = ['productsAndServices', 'companyList', 'blog', 'faq'] as const

function NoResult({ phrase, locale }: { phrase: string; locale: Locale }) {
  const words = copy[locale]
  return (
    <div className="mt-8" role="status">
      <EmptyState text={words.noMatch}>
        <p className="mt-2 wrap-break-word text-soft">{words.noMatchText(phrase)}</p>
        <div className="mt-5">
          <PageLinks isCentred locale={locale} pages={startingPoints} />
        </div>
      </EmptyState>
    </div>
  )
}
