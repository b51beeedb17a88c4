import type { Video } from '@site/contracts/content/education.ts'
import { Badge } from '#app/design/badge.tsx'
import { Icon } from '#app/design/icon.tsx'
import { Picture } from '#app/design/picture.tsx'
import { pictureSizes } from '#app/design/picture-sizes.ts'
import { Prose } from '#app/design/prose.tsx'
import { VideoFacade } from '#app/design/video-facade.tsx'
import { formatDuration } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { PublishedOn } from '#app/page-parts/document-dates.tsx'
import { copy } from './copy.ts'

export function VideoItem({
  video,
  locale,
  headingLevel,
  isLead = false,
}: {
  video: Video
  locale: Locale
  headingLevel: 2 | 3
  /** The newest video is larger, with its text next to it. */
  isLead?: boolean
}) {
  const words = copy[locale]
  const { id, title, summary, category, durationSeconds, publishedAt, transcript } = video
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const titleId = `video-${id}`
  return (
    <article
      aria-labelledby={titleId}
      className={isLead ? 'grid min-w-0 gap-x-10 gap-y-2 lg:grid-cols-[1.7fr_1fr]' : 'grid min-w-0 gap-2'}
    >
      <div className="min-w-0">
        <VideoPlayer labelledBy={titleId} locale={locale} video={video} />
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        {category ? (
          <p className="mt-1">
            <Badge>{category.name}</Badge>
          </p>
        ) : null}
        <Heading className={isLead ? 'scroll-mt-8 text-xl' : 'scroll-mt-8 text-lg'} id={titleId}>
          {title}
        </Heading>
        <p className="text-soft">{summary}</p>
        <p className="text-sm text-soft">
          <time dateTime={`PT${Math.round(durationSeconds)}S`}>
            {words.duration(formatDuration(locale, durationSeconds))}
          </time>
          {' · '}
          <PublishedOn locale={locale} publishedAt={publishedAt} />
        </p>
        {transcript ? (
          <details className="border-t border-line pt-2">
            <summary className="py-1 font-semibold">
              {words.transcript}
              <span className="sr-only">{`: ${title}`}</span>
            </summary>
            <Prose html={transcript} />
          </details>
        ) : null}
      </div>
    </article>
  )
}

/**
 * A video is shown only with captions in the page's language (WCAG 1.2.2). Without captions, its poster, a notice and
 * the transcript are shown instead.
 */
function VideoPlayer({ video, locale, labelledBy }: { video: Video; locale: Locale; labelledBy: string }) {
  const { file, poster, captions, title, durationSeconds } = video
  if (file === null || captions === null) {
    return <VideoUnavailable locale={locale} video={video} />
  }
  return (
    <VideoFacade
      captions={captions}
      durationText={formatDuration(locale, durationSeconds)}
      labelledBy={labelledBy}
      locale={locale}
      poster={poster}
      source={file}
      title={title}
    />
  )
}

function VideoUnavailable({ video: { poster }, locale }: { video: Video; locale: Locale }) {
  return (
    <>
      {poster ? (
        <Picture
          className="aspect-video w-full rounded-card object-cover"
          picture={poster}
          sizes={pictureSizes.half}
        />
      ) : (
        <div aria-hidden="true" className="grid aspect-video w-full place-items-center rounded-card bg-board">
          <span className="grid size-14 place-items-center rounded-full border-2 border-on-board-soft text-on-board-soft">
            <Icon name="play" />
          </span>
        </div>
      )}
      <p className="text-sm">{copy[locale].noVideo}</p>
    </>
  )
}
