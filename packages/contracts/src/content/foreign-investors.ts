import * as v from 'valibot'
import { DaySchema } from './document-parts.ts'

/** `resident`: foreign citizens with a stay permit of Indonesia. */
export const foreignAudiences = ['resident', 'nonResident', 'company'] as const
export type ForeignAudience = (typeof foreignAudiences)[number]

/** An empty note: there is none. */
const RequiredDocumentSchema = v.object({
  document: v.string(),
  isRequired: v.boolean(),
  note: v.string(),
})

/** The documents that a group of foreign investors needs; `checkedOn` is the day of the last check by Compliance. */
const DocumentGroupSchema = v.object({
  audience: v.picklist(foreignAudiences),
  checkedOn: DaySchema,
  documents: v.pipe(v.array(RequiredDocumentSchema), v.nonEmpty()),
})
export type DocumentGroup = v.InferOutput<typeof DocumentGroupSchema>

/** null: not stated. Groups that Compliance has not checked are left out. */
export const ForeignInvestorsSchema = v.object({
  taxNumber: v.nullable(v.string()),
  /** How long it takes until the account is active. */
  openingTime: v.nullable(v.string()),
  contractLanguage: v.nullable(v.string()),
  groups: v.array(DocumentGroupSchema),
})
