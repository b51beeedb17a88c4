import {
  HeldDaySchema,
  ImportFindingGroupSchema,
  ImportFindingSchema,
  ImportRunSchema,
} from '@site/contracts/market/data-status.ts'
import * as v from 'valibot'

const { level, code, table, column, count } = ImportFindingGroupSchema.entries

/** Unlike in the response, the ticker is as the row writes it. */
const StoredFindingSchema = v.object({
  ...ImportFindingSchema.entries,
  level,
  code,
  table,
  ticker: v.optional(v.string()),
})
type StoredFinding = v.InferOutput<typeof StoredFindingSchema>

const StoredGroupSchema = v.object({
  level,
  code,
  table,
  column,
  count,
  listed: v.array(StoredFindingSchema),
})
type StoredGroup = v.InferOutput<typeof StoredGroupSchema>

const HeldDaysSchema = v.array(HeldDaySchema)
const CountsSchema = v.record(v.string(), v.number())

/** A report of `import/import-report.ts`; older ones, and those of rejected imports, lack some of its fields. */
const StoredReportSchema = v.object({
  files: v.optional(v.array(v.object({ name: v.string(), kind: v.string() })), []),
  tables: v.optional(v.record(v.string(), v.object({ rows: v.number(), leftOut: v.number() })), {}),
  days: v.optional(ImportRunSchema.entries.days, []),
  notImported: v.optional(ImportRunSchema.entries.notImported, []),
  heldDays: v.optional(HeldDaysSchema, []),
  skipped: v.optional(CountsSchema, {}),
  unknownTickers: v.optional(CountsSchema, {}),
  notes: v.optional(v.array(v.string()), []),
  changedCompanies: v.optional(v.array(v.string()), []),
  findings: v.optional(v.array(v.union([StoredGroupSchema, StoredFindingSchema])), []),
})

/** The report of a run with its findings in groups, as those of a rejected run are not. */
export function parseStoredReport(report: unknown) {
  const { findings, ...rest } = v.parse(StoredReportSchema, report)
  const groups = findings.flatMap((each) => ('listed' in each ? [each] : []))
  const single = findings.flatMap((each) => ('listed' in each ? [] : [each]))
  return { ...rest, findings: [...groups, ...groupFindings(single)] }
}

export function parseHeldDays(heldDays: unknown): v.InferOutput<typeof HeldDaysSchema> {
  return v.parse(HeldDaysSchema, heldDays)
}

function groupFindings(findings: readonly StoredFinding[]): StoredGroup[] {
  const groups = Map.groupBy(
    findings,
    ({ level, code, table, column }) => `${level} ${code} ${table} ${column}`,
  )
  return [...groups.values()].flatMap((listed) => {
    const [first] = listed
    if (first === undefined) return []
    const { level, code, table, column } = first
    return [{ level, code, table, column, count: listed.length, listed }]
  })
}
