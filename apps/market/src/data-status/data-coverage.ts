import { type DataCoverage, dataKinds } from '@site/contracts/market/data-status.ts'
import { type RawBuilder, sql } from 'kysely'
import type { MarketDatabase } from '#market/database/connection.ts'
import { coverageKinds } from '#market/database/coverage-kinds.ts'
import { loadLatestDay } from '#market/figures/companies.ts'
import { allCompanies, findOldestList } from '#market/figures/coverage.ts'

interface KindParts {
  /** Whether the company `c` has data. */
  readonly isKnown: RawBuilder<boolean>
  readonly newest: RawBuilder<string | null>
}

function describeKinds(day: string): Record<DataCoverage['kind'], KindParts> {
  return {
    prices: {
      isKnown: sql`exists (select from prices where ticker = c.ticker)`,
      newest: sql`select max(day) from prices`,
    },
    statements: {
      isKnown: sql`exists (select from statement_periods where ticker = c.ticker)`,
      newest: sql`select max(period_end) from statement_periods`,
    },
    dividends: {
      isKnown: sql`exists (select from corporate_actions where ticker = c.ticker and kind = 'dividend')`,
      newest: sql`select max(key_date) from corporate_actions where kind = 'dividend'`,
    },
    actions: {
      isKnown: sql`exists (select from corporate_actions where ticker = c.ticker and kind <> 'dividend')`,
      newest: sql`select max(key_date) from corporate_actions where kind <> 'dividend'`,
    },
    indexMembers: {
      isKnown: sql`exists (
        select from index_members
        where ticker = c.ticker and member_from <= ${day}::date and (member_to is null or member_to >= ${day}::date)
      )`,
      newest: sql`select max(member_from) from index_members`,
    },
    holders: {
      isKnown: sql`(
        exists (select from shareholders where ticker = c.ticker)
        or exists (select from holder_types where ticker = c.ticker)
      )`,
      newest: sql`select max(greatest(shareholders_as_of, holder_types_as_of)) from companies`,
    },
    profile: {
      isKnown: sql`(c.business is not null or c.address is not null)`,
      newest: sql`select max(management_as_of) from companies`,
    },
    board: {
      isKnown: sql`c.board_code is not null`,
      newest: sql`select max(board_as_of) from companies`,
    },
  }
}

/** The companies `c` that are listed on a day. */
function selectListed(day: string) {
  return sql`companies c
    where c.listing_date <= ${day}::date and (c.delisted_on is null or c.delisted_on >= ${day}::date)`
}

/** How many of the listed companies have data of each kind, and how new these are. */
export async function loadDataCoverage(database: MarketDatabase, today: string) {
  const day = (await loadLatestDay(database)) ?? today
  const parts = describeKinds(today)
  const queries = dataKinds.map(
    (kind) => sql`
      select ${kind}::text as kind, (${parts[kind].newest}) as newest,
        (select count(*) filter (where ${parts[kind].isKnown}) from ${selectListed(today)}) as companies,
        (select count(*) from ${selectListed(today)}) as listed`,
  )
  const { rows } = await sql<Omit<DataCoverage, 'complete'> & { listed: number }>`
    ${sql.join(queries, sql` union all `)}`.execute(database)
  const complete = await loadCompleteLists(database, { today, day })
  return {
    listedCompanies: rows[0]?.listed ?? 0,
    coverage: rows.map(({ kind, companies, newest }) => ({
      kind,
      companies,
      newest,
      complete: complete.get(kind) ?? null,
    })),
  }
}

/** The companies whose lists count on the latest day with prices. */
async function loadCompleteLists(
  database: MarketDatabase,
  { today, day }: { readonly today: string; readonly day: string },
): Promise<Map<string, DataCoverage['complete']>> {
  const lists = await Promise.all(
    coverageKinds.map(async (kind) => {
      const { rows } = await sql<{ companies: number; until: string | null }>`
        select count(*) as companies, min(until) as until
        from (
          select nullif(max(coalesce(s.complete_until, 'infinity')), 'infinity') as until
          from coverage s, ${selectListed(today)}
            and s.ticker in (c.ticker, ${allCompanies}) and s.kind = ${kind}
            and (s.complete_until is null or s.complete_until >= ${findOldestList(kind, day)}::date)
          group by c.ticker
        ) as lists`.execute(database)
      return [kind, rows[0] ?? null] as const
    }),
  )
  return new Map(lists)
}
