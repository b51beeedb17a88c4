import type { VideoList } from '@site/contracts/content/education.ts'
import { EmptyState } from '#app/design/notice.tsx'
import { Pagination } from '#app/design/pagination.tsx'
import type { PageHead } from '#app/head/page-head-data.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo, type Query } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { CategoryChips } from '#app/page-parts/category-chips.tsx'
import { copy } from './copy.ts'
import { VideoItem } from './video-item.tsx'

interface VideosPageProps {
  head: PageHead
  locale: Locale
  list: VideoList
  category: string | null
}

export function VideosPage({ head, locale, list, category }: VideosPageProps) {
  const words = copy[locale]
  const toPath = (query: Query) => pathTo('educationalVideos', locale, undefined, query)
  return (
    <div className="wrap pb-16">
      <PageHeading lead={words.videosLead} page="educationalVideos" title={head.title} />
      <CategoryChips
        categories={list.categories}
        chosen={category}
        locale={locale}
        toPath={(slug) => toPath({ category: slug })}
      />
      <div className="mt-10">
        {list.items.length === 0 ? (
          <EmptyState text={words.empty}>
            <a className="text-link" href={toPath({})}>
              {words.backToAllVideos}
            </a>
          </EmptyState>
        ) : (
          <div className="grid gap-x-8 gap-y-12 md:grid-cols-2">
            {list.items.map((video, position) => (
              <div key={video.id} className={list.page === 1 && position === 0 ? 'md:col-span-2' : undefined}>
                <VideoItem
                  headingLevel={2}
                  isLead={list.page === 1 && position === 0}
                  locale={locale}
                  video={video}
                />
              </div>
            ))}
          </div>
        )}
      </div>
      <Pagination
        locale={locale}
        page={list.page}
        pageCount={list.pageCount}
        pathOfPage={(page) => toPath({ page, category })}
      />
    </div>
  )
}
