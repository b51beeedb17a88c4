import type { Announcement } from '@site/contracts/content/announcements.ts'
import { useMemo } from 'react'
import { textHeadings } from '#app/content/text-headings.ts'
import { Badge } from '#app/design/badge.tsx'
import { DownloadLink } from '#app/design/download-link.tsx'
import { Prose } from '#app/design/prose.tsx'
import { ReadingColumn } from '#app/design/reading.tsx'
import { Section } from '#app/design/section.tsx'
import { TableOfContents } from '#app/design/table-of-contents.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { PublishedOn, UpdatedOn } from '#app/page-parts/document-dates.tsx'
import { SharePage } from '#app/page-parts/share-page.tsx'
import { AnnouncementList } from './announcement-list.tsx'
import { copy } from './copy.ts'

export function AnnouncementPage({ locale, announcement }: { locale: Locale; announcement: Announcement }) {
  const words = copy[locale]
  const { title, summary, body, attachment, related } = announcement
  const headings = useMemo(() => textHeadings(body), [body])
  return (
    <div className="wrap pb-16">
      <article>
        <PageHeading lead={summary} page="announcementDetail" title={title}>
          <AnnouncementFacts announcement={announcement} locale={locale} />
        </PageHeading>
        <ReadingColumn
          aside={headings.length > 0 ? <TableOfContents entries={headings} locale={locale} /> : undefined}
        >
          <Prose html={body} />
          {attachment ? (
            <section className="mt-10 max-w-(--measure) border-t border-line pt-5">
              <h2 className="text-lg">{words.attachment}</h2>
              <p className="mt-2">
                <DownloadLink file={attachment} label={words.download} locale={locale} />
              </p>
            </section>
          ) : null}
          <div className="mt-10 max-w-(--measure) border-t border-line pt-6">
            <SharePage title={title} />
          </div>
        </ReadingColumn>
      </article>
      {related.length > 0 ? (
        <Section more={{ to: pathTo('announcement', locale), label: words.backToAll }} title={words.related}>
          <AnnouncementList announcements={related} headingLevel={3} locale={locale} />
        </Section>
      ) : null}
    </div>
  )
}

function AnnouncementFacts({ announcement, locale }: { announcement: Announcement; locale: Locale }) {
  const words = copy[locale]
  const { category, importance, publishedAt, revisedAt } = announcement
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-soft">
      {importance === 'high' ? <Badge tone="accent">{words.important}</Badge> : null}
      {category ? (
        <a
          className="text-link"
          href={pathTo('announcement', locale, undefined, { category: category.slug })}
        >
          {category.name}
        </a>
      ) : null}
      <PublishedOn locale={locale} publishedAt={publishedAt} />
      <UpdatedOn locale={locale} revisedAt={revisedAt} />
    </p>
  )
}
