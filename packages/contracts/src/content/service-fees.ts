import * as v from 'valibot'
import { DaySchema, IdSchema } from './document-parts.ts'
import { feeAccounts } from './fees.ts'
import { serviceFeeCodes } from './service-fee-codes.ts'

export const serviceFeeAccounts = ['all', ...feeAccounts] as const
export type ServiceFeeAccount = (typeof serviceFeeAccounts)[number]

export const serviceFeeUnits = [
  'free',
  'perItem',
  'perShareCode',
  'percentPerYear',
  'percentPerDay',
  'percentOfValue',
  'tiers',
] as const
export type ServiceFeeUnit = (typeof serviceFeeUnits)[number]

const serviceFeePayees = ['us', 'bank', 'ksei', 'idx', 'state'] as const
export type ServiceFeePayee = (typeof serviceFeePayees)[number]

const optionalNumber = v.nullable(v.number())

/**
 * One period of a fee other than the commission. `amount` is in rupiah or percent, as `unit` says; `tiers` have amounts
 * in rupiah by turnover. `minimum` and `maximum` are in rupiah. `validTo` is the last day, null without an end.
 */
export const ServiceFeeSchema = v.object({
  id: IdSchema,
  code: v.picklist(serviceFeeCodes),
  account: v.picklist(serviceFeeAccounts),
  unit: v.picklist(serviceFeeUnits),
  amount: optionalNumber,
  tiers: v.array(v.object({ from: v.number(), amount: v.number() })),
  minimum: optionalNumber,
  maximum: optionalNumber,
  isVatIncluded: v.boolean(),
  payee: v.picklist(serviceFeePayees),
  condition: v.nullable(v.string()),
  validFrom: DaySchema,
  validTo: v.nullable(DaySchema),
  source: v.string(),
  checkedOn: DaySchema,
})
export type ServiceFee = v.InferOutput<typeof ServiceFeeSchema>

/** Former, current and announced periods; the newest of a code and account first. */
export const ServiceFeeListSchema = v.object({ serviceFees: v.array(ServiceFeeSchema) })
