import { ForeignInvestorsSchema, foreignAudiences } from '@site/contracts/content/foreign-investors.ts'
import type { ForeignInvestor } from '#cms/base/payload-types.ts'
import { followContract } from '#cms/services/contract/follow-contract.ts'
import type { Resource } from '#cms/services/site-api/context.ts'
import { day } from '#cms/services/site-api/published.ts'
import { foreignInvestors as config } from './foreign-investors.ts'

const texts = followContract(config.fields, ForeignInvestorsSchema, { computed: ['groups'] })

/** The groups that Compliance has checked and that have documents. */
function listGroups({ checkedOn, documents }: Pick<ForeignInvestor, 'checkedOn' | 'documents'>) {
  return foreignAudiences.flatMap((audience) => {
    const checked = checkedOn?.[audience]
    const own = (documents ?? []).filter((row) => row.audience === audience)
    if (!checked || own.length === 0) return []
    return {
      audience,
      checkedOn: day(checked),
      documents: own.map(({ document, isRequired, note }) => ({
        document,
        isRequired: isRequired === true,
        note: note ?? '',
      })),
    }
  })
}

export const foreignInvestors: Resource = async ({ payload, locale, tags }) => {
  tags.list('foreign-investors')
  const found = await payload.findGlobal({
    slug: 'foreign-investors',
    locale,
    depth: 0,
    overrideAccess: true,
  })
  const published = found._status === 'published' ? found : {}
  return { ...texts.read(published, { tags }), groups: listGroups(published) }
}
