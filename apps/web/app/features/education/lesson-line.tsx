import type { SeriesLesson } from '@site/contracts/content/education.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'
import { useQuizResult } from './quiz-results.ts'
import { useReadLessons } from './read-lessons.ts'

/** A chapter in the list of its path; the current one is marked. */
export function LessonLine({
  lesson,
  position,
  locale,
  isCurrent = false,
}: {
  lesson: SeriesLesson & { readonly summary?: string }
  /** Starting at 1. */
  position: number
  locale: Locale
  isCurrent?: boolean
}) {
  const words = copy[locale]
  const isRead = useReadLessons()?.read.includes(lesson.id) ?? false
  const quiz = useQuizResult(lesson.id)
  const { slug, title, level, readingMinutes, summary } = lesson
  return (
    <li className="flex gap-4 border-t border-line py-3.5 first:border-t-0">
      <span aria-hidden="true" className="w-5 shrink-0 font-bold text-accent-text">
        {formatNumber(locale, position)}
      </span>
      <div className="min-w-0">
        <a
          aria-current={isCurrent ? 'page' : undefined}
          className="leading-snug font-semibold hover:text-action aria-[current]:underline aria-[current]:decoration-accent aria-[current]:decoration-3 aria-[current]:underline-offset-4"
          href={pathTo('learnInvestmentDetail', locale, { slug })}
        >
          {title}
        </a>
        <p className="mt-0.5 text-sm text-soft">
          {`${words.levels[level]} · ${words.readingTime(formatNumber(locale, readingMinutes))}${isCurrent ? ` · ${words.current}` : ''}`}
          {isRead ? <span className="font-semibold text-action">{` · ${words.isRead}`}</span> : null}
          {quiz ? (
            <span className="font-semibold text-action">
              {` · ${words.quizScore(formatNumber(locale, quiz.correct), formatNumber(locale, quiz.total))}`}
            </span>
          ) : null}
        </p>
        {summary ? <p className="mt-1 max-w-[60ch]">{summary}</p> : null}
      </div>
    </li>
  )
}
