import type { StaticPage } from '@site/contracts/content/pages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { UpdatedOn } from '#app/page-parts/document-dates.tsx'
import { Blocks } from './blocks.tsx'

export function ComposedPage({
  locale,
  page,
  content,
  children,
}: {
  locale: Locale
  page: 'aboutUs' | 'staticPage'
  content: StaticPage
  /** Before the texts. */
  children?: React.ReactNode
}) {
  const { title, summary, blocks, revisedAt } = content
  return (
    <div className="wrap">
      <PageHeading lead={summary} page={page} title={title} />
      {children}
      <Blocks blocks={blocks} locale={locale} />
      {revisedAt && (
        <p className="mt-12 border-t border-line pt-4 text-sm text-soft">
          <UpdatedOn locale={locale} revisedAt={revisedAt} />
        </p>
      )}
    </div>
  )
}
