import type { Locale } from '@site/contracts/locale.ts'
import type { CollectionSlug, Payload } from 'payload'
import { published } from '#cms/services/site-api/published.ts'
import { findDigestPeriod } from './digest-day.ts'

/** Collections whose new documents a digest lists. */
export type DigestCollection = Extract<CollectionSlug, 'reports' | 'announcements' | 'events'>

const isNew = (day: string) => {
  const { from, until } = findDigestPeriod(day)
  return {
    publishedAt: { greater_than: from.toISOString(), less_than_equal: until.toISOString() },
  }
}

/** Documents for the digest of a day in a language, oldest first; those without a text in it are left out. */
export const digestQuery = (day: string, locale: Locale) =>
  ({
    where: published(isNew(day)),
    locale,
    sort: 'publishedAt',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  }) as const

/** The languages in which there is something new. */
export async function findDigestLocales(
  payload: Payload,
  collection: DigestCollection,
  day: string,
  where: ReturnType<typeof published> = {},
): Promise<Locale[]> {
  const counts = await Promise.all(
    (['id', 'en'] as const).map(async (locale) => ({
      locale,
      count: await payload.count({
        collection,
        locale,
        where: { and: [published(isNew(day)), where] },
        overrideAccess: true,
      }),
    })),
  )
  return counts.filter(({ count }) => count.totalDocs > 0).map(({ locale }) => locale)
}
