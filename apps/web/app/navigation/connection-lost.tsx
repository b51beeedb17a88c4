import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '#app/i18n/use-locale.ts'
import { copy as shellCopy } from '#app/layout/copy.ts'

const copy = {
  id: { title: 'Koneksi terputus. Periksa internet Anda.', retry: 'Coba lagi' },
  en: { title: 'The connection was lost. Check your internet connection.', retry: 'Try again' },
}

/**
 * In the place of a page that could not be fetched on the way from another. Part of every page's script, unlike other
 * errors: what is not here yet cannot be fetched either. The link is followed without leaving this document, unless
 * code was missing: browsers remember that, and ask again only for a new document. Followed by itself once the internet is
 * back.
 */
export function ConnectionLost({ isCode = false }: { isCode?: boolean }) {
  const locale = useLocale()
  const { title, retry } = copy[locale]
  const { pathname, search } = useLocation()
  const again = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const followAgain = () => again.current?.click()
    addEventListener('online', followAgain)
    return () => removeEventListener('online', followAgain)
  }, [])
  function followOrReload(event: MouseEvent): void {
    if (!navigator.onLine) {
      // The browser's own page would take the place of this one, which follows by itself.
      event.preventDefault()
    } else if (isCode) {
      event.preventDefault()
      window.location.reload()
    }
  }
  return (
    <div className="wrap py-14" role="alert">
      <h1 className="mb-6 text-3xl">
        {isCode && navigator.onLine ? shellCopy[locale].unavailableTitle : title}
      </h1>
      <a ref={again} className="text-link" href={pathname + search} onClick={followOrReload}>
        {retry}
      </a>
    </div>
  )
}
