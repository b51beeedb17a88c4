import { useLocation } from 'react-router'
import { useLocale } from '#app/i18n/use-locale.ts'

const copy = {
  id: { unavailable: 'Bagian ini sedang tidak dapat dimuat.', retry: 'Coba lagi' },
  en: { unavailable: 'This section cannot be loaded right now.', retry: 'Try again' },
}

/** In the place of a part whose service does not answer: says so and offers to ask again. */
export function Unavailable() {
  const words = copy[useLocale()]
  const { pathname, search } = useLocation()
  return (
    <div className="rounded-card border border-dashed border-line px-6 py-8">
      <p className="font-semibold">{words.unavailable}</p>
      {/* A whole load, so that it also works where the script has not started. */}
      <a className="text-link" href={`${pathname}${search}`}>
        {words.retry}
      </a>
    </div>
  )
}
