import type { ActionStatus } from '@site/contracts/market/action-entries.ts'
import type { holderKinds } from '@site/finance/action-phases.ts'
import { dayAfter } from '@site/finance/days.ts'
import type { TradingCalendar } from '@site/finance/trading-calendar.ts'
import * as v from 'valibot'
import { StoredActionDetailsSchema } from '#market/database/action-details.ts'
import type { NewPriceEvent } from '#market/database/schema.ts'
import type { Columns, TableRow } from '#market/import/reading/read-table.ts'
import type { AddError } from '../action-days.ts'
import type { ImportContext } from '../import-context.ts'
import type { ImportedAction } from '../imported-action.ts'
import { storeActions } from '../store-actions.ts'
import type { Touched } from '../touched.ts'

type HolderKind = (typeof holderKinds)[number]
type Cells<Table extends Columns> = TableRow<Table>['cells']

/** What the checks of a row use. */
export interface RowCheck {
  readonly calendar: TradingCalendar
  readonly context: ImportContext
  /** Reports an impossible cell, so that the row is left out. */
  readonly addError: AddError
  /** Reports an unusual cell, which pages mark. */
  readonly mark: AddError
}

interface HolderTable<Table extends Columns> {
  readonly kind: HolderKind
  readonly check: (cells: Cells<Table>, check: RowCheck) => void | Promise<void>
  readonly readAction: (cells: Cells<Table>) => {
    readonly id: string
    readonly ticker: string
    readonly status: ActionStatus | null
    /** As it is stored; lists compute the day that they show from all days. */
    readonly keyDate: string | null
  }
  readonly createEvent?: (cells: Cells<Table>) => NewPriceEvent | null
}

/** Stores the rows that pass their checks. */
export async function storeHolderRows<const Table extends Columns>(
  context: ImportContext,
  { kind, check, readAction, createEvent }: HolderTable<Table>,
  rows: AsyncIterable<TableRow<Table>> | Iterable<TableRow<Table>>,
): Promise<Touched> {
  const calendar = await context.loadTradingCalendar()
  const actions: ImportedAction[] = []
  for await (const row of rows) {
    const { cells } = row
    const unusual: string[] = []
    await check(cells, {
      calendar,
      context,
      addError: (column, message) => context.findings.leaveOut(row, column, message),
      mark(column, message) {
        context.findings.unusual(row, column, message)
        unusual.push(toField(column))
      },
    })
    const action = { ...readAction(cells), kind, details: createDetails(kind, cells, unusual) }
    const event = action.status === 'cancelled' ? null : (createEvent?.(cells) ?? null)
    actions.push({ row, action, event })
  }
  return storeActions(context, actions)
}

/** `price_low` is `priceLow` in the contract; `reason_id` and `reason_en` are `reason`. */
function toField(column: string): string {
  // The contract calls the kind of an offer its type, because `kind` is that of the action.
  if (column === 'kind') return 'type'
  return column.replace(/_id$/, '').replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function createDetails(kind: HolderKind, cells: Readonly<Record<string, unknown>>, unusual: string[]) {
  const fields = Object.entries(cells).flatMap(([column, value]) => {
    if (column.endsWith('_en')) return []
    const isText = column.endsWith('_id') && value !== null
    const english = cells[column.replace(/_id$/, '_en')] ?? null
    return [[toField(column), isText ? { id: value, en: english } : value]]
  })
  return v.parse(StoredActionDetailsSchema, { ...Object.fromEntries(fields), kind, unusual })
}

/** The trading days of a period, both ends included; days of an unknown year count. */
export function countTradingDays(calendar: TradingCalendar, from: string, to: string): number {
  let count = 0
  for (let day = from; day <= to; day = dayAfter(day)) {
    if (['open', 'unknown'].includes(calendar.classifyDay(day))) count += 1
  }
  return count
}

/** The code of rights or warrants begins with the ticker of the share. */
export function checkCode(
  { ticker, code }: { ticker: string; code: string | null },
  addError: AddError,
): void {
  if (code !== null && !code.startsWith(`${ticker}-`))
    addError('code', `${code} does not belong to ${ticker}`)
}

/** A figure that grows has the day of its count. */
export function checkFigureDay(
  { as_of, from }: { as_of: string | null; from: string | null },
  figures: Readonly<Record<string, number | null>>,
  { addError, context }: RowCheck,
): void {
  const stated = Object.entries(figures).find(([, figure]) => figure !== null)
  if (as_of === null && stated) addError('as_of', `is empty, but ${stated[0]} is not`)
  if (as_of !== null && as_of > context.lastDay) addError('as_of', `${as_of} is after ${context.lastDay}`)
  if (as_of !== null && from !== null && as_of < from) addError('as_of', `${as_of} is before ${from}`)
}
