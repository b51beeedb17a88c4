import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { copy as layoutCopy } from '#app/i18n/site-copy.ts'
import { useLocale } from '#app/i18n/use-locale.ts'

const copy = {
  id: { title: 'Koneksi terputus. Periksa internet Anda.', retry: 'Coba lagi' },
  en: { title: 'The connection was lost. Check your internet connection.', retry: 'Try again' },
}

/**
 * Error page for a client-side navigation that failed for lack of a connection. Part of every page's script, because
 * offline no other chunk can be loaded. The link retries within this document, unless code was missing: browsers cache
 * a failed import until the next document. Retries automatically when the browser is online again.
 */
export function ConnectionLost({ isCode = false }: { isCode?: boolean }) {
  const locale = useLocale()
  const { title, retry } = copy[locale]
  const { pathname, search } = useLocation()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const retryLink = () => link.current?.click()
    addEventListener('online', retryLink)
    return () => removeEventListener('online', retryLink)
  }, [])
  function retryOrReload(event: MouseEvent): void {
    if (!navigator.onLine) {
      // Following the link offline would replace this self-retrying page with the browser's error page.
      event.preventDefault()
    } else if (isCode) {
      event.preventDefault()
      window.location.reload()
    }
  }
  return (
    <div className="wrap py-14" role="alert">
      <h1 className="mb-6 text-3xl">
        {isCode && navigator.onLine ? layoutCopy[locale].unavailableTitle : title}
      </h1>
      <a ref={link} className="text-link" href={pathname + search} onClick={retryOrReload}>
        {retry}
      </a>
    </div>
  )
}
