import type { Lesson, Series, SeriesLesson } from '@site/contracts/content/education.ts'
import { useMemo } from 'react'
import { splitAtHeadings, textHeadings } from '#app/content/text-headings.ts'
import { Badge } from '#app/design/badge.tsx'
import { Picture } from '#app/design/picture.tsx'
import { pictureSizes } from '#app/design/picture-sizes.ts'
import { ReadingColumn } from '#app/design/reading.tsx'
import { TableOfContents } from '#app/design/table-of-contents.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { DocumentDates } from '#app/page-parts/document-dates.tsx'
import { copy } from './copy.ts'
import { LessonLine } from './lesson-line.tsx'
import { Sources, Takeaways } from './lesson-parts.tsx'
import { LessonText } from './lesson-text.tsx'
import { placeQuestions } from './quiz.ts'
import { Quiz } from './quiz-form.tsx'
import { ReadMark } from './read-mark.tsx'
import { SeriesProgress } from './series-progress.tsx'
import { type QuizData, useQuiz } from './use-quiz.ts'

interface LessonPageProps {
  locale: Locale
  lesson: Lesson
  /** The answers of the quiz that the server received; null before. */
  posted: QuizData['posted']
}

export function LessonPage({ locale, lesson, posted }: LessonPageProps) {
  const { series } = lesson
  const headings = useMemo(() => textHeadings(lesson.body), [lesson.body])
  const text = useMemo(() => splitAtHeadings(lesson.body), [lesson.body])
  const questions = lesson.quiz
  const quiz = useQuiz({ lesson: lesson.id, questions, partCount: text.parts.length, posted })
  return (
    <div className="wrap lesson pb-16">
      <article>
        <PageHeading lead={lesson.summary} page="learnInvestmentDetail" title={lesson.title}>
          <LessonFacts lesson={lesson} locale={locale} />
        </PageHeading>
        <ReadingColumn
          aside={headings.length > 0 ? <TableOfContents entries={headings} locale={locale} /> : undefined}
        >
          {lesson.cover ? (
            <Picture
              className="mb-8 aspect-[16/9] w-full rounded-card object-cover"
              picture={lesson.cover}
              priority
              sizes={pictureSizes.nextToAside}
            />
          ) : null}
          <LessonText html={lesson.body} locale={locale} questions={questions} quiz={quiz} text={text} />
          <Takeaways locale={locale} takeaways={lesson.takeaways} />
          <Sources locale={locale} sources={lesson.sources} />
          {questions.length > 0 ? (
            <div className="mt-8">
              <Quiz
                lesson={lesson.id}
                locale={locale}
                path={pathTo('learnInvestmentDetail', locale, { slug: lesson.slug })}
                positions={placeQuestions(questions, null, text.parts.length)}
                questions={questions}
                quiz={quiz}
              />
            </div>
          ) : null}
          <ReadMark lesson={lesson.id} locale={locale} />
          {series ? (
            <>
              <Neighbors current={lesson.id} lessons={series.lessons} locale={locale} />
              <Chapters current={lesson.id} locale={locale} path={series} />
            </>
          ) : null}
        </ReadingColumn>
      </article>
    </div>
  )
}

function findPosition(lessons: readonly SeriesLesson[], current: number): number {
  return lessons.findIndex(({ id }) => id === current)
}

function Chapters({
  current,
  path: { series, lessons },
  locale,
}: {
  current: number
  path: Series
  locale: Locale
}) {
  return (
    <nav
      aria-labelledby="lesson-series"
      className="deferred-layout mt-12 border-t-3 border-accent pt-4 print:hidden"
    >
      <h2 className="text-lg" id="lesson-series">
        {copy[locale].inSeries(series.name)}
      </h2>
      <SeriesProgress lessons={lessons} locale={locale} />
      <ol className="mt-3">
        {lessons.map((other, position) => (
          <LessonLine
            key={other.id}
            isCurrent={other.id === current}
            lesson={other}
            locale={locale}
            position={position + 1}
          />
        ))}
      </ol>
    </nav>
  )
}

function LessonFacts({ lesson, locale }: { lesson: Lesson; locale: Locale }) {
  const words = copy[locale]
  const { level, readingMinutes, series } = lesson
  return (
    <div className="mt-5 text-sm text-soft">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge>{words.levels[level]}</Badge>
        {series ? <Place current={lesson.id} locale={locale} path={series} /> : null}
      </p>
      <p className="mt-2">
        {`${words.readingTime(formatNumber(locale, readingMinutes))} · `}
        <DocumentDates document={lesson} locale={locale} />
      </p>
    </div>
  )
}

function Place({
  current,
  path: { series, lessons },
  locale,
}: {
  current: number
  path: Series
  locale: Locale
}) {
  const position = formatNumber(locale, findPosition(lessons, current) + 1)
  return (
    <span>
      {copy[locale].position(position, formatNumber(locale, lessons.length))}
      <a className="text-link" href={pathTo('course', locale, { slug: series.slug })}>
        {series.name}
      </a>
    </span>
  )
}

function Neighbors({
  current,
  lessons,
  locale,
}: {
  current: number
  lessons: readonly SeriesLesson[]
  locale: Locale
}) {
  const words = copy[locale]
  const position = findPosition(lessons, current)
  const previous = lessons[position - 1] ?? null
  const next = lessons[position + 1] ?? null
  if (previous === null && next === null) {
    return null
  }
  const link = (lesson: SeriesLesson | null, rel: 'prev' | 'next', label: string) =>
    lesson ? (
      <p className={rel === 'next' ? 'sm:text-end' : undefined}>
        <span className="block text-sm text-soft">{label}</span>
        <a
          className="text-link"
          rel={rel}
          href={pathTo('learnInvestmentDetail', locale, { slug: lesson.slug })}
        >
          {lesson.title}
        </a>
      </p>
    ) : (
      <span />
    )
  return (
    <nav
      aria-label={words.neighbors}
      className="mt-12 grid gap-6 border-t border-line pt-6 sm:grid-cols-2 print:hidden"
    >
      {link(previous, 'prev', words.previous)}
      {link(next, 'next', words.next)}
    </nav>
  )
}
