import { type BondSeries, BondSeriesSchema } from '@site/contracts/content/bond-series.ts'
import type { BondSeries as Document } from '#cms/base/payload-types.ts'
import { followContract } from '#cms/services/contract/follow-contract.ts'
import type { Resource } from '#cms/services/site-api/context.ts'
import { mediaFields } from '#cms/services/site-api/files.ts'
import { day, publishedAtAll } from '#cms/services/site-api/published.ts'
import type { Tags } from '#cms/services/site-api/tags.ts'
import { bondSeries } from './bond-series.ts'

const maxSeries = 200

const series = followContract(bondSeries.fields, BondSeriesSchema, {
  computed: ['coupon', 'earlyRedemption'],
})

/** Null without the rates that its kind needs. */
function toCoupon(document: Document): BondSeries['coupon'] | null {
  const { couponKind, couponPercent, spreadPercent, floorPercent, policyRatePercent, policyRateSince } =
    document
  if (couponKind === 'fixed') {
    return typeof couponPercent === 'number' ? { kind: 'fixed', percent: couponPercent } : null
  }
  if (typeof spreadPercent !== 'number' || typeof floorPercent !== 'number') return null
  return {
    kind: 'floating',
    spread: spreadPercent,
    floor: floorPercent,
    policyRate:
      typeof policyRatePercent === 'number' && policyRateSince
        ? { percent: policyRatePercent, since: day(policyRateSince) }
        : null,
  }
}

function toSeries(document: Document, tags: Tags) {
  const coupon = toCoupon(document)
  if (coupon === null) return null
  tags.document('bond-series', document.id)
  const { earlyRedemptionFrom: from, earlyRedemptionTo: to, earlyRedemptionPercent: maxPercent } = document
  return {
    id: document.id,
    ...series.read(document, { tags }),
    coupon,
    earlyRedemption:
      from && to && typeof maxPercent === 'number' ? { from: day(from), to: day(to), maxPercent } : null,
  }
}

export const bondSeriesList: Resource = async ({ payload, locale, tags }) => {
  tags.list('bond-series')
  const { docs } = await payload.find({
    collection: 'bond-series',
    where: publishedAtAll(),
    sort: ['-offerFrom', 'id'],
    locale,
    populate: { media: mediaFields },
    depth: 1,
    limit: maxSeries,
    pagination: false,
    overrideAccess: true,
  })
  return { series: docs.flatMap((document) => toSeries(document, tags) ?? []) }
}
