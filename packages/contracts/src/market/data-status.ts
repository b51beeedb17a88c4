import * as v from 'valibot'
import { CountSchema, DaySchema, InstantSchema, TickerSchema } from './values.ts'

/**
 * How an import ended:
 *
 * - imported: every file was understood.
 * - incomplete: a file or a whole table was not imported, all else was.
 * - held: a trading day was held back, all else was imported.
 * - rejected: nothing was imported.
 */
export const importOutcomes = ['imported', 'incomplete', 'held', 'rejected'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/** A trading day whose prices were not published, because they are not those of the whole market. */
export const HeldDaySchema = v.object({ day: DaySchema, reason: v.string() })

/** `line` starts at 1; null: the whole file. `ticker`: the company that the finding is about, if known. */
export const ImportFindingSchema = v.object({
  file: v.string(),
  line: v.nullable(CountSchema),
  column: v.nullable(v.string()),
  message: v.string(),
  ticker: v.nullable(TickerSchema),
})

/** Findings of the same level, code, table and column. `impossible` ones were left out, `unusual` ones imported. */
export const ImportFindingGroupSchema = v.object({
  level: v.picklist(['impossible', 'unusual']),
  code: v.string(),
  /** null: about a whole file. */
  table: v.nullable(v.string()),
  column: v.nullable(v.string()),
  count: CountSchema,
  /** The first of them. */
  listed: v.array(ImportFindingSchema),
})
export type ImportFindingGroup = v.InferOutput<typeof ImportFindingGroupSchema>

export const ImportRunSchema = v.object({
  id: CountSchema,
  at: InstantSchema,
  outcome: v.picklist(importOutcomes),
  /** Without files that were not imported. */
  fileCount: CountSchema,
  /** What these files were taken for, with the names of the first ones. */
  files: v.array(v.object({ kind: v.string(), count: CountSchema, names: v.array(v.string()) })),
  tables: v.array(v.object({ table: v.string(), rows: CountSchema, leftOut: CountSchema })),
  /** The newest days with prices, newest first. */
  days: v.array(v.object({ day: DaySchema, rows: CountSchema, traded: CountSchema, leftOut: CountSchema })),
  /** Files, or a table of several files (null), that were not imported; the first may be the cause of the others. */
  notImported: v.array(v.object({ file: v.nullable(v.string()), message: v.string() })),
  /** Newest first. */
  heldDays: v.array(HeldDaySchema),
  changedCompanies: CountSchema,
  /** Instruments that the site does not show. */
  skipped: v.array(v.object({ kind: v.string(), count: CountSchema })),
  /** Tickers without a company, with their rows. */
  unknownTickers: v.array(v.object({ ticker: v.string(), rows: CountSchema })),
  notes: v.array(v.string()),
  findings: v.array(ImportFindingGroupSchema),
})
export type ImportRun = v.InferOutput<typeof ImportRunSchema>

export const dataKinds = [
  'prices',
  'statements',
  'dividends',
  'actions',
  'indexMembers',
  'holders',
  'profile',
  'board',
] as const

export const DataCoverageSchema = v.object({
  kind: v.picklist(dataKinds),
  /** Listed companies with data. */
  companies: CountSchema,
  /** The newest day or end of a period in the data; null: none has a day. */
  newest: v.nullable(DaySchema),
  /** How many listed companies have whole lists, and until which day all these are; null: the kind has no lists. */
  complete: v.nullable(v.object({ companies: CountSchema, until: v.nullable(DaySchema) })),
})
export type DataCoverage = v.InferOutput<typeof DataCoverageSchema>

/** What was imported, and what is missing, for the staff. */
export const DataStatusSchema = v.object({
  /** The last imports, newest first. */
  runs: v.array(ImportRunSchema),
  /** Those that no later import published, newest first. */
  heldDays: v.array(v.object({ ...HeldDaySchema.entries, heldAt: InstantSchema })),
  /** Trading days without any price in the month before the latest one. */
  missingDays: v.array(DaySchema),
  listedCompanies: CountSchema,
  coverage: v.array(DataCoverageSchema),
})
export type DataStatus = v.InferOutput<typeof DataStatusSchema>
