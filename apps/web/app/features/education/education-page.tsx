import type { EducationHub } from '@site/contracts/content/education.ts'
import type { EventWithStatus } from '#app/content/event-status.ts'
import { EmptyState } from '#app/design/notice.tsx'
import { Section } from '#app/design/section.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { copy } from './copy.ts'
import { EventRow } from './event-row.tsx'
import { PathCard } from './path-card.tsx'
import { VideoItem } from './video-item.tsx'

/** On phones, the paths come first and the page stays short. */
const PHONE_VIDEOS = 2

interface EducationPageProps {
  locale: Locale
  hub: Omit<EducationHub, 'events'> & { readonly events: readonly EventWithStatus[] }
}

export function EducationPage({ locale, hub }: EducationPageProps) {
  const words = copy[locale]
  return (
    <div className="wrap pb-16">
      <PageHeading lead={words.hubLead} page="education" title={words.hubTitle} />
      <Section
        lead={words.pathsLead}
        more={{ to: pathTo('glossary', locale), label: words.glossary }}
        title={words.pathsTitle}
      >
        {hub.series.length === 0 ? <EmptyState text={words.empty} /> : null}
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-3">
          {hub.series.map((path) => (
            <PathCard key={path.series.id} locale={locale} path={path} />
          ))}
        </div>
      </Section>
      <Section more={{ to: pathTo('events', locale), label: words.allEvents }} title={words.eventsTitle}>
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
      <Section
        more={{ to: pathTo('educationalVideos', locale), label: words.allVideos }}
        title={words.videosTitle}
      >
        {hub.videos.length === 0 ? (
          <EmptyState text={words.empty} />
        ) : (
          <div className="grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
            {hub.videos.map((video, position) => (
              <div key={video.id} className={position < PHONE_VIDEOS ? undefined : 'max-md:hidden'}>
                <VideoItem headingLevel={3} locale={locale} video={video} />
              </div>
            ))}
          </div>
        )}
      </Section>
    </div>
  )
}
