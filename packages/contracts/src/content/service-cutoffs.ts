import * as v from 'valibot'
import { DaySchema } from './document-parts.ts'

/** The corporate actions that need an instruction of the holder. */
export const instructedKinds = ['rights', 'warrant', 'tender'] as const
export type InstructedKind = (typeof instructedKinds)[number]

/** What we do for a client who gave no instruction. */
export const uninstructedOutcomes = ['nothing', 'sell'] as const

/** One period of our own deadline for instructions; the newest `validFrom` that has come is in force. */
export const ServiceCutoffSchema = v.object({
  kind: v.picklist(instructedKinds),
  /** Trading days before the last day of the action; 0: on that day. */
  tradingDaysBefore: v.number(),
  /** In WIB, as `12.00`. */
  hour: v.string(),
  uninstructed: v.nullable(v.picklist(uninstructedOutcomes)),
  /** How to send an instruction, and with which form. */
  howTo: v.nullable(v.string()),
  validFrom: DaySchema,
  source: v.string(),
  checkedOn: DaySchema,
})
export type ServiceCutoff = v.InferOutput<typeof ServiceCutoffSchema>

export const ServiceCutoffsSchema = v.object({ rows: v.array(ServiceCutoffSchema) })
export type ServiceCutoffs = v.InferOutput<typeof ServiceCutoffsSchema>
