import type { Series } from '@site/contracts/content/education.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { ContinueLink } from './continue-link.tsx'
import { copy } from './copy.ts'
import { LessonLine } from './lesson-line.tsx'
import { totalMinutes } from './next-chapter.ts'
import { PathFacts } from './path-facts.tsx'

/** A learning path on the hub; on phones its chapters are folded. */
export function PathCard({ locale, path: { series, lessons } }: { locale: Locale; path: Series }) {
  const words = copy[locale]
  const size = words.pathSize(
    formatNumber(locale, lessons.length),
    formatNumber(locale, totalMinutes(lessons)),
  )
  return (
    <section className="min-w-0 border-t-3 border-accent pt-4" id={series.slug}>
      <h3 className="text-lg">
        <a className="hover:text-action" href={pathTo('course', locale, { slug: series.slug })}>
          {series.name}
        </a>
      </h3>
      <p className="mt-1 text-sm text-soft">{size}</p>
      <PathFacts locale={locale} path={series} />
      <p className="mt-4">
        <ContinueLink lessons={lessons} locale={locale} path={series.name} />
      </p>
      <details className="wide-open mt-3">
        <summary>
          {words.chapters}
          <span className="sr-only">{words.ofPath(series.name)}</span>
          <span aria-hidden="true" className="accordion-mark" />
        </summary>
        <ol>
          {lessons.map((lesson, position) => (
            <LessonLine key={lesson.id} lesson={lesson} locale={locale} position={position + 1} />
          ))}
        </ol>
      </details>
    </section>
  )
}
