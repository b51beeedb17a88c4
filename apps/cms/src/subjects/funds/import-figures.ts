import { sql } from '@payloadcms/db-postgres'
import { tradingCalendar } from '@site/finance/trading-calendar.ts'
import type { PayloadRequest } from 'payload'
import * as v from 'valibot'
import { inTransaction, query } from '#cms/base/database/session.ts'
import type { Fund } from '#cms/base/payload-types.ts'
import { FileTooLargeError, TooManyRowsError } from '#cms/services/csv/read-csv.ts'
import { day } from '#cms/services/site-api/published.ts'
import { readHolidays } from '#cms/subjects/market-data/read-market-data.ts'
import type { KnownFund, NavHistory } from './check-figures.ts'
import type { FigureOutcome, FundFigures } from './import-outcome.ts'
import { isSame, readFigures } from './read-figures.ts'

/** All published funds, by name. */
export async function publishedFunds(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
): Promise<Fund[]> {
  const { docs } = await req.payload.find({
    collection: 'funds',
    where: { _status: { equals: 'published' } },
    sort: 'name',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs
}

export function readCurrent({ nav, navDate, returns }: Fund): FundFigures {
  const { month = null, yearToDate = null, year = null, threeYears = null } = returns ?? {}
  return { nav, navDate: day(navDate), returns: { month, yearToDate, year, threeYears } }
}

const HistorySchema = v.array(v.object({ fund: v.number(), day: v.string(), nav: v.number() }))

/** The NAVs of applied imports, before and after, as far back as the longest return. */
async function readHistory(req: PayloadRequest): Promise<(fund: Fund) => NavHistory> {
  const rows = v.parse(
    HistorySchema,
    await query(
      req.payload,
      sql`select (r ->> 'fund')::int as fund, f ->> 'navDate' as day, (f ->> 'nav')::float8 as nav
        from fund_imports i, jsonb_array_elements(i.rows) r, jsonb_array_elements(jsonb_build_array(r -> 'before', r -> 'after')) f
        where i.state = 'applied' and i.applied_at > now() - interval '38 months' order by i.applied_at`,
    ),
  )
  const histories = new Map<number, Map<string, number>>()
  for (const { fund, day, nav } of rows) {
    const history = histories.get(fund) ?? new Map<string, number>()
    histories.set(fund, history.set(day, nav))
  }
  return (fund) => new Map([...(histories.get(fund.id) ?? []), [day(fund.navDate), fund.nav]])
}

/** Checks the figures of the file and stores them as an import; nothing is public before it is applied. */
export async function checkImport(
  req: PayloadRequest,
  bytes: AsyncIterable<Uint8Array>,
): Promise<FigureOutcome> {
  try {
    const [funds, historyFor, holidays] = await Promise.all([
      publishedFunds({ payload: req.payload }),
      readHistory(req),
      readHolidays(),
    ])
    const known = funds.map((fund): KnownFund => {
      const { id, code, name, kind } = fund
      return { id, code, name, kind, figures: readCurrent(fund), history: historyFor(fund) }
    })
    const { total, errors, readable } = await readFigures(bytes, known, tradingCalendar(holidays))
    if (total > 0) return { outcome: 'invalid', total, errors, rows: readable }
    const rows = readable.filter(({ before, after }) => !isSame(before, after))
    const unchanged = readable.length - rows.length
    if (rows.length === 0) return { outcome: 'nothingNew', unchanged }
    const { id } = await req.payload.create({
      collection: 'fund-imports',
      data: { state: 'checked', uploadedBy: req.user?.id ?? null, rows },
      overrideAccess: true,
    })
    return { outcome: 'checked', id, changed: rows.length, unchanged }
  } catch (error) {
    if (error instanceof FileTooLargeError) return { outcome: 'tooLarge' }
    if (error instanceof TooManyRowsError) return { outcome: 'tooManyRows' }
    throw error
  }
}

/** Serializes applying and undoing, whose order decides what an import may restore. */
export async function lockImports(req: PayloadRequest): Promise<void> {
  await inTransaction(req, async (session) => session.execute(sql`lock table fund_imports in exclusive mode`))
}
