import type { EducationHub } from '@site/contracts/content/education.ts'
import type { EventWithStatus } from '#app/content/event-status.ts'
import { EmptyState } from '#app/design/notice.tsx'
import { Section } from '#app/design/section.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { copy } from './copy.ts'
import { EventRow } from './event-row.tsx'
import { LessonLine } from './lesson-line.tsx'
import { VideoItem } from './video-item.tsx'

interface EducationPageProps {
  locale: Locale
  hub: Omit<EducationHub, 'events'> & { readonly events: readonly EventWithStatus[] }
}

export function EducationPage({ locale, hub }: EducationPageProps) {
  const words = copy[locale]
  return (
    <div className="wrap pb-16">
      <PageHeading lead={words.hubLead} page="education" title={words.hubTitle} />
      <Section more={{ to: pathTo('eduvest', locale), label: words.allEvents }} title={words.eventsTitle}>
        {hub.events.length === 0 ? (
          <EmptyState text={words.noEvents} />
        ) : (
          <ul className="grid gap-x-10 lg:grid-cols-2">
            {hub.events.map((event) => (
              <EventRow key={event.id} event={event} locale={locale} />
            ))}
          </ul>
        )}
      </Section>
      <Section title={words.seriesTitle}>
        <p className="-mt-4 mb-8 max-w-[60ch] text-soft">{words.seriesLead}</p>
        {hub.series.length === 0 ? <EmptyState text={words.empty} /> : null}
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-3">
          {hub.series.map(({ series, lessons }) => (
            <section key={series.id} className="min-w-0 border-t-3 border-accent pt-4" id={series.slug}>
              <h3 className="text-lg">{series.name}</h3>
              <ol className="mt-3">
                {lessons.map((lesson, position) => (
                  <LessonLine key={lesson.id} lesson={lesson} locale={locale} position={position + 1} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </Section>
      <Section
        more={{ to: pathTo('educationalVideos', locale), label: words.allVideos }}
        title={words.videosTitle}
      >
        {hub.videos.length === 0 ? (
          <EmptyState text={words.empty} />
        ) : (
          <div className="grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
            {hub.videos.map((video) => (
              <VideoItem key={video.id} headingLevel={3} locale={locale} video={video} />
            ))}
          </div>
        )}
      </Section>
    </div>
  )
}
