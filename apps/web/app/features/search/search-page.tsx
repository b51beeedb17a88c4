import type { SearchKind } from '@site/contracts/content/search.ts'
import { SEARCH_MAX_CHARACTERS } from '@site/contracts/content/search-limits.ts'
import { MarkedText } from '#app/design/marked-text.tsx'
import { EmptyState, Notice } from '#app/design/notice.tsx'
import { SearchForm } from '#app/design/search-form.tsx'
import type { PageHead } from '#app/head/page-head-data.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { PageLinks } from '#app/page-parts/page-links.tsx'
import { copy } from './copy.ts'
import { type FoundCompanies, FoundCompanyList } from './found-companies.tsx'
import type { HitGroup, LinkedKind } from './hit-groups.ts'

export interface SearchPageProps {
  head: PageHead
  locale: Locale
  phrase: string
  /** null without a phrase. */
  results: {
    groups: readonly HitGroup[]
    moreKinds: readonly LinkedKind[]
    /** null: the market service is unavailable. */
    companies: FoundCompanies | null
    /** The only kind that was searched for. */
    kind: SearchKind | null
    total: number
    hasMore: boolean
    /** The corrected spelling that was searched for. */
    spelling: string | null
    /** Whether no result has all words. */
    isPartial: boolean
    /** Whether the typed phrase is longer than what was searched for. */
    isCut: boolean
  } | null
}

export function SearchPage({ head, locale, phrase, results }: SearchPageProps) {
  const words = copy[locale]
  return (
    <div className="wrap">
      <PageHeading
        lead={words.lead}
        page="searchResult"
        title={results === null ? head.title : words.resultsTitle}
      />
      <SearchForm
        action={pathTo('searchResult', locale)}
        buttonLabel={words.search}
        label={words.label}
        maxLength={SEARCH_MAX_CHARACTERS}
        phrase={phrase}
      />
      {results === null ? (
        <section className="pt-10">
          <h2 className="text-lg">{words.startingPoints}</h2>
          <div className="mt-3">
            <PageLinks locale={locale} pages={startingPoints} />
          </div>
        </section>
      ) : (
        <SearchResults locale={locale} phrase={phrase} {...results} />
      )}
    </div>
  )
}

type ResultsProps = Pick<SearchPageProps, 'locale' | 'phrase'> & NonNullable<SearchPageProps['results']>

export function SearchResults(props: ResultsProps) {
  const { locale, phrase, groups, moreKinds, companies, kind, total, hasMore, isCut } = props
  const words = copy[locale]
  const count = total + (companies?.total ?? 0)
  const companyGroup =
    companies !== null && companies.items.length > 0 ? (
      <ResultGroup count={formatNumber(locale, companies.total)} title={words.companies}>
        <FoundCompanyList companies={companies} locale={locale} phrase={phrase} />
      </ResultGroup>
    ) : null
  const isLeading = companies?.isLeading ?? false
  return (
    <>
      {isCut ? (
        <div className="mt-6">
          <Notice>{words.cut(formatNumber(locale, SEARCH_MAX_CHARACTERS))}</Notice>
        </div>
      ) : null}
      {companies === null && count > 0 ? (
        <div className="mt-6">
          <Notice>{words.companiesUnavailable}</Notice>
        </div>
      ) : null}
      {count === 0 ? (
        <NoResult isComplete={companies !== null} locale={locale} phrase={phrase} />
      ) : (
        <ResultCount {...props} count={count} />
      )}
      {isLeading ? companyGroup : null}
      {groups.map((group) => (
        <FoundGroup key={group.kind} group={group} hasMore={hasMore} isOnly={kind !== null} locale={locale} />
      ))}
      {isLeading ? null : companyGroup}
      <MoreKinds hasMore={hasMore} kinds={moreKinds} locale={locale} />
      {kind === null ? null : (
        <p className="mt-6">
          <a className="text-link" href={pathTo('searchResult', locale, undefined, { q: phrase })}>
            {words.allKinds(phrase)}
          </a>
        </p>
      )}
    </>
  )
}

