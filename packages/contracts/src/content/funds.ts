import * as v from 'valibot'
import { DaySchema, FileSchema, IdSchema } from './document-parts.ts'

export const fundKinds = ['moneyMarket', 'fixedIncome', 'mixed', 'equity', 'index'] as const
export const fundRisks = ['low', 'medium', 'high'] as const

const percent = v.nullable(v.number())

/** Rates in percent (1.5 is 1.5%), amounts in rupiah; null where a fund is too young for a return. */
export const FundSchema = v.object({
  id: IdSchema,
  code: v.string(),
  name: v.string(),
  kind: v.picklist(fundKinds),
  isSharia: v.boolean(),
  manager: v.string(),
  custodian: v.string(),
  nav: v.number(),
  /** The day of the net asset value and of the returns. */
  navDate: DaySchema,
  returns: v.object({ month: percent, yearToDate: percent, year: percent, threeYears: percent }),
  /** The highest subscription and redemption fees, and the highest yearly ones within the net asset value. */
  costs: v.object({
    subscription: v.number(),
    redemption: v.number(),
    management: v.number(),
    custodian: v.number(),
  }),
  /** The day of the costs and the minimum. */
  termsDate: DaySchema,
  minimum: v.number(),
  risk: v.picklist(fundRisks),
  policy: v.optional(v.string(), ''),
  risks: v.optional(v.array(v.string()), []),
  benchmark: v.optional(v.string(), ''),
  launchDate: v.optional(v.nullable(DaySchema), null),
  /** Assets under management, and their day. */
  assets: v.optional(v.nullable(v.number()), null),
  assetsDate: v.optional(v.nullable(DaySchema), null),
  prospectus: v.nullable(FileSchema),
  factSheet: v.nullable(FileSchema),
})
export type Fund = v.InferOutput<typeof FundSchema>

export const FundListSchema = v.object({ funds: v.array(FundSchema) })
