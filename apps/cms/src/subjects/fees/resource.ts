import { FeeSchema } from '@site/contracts/content/fees.ts'
import { ServiceFeeSchema } from '@site/contracts/content/service-fees.ts'
import * as v from 'valibot'
import { followContract } from '#cms/services/contract/follow-contract.ts'
import type { Resource } from '#cms/services/site-api/context.ts'
import { withDraft } from '#cms/services/site-api/preview.ts'
import { publishedAtAll } from '#cms/services/site-api/published.ts'
import { fees } from './fees.ts'
import { serviceFees } from './service-fees.ts'

const fee = followContract(fees.fields, FeeSchema)
const serviceFee = followContract(serviceFees.fields, ServiceFeeSchema)

/** Every published period in both languages: a price list must not depend on a translation. */
export const feeList: Resource = async (context) => {
  const { payload, locale, tags } = context
  tags.list('fees')
  const options = {
    collection: 'fees',
    locale,
    fallbackLocale: locale === 'id' ? 'en' : 'id',
    depth: 0,
    overrideAccess: true,
  } as const
  const { docs } = await payload.find({
    ...options,
    where: publishedAtAll(),
    sort: ['account', 'channel', 'side', '-validFrom'],
    pagination: false,
  })
  const shown = await withDraft(context, 'fees', docs, (id) =>
    payload.findByID({ ...options, id, draft: true }),
  )
  return {
    fees: shown.flatMap((document) => {
      const { id, account, channel, side, percent, validFrom } = document
      tags.document('fees', id)
      // A previewed draft may be incomplete, whatever its type says.
      const isComplete = account && channel && side && typeof percent === 'number' && validFrom
      return isComplete ? { id, ...fee.read(document, { tags }) } : []
    }),
  }
}

/** The same for the other fees. */
export const serviceFeeList: Resource = async (context) => {
  const { payload, locale, tags } = context
  tags.list('service-fees')
  const options = {
    collection: 'service-fees',
    locale,
    fallbackLocale: locale === 'id' ? 'en' : 'id',
    depth: 0,
    overrideAccess: true,
  } as const
  const { docs } = await payload.find({
    ...options,
    where: publishedAtAll(),
    sort: ['code', 'account', '-validFrom'],
    pagination: false,
  })
  const shown = await withDraft(context, 'service-fees', docs, (id) =>
    payload.findByID({ ...options, id, draft: true }),
  )
  return {
    serviceFees: shown.flatMap((document) => {
      tags.document('service-fees', document.id)
      // A previewed draft may be incomplete.
      const read = v.safeParse(ServiceFeeSchema, { id: document.id, ...serviceFee.read(document, { tags }) })
      return read.success ? read.output : []
    }),
  }
}
