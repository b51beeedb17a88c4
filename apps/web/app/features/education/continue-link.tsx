import type { SeriesLesson } from '@site/contracts/content/education.ts'
import { ButtonLink } from '#app/design/button.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'
import { nextChapter } from './next-chapter.ts'
import { useReadLessons } from './read-lessons.ts'

/** Leads to the first chapter, or to the next one after chapters that are marked as read on this device. */
export function ContinueLink({
  locale,
  path,
  lessons,
}: {
  locale: Locale
  /** The name of the path, which several links on a page differ by. */
  path: string
  lessons: readonly SeriesLesson[]
}) {
  const words = copy[locale]
  const read = useReadLessons()?.read ?? []
  const next = nextChapter(lessons, read)
  const lesson = lessons[next ?? 0]
  if (lesson === undefined) {
    return null
  }
  const label =
    next === null ? words.readAgain : next === 0 ? words.start : words.goOn(formatNumber(locale, next + 1))
  return (
    <ButtonLink to={pathTo('learnInvestmentDetail', locale, { slug: lesson.slug })}>
      {label}
      <span className="sr-only">{words.ofPath(path)}</span>
    </ButtonLink>
  )
}