interface GroupProps {
  locale: Locale
  /** Whether the numbers are minimums. */
  hasMore: boolean
}

function FoundGroup({
  group: { kind, total, found, allPath },
  locale,
  hasMore,
  isOnly,
}: GroupProps & { group: HitGroup; isOnly: boolean }) {
  const words = copy[locale]
  const count = `${formatNumber(locale, total)}${hasMore ? '+' : ''}`
  const rest = isOnly ? (
    <p className="mt-3 text-sm text-soft">{words.bestOf(formatNumber(locale, found.length), count)}</p>
  ) : (
    <p className="mt-3">
      <a className="text-link" href={allPath}>
        {words.showAll(count)}
        <span className="sr-only">{` · ${words.kinds[kind]}`}</span>
      </a>
    </p>
  )
  return (
    <ResultGroup count={count} title={words.kinds[kind]}>
      <FoundPageList found={found} />
      {total > found.length ? rest : null}
    </ResultGroup>
  )
}

function MoreKinds({ kinds, locale, hasMore }: GroupProps & { kinds: readonly LinkedKind[] }) {
  const words = copy[locale]
  if (kinds.length === 0) return null
  return (
    <section className="pt-10">
      <h2 className="text-lg">{words.moreKinds}</h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        {kinds.map(({ kind, total, allPath }) => (
          <li key={kind}>
            <a className="text-link" href={allPath}>
              {`${words.kinds[kind]} (${formatNumber(locale, total)}${hasMore ? '+' : ''})`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ResultCount({
  locale,
  phrase,
  companies,
  hasMore,
  spelling,
  isPartial,
  count,
}: ResultsProps & { count: number }) {
  const words = copy[locale]
  return (
    <div className="mt-6 wrap-anywhere text-soft" data-list-result>
      {spelling === null ? null : <p>{words.corrected(phrase, spelling)}</p>}
      {isPartial ? <p>{words.partial}</p> : null}
      <p>
        {spelling === null && companies?.isFuzzy
          ? words.nearestCompanies(phrase)
          : words.resultCount(`${formatNumber(locale, count)}${hasMore ? '+' : ''}`, spelling ?? phrase)}
      </p>
    </div>
  )
}

function ResultGroup({
  title,
  count,
  children,
}: {
  title: string
  count: string
  children: React.ReactNode
}) {
  return (
    <section className="grid gap-x-12 gap-y-3 pt-10 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <h2 className="text-lg">
        {`${title} `}
        <span className="text-base font-normal text-soft">{`(${count})`}</span>
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

function FoundPageList({ found }: Pick<HitGroup, 'found'>) {
  return (
    <ul className="border-b border-line">
      {found.map(({ path, title, excerpt }) => (
        <li key={path} className="relative border-t border-line py-4">
          <h3 className="text-base font-semibold">
            <a className="after:absolute after:inset-0 hover:text-action" href={path}>
              <MarkedText segments={title} />
            </a>
          </h3>
          {excerpt.length === 0 ? null : (
            <p className="mt-1 max-w-[68ch] wrap-anywhere text-soft">
              <MarkedText segments={excerpt} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

const startingPoints = ['productsAndServices', 'companyList', 'blog', 'faq'] as const

/** If companies could not be searched, the message must not claim that there are no results. */
function NoResult({ isComplete, phrase, locale }: { isComplete: boolean; phrase: string; locale: Locale }) {
  const words = copy[locale]
  return (
    <div className="mt-8">
      <EmptyState text={isComplete ? words.noMatch : words.unknownMatch}>
        <p className="mt-2 wrap-anywhere text-soft">
          {(isComplete ? words.noMatchText : words.noOtherMatchText)(phrase)}
        </p>
        <div className="mt-5">
          <PageLinks isCentred locale={locale} pages={startingPoints} />
        </div>
      </EmptyState>
    </div>
  )
}
