import type { BondSeries } from '@site/contracts/content/bond-series.ts'
import type { BondSeries as Document } from '#cms/base/payload-types.ts'
import type { Resource } from '#cms/services/site-api/context.ts'
import { file, mediaFields } from '#cms/services/site-api/files.ts'
import { day, publishedAtAll } from '#cms/services/site-api/published.ts'
import type { Tags } from '#cms/services/site-api/tags.ts'

const maxSeries = 200

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

function toSeries(document: Document, tags: Tags): BondSeries | null {
  const coupon = toCoupon(document)
  if (coupon === null) return null
  tags.document('bond-series', document.id)
  const { id, code, kind, tenorYears, minimum, maximum } = document
  const { earlyRedemptionFrom: from, earlyRedemptionTo: to, earlyRedemptionPercent: maxPercent } = document
  return {
    id,
    code,
    kind,
    coupon,
    tenorYears,
    minimum,
    maximum,
    offerFrom: day(document.offerFrom),
    offerTo: day(document.offerTo),
    settlement: day(document.settlement),
    firstCoupon: day(document.firstCoupon),
    maturity: day(document.maturity),
    tradableFrom: document.tradableFrom ? day(document.tradableFrom) : null,
    earlyRedemption:
      from && to && typeof maxPercent === 'number' ? { from: day(from), to: day(to), maxPercent } : null,
    memorandum: file(document.memorandum, tags),
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
