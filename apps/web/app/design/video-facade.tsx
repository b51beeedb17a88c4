import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Locale } from '#app/i18n/locales.ts'
import { Icon } from './icon.tsx'
import { imagePath } from './image-address.ts'

const copy = {
  id: { play: (title: string) => `Putar video: ${title}`, captions: 'Takarir' },
  en: { play: (title: string) => `Play video: ${title}`, captions: 'Captions' },
} as const satisfies Record<Locale, object>

/** A poster has no `srcset`: enough for a telephone, near enough for a large screen. */
const POSTER_WIDTH = 768

/**
 * A film behind its poster: the browser's own player, which fetches nothing before play is pressed, under one large
 * button. Without script the button is not there and the player's own controls are used.
 */
export function VideoFacade({
  locale,
  title,
  labelledBy,
  source,
  poster,
  captions,
  durationText,
}: {
  locale: Locale
  title: string
  /** The element that names the film, where the page shows its title. */
  labelledBy?: string
  source: { path: string; mimeType: string }
  poster: { path: string; width: number; height: number } | null
  captions: { path: string } | null
  /** "4 menit": shown on the poster until the film plays. */
  durationText?: string
}) {
  const words = copy[locale]
  const film = useRef<HTMLVideoElement>(null)
  const [hasScript, setHasScript] = useState(false)
  const [hasStarted, setHasStarted] = useState(false)
  useEffect(() => {
    setHasScript(true)
    // It may play already: the browser's own controls stood there before script took over.
    const { paused = true, currentTime = 0 } = film.current ?? {}
    setHasStarted(!paused || currentTime > 0)
  }, [])
  return (
    <div className="film">
      {/* biome-ignore lint/a11y/useMediaCaption: captions are given wherever the film has speech (WCAG 1.2.2) */}
      <video
        aria-label={labelledBy ? undefined : title}
        aria-labelledby={labelledBy}
        controls={hasStarted || !hasScript}
        height={poster?.height ?? 720}
        onPlay={() => setHasStarted(true)}
        playsInline
        poster={poster ? imagePath(poster.path, POSTER_WIDTH) : undefined}
        preload="none"
        ref={film}
        width={poster?.width ?? 1280}
      >
        <source src={source.path} type={source.mimeType} />
        {captions ? (
          <track default kind="captions" label={words.captions} src={captions.path} srcLang={locale} />
        ) : null}
      </video>
      {hasStarted || !hasScript ? null : (
        <button
          className="film-play"
          data-script-only=""
          onClick={() => {
            // WebKit focuses a video only if it has controls.
            flushSync(() => setHasStarted(true))
            film.current?.focus()
            film.current?.play().catch(() => {})
          }}
          type="button"
        >
          <span className="film-play-mark">
            <Icon name="play" />
          </span>
          <span className="sr-only">{words.play(title)}</span>
          {durationText ? (
            <span aria-hidden="true" className="film-length">
              {durationText}
            </span>
          ) : null}
        </button>
      )}
    </div>
  )
}
