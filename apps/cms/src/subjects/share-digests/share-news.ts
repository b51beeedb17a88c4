import { type CorporateAction, dividendCurrencies } from '@site/contracts/market/corporate-actions.ts'
import type { ActionChange, ShareDay } from '@site/contracts/market/share-day.ts'
import { TickerSchema } from '@site/contracts/market/values.ts'
import * as v from 'valibot'

const actionNames = [
  'dividend',
  'stockDividend',
  'bonus',
  'ipo',
  'meeting',
  'split',
  'reverseSplit',
  'rights',
  'warrant',
  'tender',
  'buyback',
] as const

const newsEntries = {
  /** No later digest has news with one of these keys; empty: it cannot repeat. */
  keys: v.array(v.string()),
  ticker: TickerSchema,
}

const ActionNewsSchema = v.object({
  kind: v.literal('corporateAction'),
  ...newsEntries,
  change: v.picklist(['published', 'moved', 'canceled', 'lastCumDay']),
  action: v.picklist(actionNames),
  /** Per share; null, as for all below: not in the data, or another kind. */
  amount: v.nullable(v.object({ value: v.number(), currency: v.picklist(dividendCurrencies) })),
  ratio: v.nullable(v.object({ old: v.number(), new: v.number() })),
  /** Rupiah of an offer or an exercise. */
  price: v.nullable(v.number()),
  date: v.nullable(v.object({ kind: v.picklist(['cum', 'key']), day: v.string() })),
})
export type ActionNews = v.InferOutput<typeof ActionNewsSchema>

const ReportNewsSchema = v.object({
  kind: v.literal('report'),
  ...newsEntries,
  year: v.number(),
  months: v.picklist([3, 6, 9, 12]),
  periodEnd: v.string(),
})

const CallNewsSchema = v.object({
  kind: v.literal('recommendation'),
  ...newsEntries,
  change: v.picklist(['new', 'changed', 'closed']),
  rating: v.picklist(['buy', 'hold', 'sell']),
  /** The target, or the price at which the call was closed. */
  price: v.nullable(v.number()),
  day: v.string(),
})
export type CallNews = v.InferOutput<typeof CallNewsSchema>

/** News about a share, as the table of digests stores it. */
export const ShareNewsSchema = v.variant('kind', [ActionNewsSchema, ReportNewsSchema, CallNewsSchema])
export type ShareNews = v.InferOutput<typeof ShareNewsSchema>

type Terms = Pick<ActionNews, 'action' | 'amount' | 'ratio' | 'price' | 'date'>

/** What the market data says about the shares of a day, without what was in an earlier digest. */
export function listMarketNews(
  { changes, lastCumDays, reports }: ShareDay,
  known: ReadonlySet<string>,
): ShareNews[] {
  const unknown = changes.filter((change) => !known.has(toChangeKey(change)))
  const byAction = Map.groupBy(unknown, ({ action }) => action.id)
  const reminders = lastCumDays.map(({ action, cumDate }): ActionNews => {
    const keys = [`cum:${action.id}:${cumDate}`]
    return {
      kind: 'corporateAction',
      keys,
      ticker: action.ticker,
      change: 'lastCumDay',
      ...readTerms(action),
    }
  })
  const filed = reports.map(({ ticker, year, months, periodEnd }): ShareNews => {
    return { kind: 'report', keys: [`report:${ticker}:${year}:${months}`], ticker, year, months, periodEnd }
  })
  return [
    ...reminders.filter(({ keys }) => keys.every((key) => !known.has(key))),
    ...[...byAction.values()].flatMap(joinChanges),
    ...filed.filter(({ keys }) => keys.every((key) => !known.has(key))),
  ]
}

/** An import that is repeated from the beginning counts its changes from 1 again. */
const toChangeKey = ({ id, at }: ActionChange) => `action:${id}:${at}`

/** An action that was published and moved since the last digest is new to readers; one that was also canceled is none. */
function joinChanges(changes: readonly ActionChange[]): ActionNews[] {
  const last = changes.at(-1)
  if (last === undefined) return []
  const isNew = changes.some(({ change }) => change === 'published')
  if (isNew && last.change === 'canceled') return []
  const change = isNew ? 'published' : last.change
  const { action } = last
  const keys = changes.map(toChangeKey)
  return [{ kind: 'corporateAction', keys, ticker: action.ticker, change, ...readTerms(action) }]
}

const toDate = (kind: 'cum' | 'key', day: string | null): Terms['date'] =>
  day === null ? null : { kind, day }

function readTerms(action: CorporateAction): Terms {
  const none = { amount: null, ratio: null, price: null, date: toDate('key', action.keyDate) }
  switch (action.kind) {
    case 'dividend': {
      const { form, amountPerShare, currency, ratio, cumDateRegular } = action
      const amount = amountPerShare === null ? null : { value: amountPerShare, currency }
      const date = toDate('cum', cumDateRegular) ?? none.date
      return { ...none, action: form === 'stock' ? 'stockDividend' : 'dividend', amount, ratio, date }
    }
    case 'bonus':
      return {
        ...none,
        action: 'bonus',
        ratio: { old: action.ratioOld, new: action.ratioNew },
        date: toDate('cum', action.cumDateRegular) ?? none.date,
      }
    case 'rights':
      return {
        ...none,
        action: 'rights',
        ratio: { old: action.ratioOld, new: action.ratioNew },
        price: action.exercisePrice,
        date: toDate('cum', action.cumDate) ?? none.date,
      }
    case 'stock-merge-split':
      return { ...none, action: action.type, ratio: { old: action.ratioOld, new: action.ratioNew } }
    case 'warrant':
      return { ...none, action: 'warrant', price: action.exercisePrice }
    case 'tender':
      return { ...none, action: 'tender', price: action.price }
    case 'ipo':
      return { ...none, action: 'ipo', price: action.offeringPrice }
    case 'general-meeting':
      return { ...none, action: 'meeting' }
    case 'buyback':
      return { ...none, action: 'buyback' }
  }
}
