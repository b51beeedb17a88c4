import type { AnnouncementSummary } from '@site/contracts/content/announcements.ts'
import { Badge } from '#app/design/badge.tsx'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'

export function AnnouncementList({
  announcements,
  locale,
  headingLevel,
}: {
  announcements: readonly AnnouncementSummary[]
  locale: Locale
  headingLevel: 2 | 3
}) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <ul className="border-b border-line">
      {announcements.map(({ id, slug, title, summary, category, importance, publishedAt }) => (
        <li
          key={id}
          className="relative grid gap-x-8 gap-y-1 border-t border-line py-3 lg:grid-cols-[11rem_minmax(0,1fr)] lg:py-6"
        >
          <div className="flex items-center gap-x-3 text-sm text-soft lg:block">
            <time className="font-semibold text-text" dateTime={publishedAt}>
              {formatDate(locale, publishedAt)}
            </time>
            {category ? <p>{category.name}</p> : null}
            {importance === 'high' ? (
              <p className="max-lg:ms-auto">
                <Badge tone="accent">{copy[locale].important}</Badge>
              </p>
            ) : null}
          </div>
          <div className="min-w-0">
            <Heading className="text-base lg:text-lg">
              <a
                className="after:absolute after:inset-0 hover:text-action"
                href={pathTo('announcementDetail', locale, { slug })}
              >
                {title}
              </a>
            </Heading>
            {summary ? <p className="mt-2 max-w-[68ch] text-soft max-lg:hidden">{summary}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
