import type { Fund } from '@site/contracts/content/funds.ts'
import type { Resource } from '#cms/services/site-api/context.ts'
import { file, mediaFields } from '#cms/services/site-api/files.ts'
import { splitLines } from '#cms/services/site-api/lines.ts'
import { day, publishedAtAll } from '#cms/services/site-api/published.ts'

const maxFunds = 500

export const fundList: Resource = async ({ payload, locale, tags }) => {
  tags.list('funds')
  const { docs } = await payload.find({
    collection: 'funds',
    where: publishedAtAll(),
    sort: ['name', 'id'],
    locale,
    populate: { media: mediaFields },
    depth: 1,
    limit: maxFunds,
    pagination: false,
    overrideAccess: true,
  })
  const funds = docs.map(({ id, isSharia, returns, costs, ...document }): Fund => {
    tags.document('funds', id)
    const { code, name, kind, manager, custodian, nav, minimum, risk, texts } = document
    return {
      id,
      code,
      name,
      kind,
      manager,
      custodian,
      nav,
      minimum,
      risk,
      isSharia: isSharia ?? false,
      navDate: day(document.navDate),
      returns: {
        month: returns?.month ?? null,
        yearToDate: returns?.yearToDate ?? null,
        year: returns?.year ?? null,
        threeYears: returns?.threeYears ?? null,
      },
      costs: {
        subscription: costs.subscription,
        redemption: costs.redemption,
        management: costs.management,
        custodian: costs.custodian,
      },
      termsDate: day(document.termsDate),
      prospectus: file(document.prospectus, tags),
      factSheet: file(document.factSheet, tags),
      policy: texts?.policy ?? '',
      risks: splitLines(texts?.risks),
      benchmark: texts?.benchmark ?? '',
      launchDate: document.launchDate ? day(document.launchDate) : null,
      assets: document.assets ?? null,
      assetsDate: document.assetsDate ? day(document.assetsDate) : null,
    }
  })
  return { funds }
}
