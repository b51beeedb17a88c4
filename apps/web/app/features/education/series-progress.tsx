import type { SeriesLesson } from '@site/contracts/content/education.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'
import { useReadLessons } from './read-lessons.ts'

/** The number of lessons and, if some are marked as read, the number of those. */
export function SeriesProgress({ lessons, locale }: { lessons: readonly SeriesLesson[]; locale: Locale }) {
  const words = copy[locale]
  const read = useReadLessons()?.read ?? []
  const done = lessons.filter(({ id }) => read.includes(id)).length
  const count = formatNumber(locale, lessons.length)
  return (
    <>
      <p aria-live="polite" className="mt-1 text-sm text-soft">
        {done === 0 ? words.lessonCount(count) : words.readCount(formatNumber(locale, done), count)}
      </p>
      <svg
        aria-hidden="true"
        className="mt-3 h-1 w-full rounded-full"
        preserveAspectRatio="none"
        viewBox="0 0 100 4"
      >
        <rect className="fill-line" height="4" width="100" />
        <rect className="fill-action" height="4" width={(done / Math.max(1, lessons.length)) * 100} />
      </svg>
    </>
  )
}
