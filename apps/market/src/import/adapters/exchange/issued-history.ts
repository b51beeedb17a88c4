import type { StockEvent } from '@site/contracts/market/company.ts'
import * as v from 'valibot'
import type { Adapter, ReadNotes, SourceFile, TableRecord } from '#market/import/reading/adapter.ts'
import { isJsonWith, jsonRows } from '../json-rows.ts'
import { plainDay } from '../source-values.ts'
import { lowestTerms } from './listed-actions.ts'

/** The exchange's list of changes of listed shares (GetIssuedHistory), of one company or of all. */
export const issuedHistory: Adapter = {
  kind: 'issued-history',
  description: 'changes of listed shares (JSON of the exchange)',
  tables: ['stock-history'],
  recognizes: (file) => isJsonWith(file, ['KodeEmiten', 'JumlahSahamSetelahTindakan']),
  read: readIssuedHistory,
}

const RowSchema = v.object({
  KodeEmiten: v.pipe(v.string(), v.trim()),
  TanggalPencatatan: v.string(),
  JenisTindakan: v.pipe(v.string(), v.trim()),
  JumlahSaham: v.number(),
  JumlahSahamSetelahTindakan: v.number(),
})
type Row = v.InferOutput<typeof RowSchema>

/** By the letters of `JenisTindakan`, which is written as `hmetd`, `Dividen Saham` or `KonversiSaham`. */
const eventOf: Readonly<Record<string, StockEvent['event']>> = {
  ipo: 'ipo',
  companylisting: 'companyListing',
  stocksplit: 'stockSplit',
  reversestock: 'reverseSplit',
  sahambonus: 'bonusShares',
  dividensaham: 'stockDividend',
  hmetd: 'rightsIssue',
  tanpahmetd: 'privatePlacement',
  privateplacement: 'privatePlacement',
  waran: 'warrantConversion',
  obligasiwajibkonversi: 'conversion',
  konversisaham: 'conversion',
  esopmsop: 'employeeShares',
  gabungusaha: 'merger',
  buybacksaham: 'buyback',
  kurangmodal: 'capitalReduction',
  partialdelisting: 'partialDelisting',
  partialrelisting: 'partialRelisting',
}
const reducing: ReadonlySet<StockEvent['event'] | undefined> = new Set([
  'reverseSplit',
  'buyback',
  'capitalReduction',
  'partialDelisting',
])

async function* readIssuedHistory(file: SourceFile, notes: ReadNotes): AsyncGenerator<TableRecord> {
  const rows: Row[] = []
  for (const [index, each] of (await jsonRows(file)).entries()) {
    const row = v.safeParse(RowSchema, each)
    if (row.success) rows.push(row.output)
    else notes.badRow(index + 1, `${v.getDotPath(row.issues[0])}: ${row.issues[0].message}`)
  }
  for (const own of Map.groupBy(rows, ({ KodeEmiten }) => KodeEmiten).values()) yield* listRecords(own, notes)
  noteUncounted(rows, notes)
}

/** The changes of one company, oldest first. */
function* listRecords(rows: readonly Row[], notes: ReadNotes): Generator<TableRecord> {
  let total: number | null = null
  for (const row of inOrder(rows)) {
    const event = eventNamed(row)
    const after = row.JumlahSahamSetelahTindakan
    if (event === undefined) notes.skipped(`change of shares "${row.JenisTindakan}"`)
    if (event === undefined || isUncounted(row) || after === total) continue
    const before: number = total ?? (isFirst(event) ? 0 : after - addedBy(row))
    yield {
      table: 'stock-history',
      line: null,
      cells: {
        ticker: row.KodeEmiten,
        date: plainDay(row.TanggalPencatatan, ['YYYY-MM-DD']),
        event,
        // Not the count of the source: it is that of the offer for an IPO, and sometimes a placeholder.
        shares_added: String(after - before),
        shares_total: String(after),
        ...(event === 'stockSplit' || event === 'reverseSplit' ? formatSplitRatio(before, after) : {}),
      },
    }
    total = after
  }
}

/** The list has 0 or 1 as the count of changes that have not happened yet, and of some that have. */
function isUncounted({ JumlahSahamSetelahTindakan }: Row): boolean {
  return JumlahSahamSetelahTindakan <= 1
}

function noteUncounted(rows: readonly Row[], notes: ReadNotes): void {
  const uncounted = rows.filter(isUncounted)
  if (uncounted.length === 0) return
  const names = uncounted.map(
    ({ KodeEmiten, JenisTindakan, TanggalPencatatan }) =>
      `${KodeEmiten} ${JenisTindakan} ${TanggalPencatatan.slice(0, 10)}`,
  )
  notes.note(
    `has no number of shares for ${uncounted.length} change(s), which are left out: ${names.join(', ')}`,
  )
}

function eventNamed({ JenisTindakan }: Row): StockEvent['event'] | undefined {
  return eventOf[JenisTindakan.toLowerCase().replaceAll(/[^a-z]/g, '')]
}

function isFirst(event: StockEvent['event']): boolean {
  return event === 'ipo' || event === 'companyListing'
}

function addedBy(row: Row): number {
  return reducing.has(eventNamed(row)) ? -row.JumlahSaham : row.JumlahSaham
}

/** The source has the newest first, and several changes of a day in any order: the totals tell which follows. */
function inOrder(rows: readonly Row[]): Row[] {
  const rest = rows.toSorted((a, b) => a.TanggalPencatatan.localeCompare(b.TanggalPencatatan))
  const ordered: Row[] = []
  for (;;) {
    const [next] = rest
    if (next === undefined) return ordered
    const total = ordered.at(-1)?.JumlahSahamSetelahTindakan
    const following = rest.findIndex(
      (row) =>
        row.TanggalPencatatan === next.TanggalPencatatan &&
        row.JumlahSahamSetelahTindakan - addedBy(row) === total,
    )
    ordered.push(...rest.splice(Math.max(0, following), 1))
  }
}

/** Terms of more parts are not those of a split, but of shares that were issued meanwhile. */
const maxRatioPart = 1_000

function formatSplitRatio(before: number, after: number): Record<string, string> {
  const ratio = lowestTerms(before, after)
  const isOfSplit = Math.max(ratio.old, ratio.new) <= maxRatioPart
  return isOfSplit ? { ratio_old: String(ratio.old), ratio_new: String(ratio.new) } : {}
}
