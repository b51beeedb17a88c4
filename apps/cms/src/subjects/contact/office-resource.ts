import { OfficeSchema } from '@site/contracts/content/pages.ts'
import { followContract } from '#cms/services/contract/follow-contract.ts'
import type { Resource } from '#cms/services/site-api/context.ts'
import { published } from '#cms/services/site-api/published.ts'
import { offices } from './offices.ts'

const maxOffices = 200

const office = followContract(offices.fields, OfficeSchema)

export const officeList: Resource = async ({ payload, locale, tags }) => {
  tags.list('offices')
  const { docs } = await payload.find({
    collection: 'offices',
    where: published(),
    sort: ['order', 'id'],
    locale,
    select: office.select,
    depth: 0,
    limit: maxOffices,
    pagination: false,
    overrideAccess: true,
  })
  return {
    offices: docs.map((document) => {
      tags.document('offices', document.id)
      return { id: document.id, ...office.read(document, { tags }) }
    }),
  }
}
