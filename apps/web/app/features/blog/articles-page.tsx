import type { ArticleList } from '@site/contracts/content/articles.ts'
import { EmptyState } from '#app/design/notice.tsx'
import { Pagination } from '#app/design/pagination.tsx'
import type { PageHead } from '#app/head/page-head-data.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { CategoryChips } from '#app/page-parts/category-chips.tsx'
import { ArticleCard, ArticleGrid } from './article-card.tsx'
import { ArticleLead } from './article-lead.tsx'
import { copy } from './copy.ts'

/** Number of articles in the lead of the first page. */
const LEAD_COUNT = 4

interface ArticlesPageProps {
  head: PageHead
  locale: Locale
  list: ArticleList
  category: string | null
  author: string | null
}

export function ArticlesPage({ head, locale, list, category, author }: ArticlesPageProps) {
  const words = copy[locale]
  const toPath = (query: { page?: number | null; category?: string | null }) =>
    pathTo('blog', locale, undefined, { author, ...query })
  const isFront = list.page === 1
  const grid = isFront ? list.items.slice(LEAD_COUNT) : list.items
  return (
    <div className="wrap pb-16">
      <PageHeading lead={words.listLead} page="blog" title={head.title}>
        <p className="mt-4">
          <a className="text-link" href={pathTo('blogEditorBoard', locale)}>
            {words.editorBoard}
          </a>
        </p>
      </PageHeading>
      <CategoryChips
        categories={list.categories}
        chosen={category}
        locale={locale}
        toPath={(slug) => toPath({ category: slug })}
      />
      <div className="mt-8">
        {list.items.length === 0 ? (
          <EmptyState text={words.empty}>
            <a className="text-link" href={pathTo('blog', locale)}>
              {words.backToAll}
            </a>
          </EmptyState>
        ) : (
          <>
            {isFront ? <ArticleLead articles={list.items.slice(0, LEAD_COUNT)} locale={locale} /> : null}
            <div className={isFront ? 'mt-10' : undefined}>
              <ArticleGrid>
                {grid.map((article) => (
                  <ArticleCard key={article.id} article={article} headingLevel={2} locale={locale} />
                ))}
              </ArticleGrid>
            </div>
          </>
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
