import { useLocation } from 'react-router'
import { useLocale } from '#app/i18n/use-locale.ts'

const copy = {
  id: {
    title: 'Koneksi terputus',
    text: 'Periksa koneksi internet Anda, lalu coba lagi.',
    retry: 'Coba lagi',
  },
  en: {
    title: 'The connection was lost',
    text: 'Check your internet connection, then try again.',
    retry: 'Try again',
  },
}

/**
 * In the place of a page that could not be fetched on the way from another. Part of every page's script, unlike other
 * errors: what is not here yet cannot be fetched either. The link is followed without leaving this document.
 */
export function ConnectionLost() {
  const words = copy[useLocale()]
  const { pathname, search } = useLocation()
  return (
    <div className="wrap py-14 sm:py-20" role="alert">
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-4 max-w-[52ch] text-lg text-soft">{words.text}</p>
      <p className="mt-7">
        <a className="text-link" href={`${pathname}${search}`}>
          {words.retry}
        </a>
      </p>
    </div>
  )
}
