import { useLocation } from 'react-router'
import { useLocale } from '#app/i18n/use-locale.ts'

const copy = {
  id: { unavailable: 'Bagian ini sedang tidak dapat dimuat.', retry: 'Coba lagi' },
  en: { unavailable: 'This section cannot be loaded right now.', retry: 'Try again' },
}

/** Shown for a part whose service is unavailable, with a link to retry. */
export function Unavailable() {
  const words = copy[useLocale()]
  const { pathname, search } = useLocation()
  return (
    <div className="rounded-card border border-dashed border-line px-6 py-8">
      <p className="font-semibold" data-list-result>
        {words.unavailable}
      </p>
      {/* A full page load, so that it also works before hydration. */}
      <a className="text-link" href={`${pathname}${search}`}>
        {words.retry}
      </a>
    </div>
  )
}
