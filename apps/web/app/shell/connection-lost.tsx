import { useLocation } from 'react-router'
import { useLocale } from '#app/i18n/use-locale.ts'

const copy = {
  id: { title: 'Koneksi terputus. Periksa internet Anda.', retry: 'Coba lagi' },
  en: { title: 'The connection was lost. Check your internet.', retry: 'Try again' },
}

/**
 * In the place of a page that could not be fetched on the way from another. Part of every page's script, unlike other
 * errors: what is not here yet cannot be fetched either. The link is followed without leaving this document.
 */
export function ConnectionLost() {
  const { title, retry } = copy[useLocale()]
  const { pathname, search } = useLocation()
  return (
    <div className="wrap py-14" role="alert">
      <h1 className="mb-6 text-3xl">{title}</h1>
      <a className="text-link" href={pathname + search}>
        {retry}
      </a>
    </div>
  )
}
