import { PREVIEW_PARAMETER } from '@site/contracts/preview-parameter.ts'
import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { formatDateTime } from '#app/i18n/format-time.ts'
import { localeFacts, locales } from '#app/i18n/locales.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import type { PreviewFacts } from '#app/request/preview.ts'
import { previewCopy } from './preview-copy.ts'

/** Banner on the page of a draft: states that it is a preview, and when the link expires. */
export default function PreviewBanner({ preview }: { preview: PreviewFacts }) {
  const locale = useLocale()
  const { search } = useLocation()
  // Links of a preview lead to published pages, where the banner is hidden.
  const isShown = new URLSearchParams(search).has(PREVIEW_PARAMETER)
  useRefreshOnSave(isShown ? preview.frames : noOrigins)
  if (!isShown) {
    return null
  }
  const words = previewCopy[locale]
  return (
    <aside aria-label={words.label} className="banner" data-preview="">
      <strong>{words.title}</strong>
      {` ${words.until(formatDateTime(locale, preview.endsAt))} `}
      {locales
        .filter((other) => other !== locale)
        .map((other) => (
          <a key={other} className="text-link" href={preview.paths[other]} hrefLang={other} lang={other}>
            {localeFacts[other].name}
          </a>
        ))}
    </aside>
  )
}

const noOrigins: readonly string[] = []

/** The admin posts a message to its frame on each save; the page then reloads the draft without scrolling. */
function useRefreshOnSave(origins: readonly string[]): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const admin = window.parent === window ? window.opener : window.parent
    if (admin === null || origins.length === 0) {
      return
    }
    function onMessage({ origin, data, source }: MessageEvent<unknown>): void {
      if (source === admin && origins.includes(origin) && isSave(data)) {
        void revalidate()
      }
    }
    window.addEventListener('message', onMessage)
    for (const origin of origins) {
      admin.postMessage({ type: 'payload-live-preview', ready: true }, origin)
    }
    return () => window.removeEventListener('message', onMessage)
  }, [origins, revalidate])
}

function isSave(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'payload-document-event'
}
