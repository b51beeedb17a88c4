import type { AnnouncementList as AnnouncementListData } from '@site/contracts/content/announcements.ts'
import { LinkTabs } from '#app/design/link-tabs.tsx'
import { EmptyState } from '#app/design/notice.tsx'
import { Pagination } from '#app/design/pagination.tsx'
import type { PageHead } from '#app/head/page-head-data.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo, type Query } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { CategoryChips } from '#app/page-parts/category-chips.tsx'
import { PageLinks } from '#app/page-parts/page-links.tsx'
import { AnnouncementList } from './announcement-list.tsx'
import { copy } from './copy.ts'

interface AnnouncementsPageProps {
  head: PageHead
  locale: Locale
  list: AnnouncementListData
  category: string | null
  year: number | null
  isUnknown: boolean
}

export function AnnouncementsPage({ head, locale, list, category, year, isUnknown }: AnnouncementsPageProps) {
  const words = copy[locale]
  const toPath = (query: Query) => pathTo('announcement', locale, undefined, query)
  return (
    <div className="wrap pb-16">
      <PageHeading lead={words.lead} page="announcement" title={head.title} />
      <CategoryChips
        categories={list.categories}
        chosen={category}
        locale={locale}
        toPath={(slug) => toPath({ category: slug, year })}
      />
      {list.years.length > 1 || year !== null ? (
        <div className="mt-5">
          <LinkTabs
            label={words.years}
            tabs={[
              { to: toPath({ category }), label: words.allYears, isCurrent: year === null },
              ...list.years.map((each) => ({
                to: toPath({ category, year: each }),
                label: String(each),
                isCurrent: each === year,
              })),
            ]}
          />
        </div>
      ) : null}
      <div className="mt-8">
        {list.items.length === 0 ? (
          <NoAnnouncements hasFilter={isUnknown || category !== null || year !== null} locale={locale} />
        ) : (
          <AnnouncementList announcements={list.items} headingLevel={2} locale={locale} />
        )}
      </div>
      <Pagination
        locale={locale}
        page={list.page}
        pageCount={list.pageCount}
        pathOfPage={(page) => toPath({ page, category, year })}
      />
    </div>
  )
}

const elsewhere = ['blog', 'faq', 'contactUs'] as const

/** The specification has this message in Indonesian only, so it is shown on English pages as well. */
function NoAnnouncements({ locale, hasFilter }: { locale: Locale; hasFilter: boolean }) {
  const words = copy[locale]
  return (
    <EmptyState text={words.empty}>
      {locale === 'id' ? null : (
        <p className="text-soft" lang="id">
          {copy.id.empty}
        </p>
      )}
      {hasFilter ? (
        <p className="mt-3">
          <a className="text-link" href={pathTo('announcement', locale)}>
            {words.backToAll}
          </a>
        </p>
      ) : (
        <div className="mt-3">
          <PageLinks isCentred locale={locale} pages={elsewhere} />
        </div>
      )}
    </EmptyState>
  )
}
