import { foreignAudiences } from '@site/contracts/content/foreign-investors.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { isCheckOutdated } from '@site/finance/check-age.ts'
import { wibDay } from '#cms/base/time/wib-time.ts'
import { audienceNames } from '#cms/subjects/foreign-investors/foreign-investors.ts'
import type { Finding, Reader } from './source.ts'

/** Published groups of documents for foreign investors that Compliance has not checked for twelve months. */
export async function readOutdatedDocuments({ payload, now }: Reader): Promise<Finding> {
  const { _status, checkedOn } = await payload.findGlobal({ slug: 'foreign-investors', depth: 0 })
  const today = dayInJakarta(now)
  const parts = foreignAudiences.flatMap((audience) => {
    const day = checkedOn?.[audience]?.slice(0, 'yyyy-mm-dd'.length)
    if (_status !== 'published' || !day || !isCheckOutdated(day, today)) return []
    const { id, en } = audienceNames[audience]
    return {
      text: { id: `${id}: diperiksa ${wibDay(day, 'id')}`, en: `${en}: checked ${wibDay(day, 'en')}` },
    }
  })
  return { count: parts.length, parts }
}
