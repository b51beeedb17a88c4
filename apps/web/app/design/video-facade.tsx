import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Locale } from '#app/i18n/locales.ts'
import { Icon } from './icon.tsx'
import { imagePath } from './image-path.ts'
import './video-facade.css'

const copy = {
  id: { play: (title: string) => `Putar video: ${title}`, captions: 'Takarir' },
  en: { play: (title: string) => `Play video: ${title}`, captions: 'Captions' },
} as const satisfies Record<Locale, object>

/** A poster has no `srcset`: this width suits phones and is acceptable on large screens. */
const POSTER_WIDTH = 768

interface VideoFacadeProps {
  locale: Locale
  title: string
  /** The id of the element that shows the title of the video, if the page has one. */
  labelledBy?: string
  source: { path: string; mimeType: string }
  poster: { path: string; width: number; height: number } | null
  captions: { path: string } | null
  /** "4 menit": shown on the poster until playback starts. */
  durationText?: string
}

/**
 * A video behind its poster: the native player, which fetches nothing before playback, below one large button. Without
 * script there is no button and the player's own controls are shown.
 */
export function VideoFacade({
  locale,
  title,
  labelledBy,
  source,
  poster,
  captions,
  durationText,
}: VideoFacadeProps) {
  const words = copy[locale]
  const video = useRef<HTMLVideoElement>(null)
  const [hasScript, setHasScript] = useState(false)
  const [hasStarted, setHasStarted] = useState(false)
  useEffect(() => {
    setHasScript(true)
    // The video may already be playing: the native controls were available before hydration.
    const { paused = true, currentTime = 0 } = video.current ?? {}
    setHasStarted(!paused || currentTime > 0)
  }, [])
  return (
    <div className="video">
      {/* biome-ignore lint/a11y/useMediaCaption: captions are provided wherever the video has speech (WCAG 1.2.2) */}
      <video
        aria-label={labelledBy ? undefined : title}
        aria-labelledby={labelledBy}
        controls={hasStarted || !hasScript}
        height={poster?.height ?? 720}
        onPlay={() => setHasStarted(true)}
        playsInline
        poster={poster ? imagePath(poster.path, POSTER_WIDTH) : undefined}
        preload="none"
        ref={video}
        width={poster?.width ?? 1280}
      >
        <source src={source.path} type={source.mimeType} />
        {captions ? (
          <track default kind="captions" label={words.captions} src={captions.path} srcLang={locale} />
        ) : null}
      </video>
      {hasStarted || !hasScript ? null : (
        <PlayButton
          durationText={durationText}
          onPlay={() => {
            // WebKit focuses a video only if it has controls.
            flushSync(() => setHasStarted(true))
            video.current?.focus()
            video.current?.play().catch(() => {})
          }}
          title={words.play(title)}
        />
      )}
    </div>
  )
}

function PlayButton({
  title,
  durationText,
  onPlay,
}: {
  title: string
  durationText: string | undefined
  onPlay: () => void
}) {
  return (
    <button className="video-play" data-script-only="" onClick={onPlay} type="button">
      <span className="video-play-mark">
        <Icon name="play" />
      </span>
      <span className="sr-only">{title}</span>
      {durationText ? (
        <span aria-hidden="true" className="video-length">
          {durationText}
        </span>
      ) : null}
    </button>
  )
}
