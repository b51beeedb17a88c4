import type { LessonSource } from '@site/contracts/content/education.ts'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'

/** What readers can do after the chapter. */
export function Takeaways({ locale, takeaways }: { locale: Locale; takeaways: readonly string[] }) {
  if (takeaways.length === 0) {
    return null
  }
  return (
    <section
      aria-labelledby="takeaways"
      className="deferred-layout mt-10 rounded-card border border-line p-6"
    >
      <h2 className="text-lg" id="takeaways">
        {copy[locale].takeaways}
      </h2>
      <ul className="mt-3 grid list-disc gap-2 ps-5 wrap-anywhere">
        {takeaways.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

/** The publications that the chapter was compared with, and when. */
export function Sources({ locale, sources }: { locale: Locale; sources: readonly LessonSource[] }) {
  const words = copy[locale]
  if (sources.length === 0) {
    return null
  }
  return (
    <section aria-labelledby="sources" className="deferred-layout mt-8">
      <h2 className="text-lg" id="sources">
        {words.sources}
      </h2>
      <ul className="mt-3 grid gap-2 text-sm">
        {sources.map(({ title, url, checkedOn }) => (
          <li key={`${title} ${url}`}>
            <a className="text-link" href={url} rel="noopener">
              {title}
            </a>
            <span className="text-soft">
              {' · '}
              <span className="[overflow-wrap:anywhere]">{new URL(url).hostname}</span>
              {' · '}
              <time dateTime={checkedOn}>{words.checkedOn(formatDate(locale, checkedOn))}</time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
