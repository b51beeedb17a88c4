import type { Course as CourseContent } from '@site/contracts/content/education.ts'
import type { Course } from 'schema-dts'
import type { SiteFacts } from '#app/head/site-facts.ts'
import { firmReference } from '#app/head/structured-data.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { totalMinutes } from './next-chapter.ts'

const duration = (minutes: number) => `PT${minutes}M`

/** JSON-LD of a learning path with its chapters. */
export function courseJsonLd({ name, description, lessons }: CourseContent, site: SiteFacts): Course {
  const { siteUrl, canonical, locale, languageTag } = site
  return {
    '@type': 'Course',
    '@id': `${canonical}#course`,
    url: canonical,
    name,
    description: description === '' ? name : description,
    inLanguage: languageTag,
    isAccessibleForFree: true,
    provider: firmReference(site),
    offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'IDR' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: duration(totalMinutes(lessons)),
    },
    hasPart: lessons.map(({ slug, title, summary, readingMinutes }, index) => ({
      '@type': 'Article',
      position: index + 1,
      name: title,
      description: summary,
      url: `${siteUrl}${pathTo('learnInvestmentDetail', locale, { slug })}`,
      timeRequired: duration(readingMinutes),
    })),
  }
}
