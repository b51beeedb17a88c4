import type { Video } from '@site/contracts/content/education.ts'
import { Badge } from '#app/design/badge.tsx'
import { imagePath } from '#app/design/image-address.ts'
import { Picture } from '#app/design/picture.tsx'
import { pictureSizes } from '#app/design/picture-sizes.ts'
import { Prose } from '#app/design/prose.tsx'
import { formatDuration } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { PublishedOn } from '#app/shell/document-dates.tsx'
import { copy } from './copy.ts'

export function VideoItem({
  video,
  locale,
  headingLevel,
}: {
  video: Video
  locale: Locale
  headingLevel: 2 | 3
}) {
  const words = copy[locale]
  const { id, title, summary, category, durationSeconds, publishedAt, transcript } = video
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const titleId = `video-${id}`
  return (
    <article aria-labelledby={titleId} className="flex min-w-0 flex-col gap-2">
      <Film labelledBy={titleId} locale={locale} video={video} />
      {category ? (
        <p className="mt-1">
          <Badge>{category.name}</Badge>
        </p>
      ) : null}
      <Heading className="scroll-mt-8 text-lg" id={titleId}>
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
            <span className="sr-only">: {title}</span>
          </summary>
          <Prose html={transcript} />
        </details>
      ) : null}
    </article>
  )
}

/** A poster has no `srcset`: enough for a telephone, near enough for a large screen. */
const POSTER_WIDTH = 768

/**
 * Nothing is fetched before the visitor presses play. A film is shown only with captions in the page's
 * language (WCAG 1.2.2); until there are some, its picture, a sentence and the transcript stand in.
 */
function Film({ video, locale, labelledBy }: { video: Video; locale: Locale; labelledBy: string }) {
  const words = copy[locale]
  const { file, poster, captions } = video
  if (file === null || captions === null) {
    return (
      <>
        <Picture className="aspect-video w-full rounded-card" picture={poster} sizes={pictureSizes.half} />
        <p className="text-sm">{words.noFilm}</p>
      </>
    )
  }
  return (
    <video
      aria-labelledby={labelledBy}
      className="film aspect-video w-full rounded-card"
      controls
      height={poster?.height ?? 720}
      playsInline
      poster={poster ? imagePath(poster.path, POSTER_WIDTH) : undefined}
      preload="none"
      width={poster?.width ?? 1280}
    >
      <source src={file.path} type={file.mimeType} />
      <track default kind="captions" label={words.captionsLabel} src={captions.path} srcLang={locale} />
    </video>
  )
}
