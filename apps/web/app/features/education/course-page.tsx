import type { Course } from '@site/contracts/content/education.ts'
import { EmptyState } from '#app/design/notice.tsx'
import { Section } from '#app/design/section.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { ContinueLink } from './continue-link.tsx'
import { copy } from './copy.ts'
import { LessonLine } from './lesson-line.tsx'
import { totalMinutes } from './next-chapter.ts'
import { PathFacts } from './path-facts.tsx'
import { SeriesProgress } from './series-progress.tsx'

export function CoursePage({ locale, course }: { locale: Locale; course: Course }) {
  const words = copy[locale]
  const { name, description, lessons } = course
  const size = words.pathSize(
    formatNumber(locale, lessons.length),
    formatNumber(locale, totalMinutes(lessons)),
  )
  return (
    <div className="wrap pb-16">
      <PageHeading lead={description} page="course" title={name}>
        <p className="mt-4 text-sm text-soft">{size}</p>
      </PageHeading>
      <PathFacts locale={locale} path={course} />
      <p className="mt-6 print:hidden">
        <ContinueLink lessons={lessons} locale={locale} path={name} />
      </p>
      <Section title={words.chapters}>
        {lessons.length === 0 ? <EmptyState text={words.noChapters} /> : null}
        <div className="max-w-(--measure)">
          <SeriesProgress lessons={lessons} locale={locale} />
          <ol className="mt-3">
            {lessons.map((lesson, position) => (
              <LessonLine key={lesson.id} lesson={lesson} locale={locale} position={position + 1} />
            ))}
          </ol>
        </div>
      </Section>
    </div>
  )
}
