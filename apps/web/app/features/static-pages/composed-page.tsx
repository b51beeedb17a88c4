import type { StaticPage } from '@site/contracts/content/pages.ts'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { PageHeading } from '#app/shell/page-heading.tsx'
import { Blocks } from './blocks.tsx'
import { copy } from './copy.ts'

/** A page that editors compose from blocks. */
export function ComposedPage({
  locale,
  page,
  content,
}: {
  locale: Locale
  page: 'aboutUs' | 'staticPage'
  content: StaticPage
}) {
  const { title, summary, blocks, updatedAt } = content
  return (
    <div className="wrap">
      <PageHeading lead={summary} page={page} title={title} />
      <Blocks blocks={blocks} locale={locale} />
      <p className="mt-12 border-t border-line pt-4 text-sm text-soft">
        <time dateTime={updatedAt}>{copy[locale].updatedOn(formatDate(locale, updatedAt))}</time>
      </p>
    </div>
  )
}
