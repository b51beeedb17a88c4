import { FeeSchema } from '@site/contracts/content/fees.ts'
import { ServiceFeeSchema } from '@site/contracts/content/service-fees.ts'
import * as v from 'valibot'
import { followContract } from '#cms/services/contract/follow-contract.ts'
import type { Resource, SiteContext } from '#cms/services/site-api/context.ts'
import { withDraft } from '#cms/services/site-api/preview.ts'
import { publishedAtAll } from '#cms/services/site-api/published.ts'
import { fees } from './fees.ts'
import { serviceFees } from './service-fees.ts'

const fee = followContract(fees.fields, FeeSchema)
const serviceFee = followContract(serviceFees.fields, ServiceFeeSchema)

/** Every published period in both languages: a price list must not depend on a translation. */
async function loadPeriods(context: SiteContext, collection: 'fees' | 'service-fees', sort: string[]) {
  const { payload, locale, tags } = context
  tags.list(collection)
  const options = {
    collection,
    locale,
    fallbackLocale: locale === 'id' ? 'en' : 'id',
    depth: 0,
    overrideAccess: true,
  } as const
  const { docs } = await payload.find({ ...options, where: publishedAtAll(), sort, pagination: false })
  const shown = await withDraft(context, collection, docs, (id) =>
    payload.findByID({ ...options, id, draft: true }),
  )
  for (const { id } of shown) tags.document(collection, id)
  return shown
}

const text = v.pipe(v.string(), v.nonEmpty())
/** A previewed draft may be incomplete. */
const CompleteFeeSchema = v.object({
  account: text,
  channel: text,
  side: text,
  percent: v.number(),
  validFrom: text,
})

export const feeList: Resource = async (context) => {
  const periods = await loadPeriods(context, 'fees', ['account', 'channel', 'side', '-validFrom'])
  return {
    fees: periods.flatMap((period) =>
      v.is(CompleteFeeSchema, period) ? [{ id: period.id, ...fee.read(period, context) }] : [],
    ),
  }
}

/** The fees other than commissions. */
export const serviceFeeList: Resource = async (context) => {
  const periods = await loadPeriods(context, 'service-fees', ['code', 'account', '-validFrom'])
  return {
    serviceFees: periods.flatMap((period) => {
      // A previewed draft may be incomplete.
      const read = v.safeParse(ServiceFeeSchema, { id: period.id, ...serviceFee.read(period, context) })
      return read.success ? read.output : []
    }),
  }
}
