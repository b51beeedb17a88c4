import { sql } from '@payloadcms/db-postgres'
import type { Category } from '@site/contracts/content/document-parts.ts'
import { type ReportList, reportSectors } from '@site/contracts/content/research.ts'
import { sectorNames } from '@site/contracts/market/sector-names.ts'
import * as v from 'valibot'
import { query } from '#cms/base/database/session.ts'
import { slugify } from '#cms/base/fields/slug.ts'
import { instantsOfMonth, jakartaMonth, monthsBetween } from '#cms/services/site-api/archive.ts'
import type { ContentInLocale, SiteContext } from '#cms/services/site-api/context.ts'

const MonthSchema = v.pipe(
  v.union([v.string(), v.date()]),
  v.transform((instant) => jakartaMonth(new Date(instant).toISOString())),
)
/** Reports grouped by filter values, with the number that match the requested ticker and period. */
const GroupsSchema = v.array(
  v.object({
    category: v.nullable(v.number()),
    sector: v.nullable(v.picklist(reportSectors)),
    role: v.nullable(v.string()),
    count: v.number(),
    oldest: MonthSchema,
    newest: MonthSchema,
  }),
)
type Group = v.InferOutput<typeof GroupsSchema>[number]

/** Active filters of a list; null: no filter. */
export interface ReportFilter {
  readonly category: Category | null
  readonly sector: (typeof reportSectors)[number] | null
  /** The slug of the analyst's role. */
  readonly analyst: string | null
  readonly ticker: string | null
  /** Months, inclusive. */
  readonly from: string | null
  readonly to: string | null
}

/** Groups a language's reports by filter value: few rows for any number of reports; all counts are sums of them. */
export async function reportGroups(
  { payload, locale }: ContentInLocale,
  { ticker, from, to }: Pick<ReportFilter, 'ticker' | 'from' | 'to'>,
): Promise<Group[]> {
  const conditions = [
    ...(ticker === null
      ? []
      : [
          sql`exists (
        select from reports_texts t where t.parent_id = r.id and t.path = 'tickers' and t.text = ${ticker})`,
        ]),
    ...(from === null ? [] : [sql`r.published_at >= ${instantsOfMonth(from).from}::timestamptz`]),
    ...(to === null ? [] : [sql`r.published_at < ${instantsOfMonth(to).before}::timestamptz`]),
  ]
  const isWithin = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
  const rows = await query(
    payload,
    sql`
    select r.category_id as category, r.sector_code as sector, l.analyst_role as role,
      (count(*) filter (where ${isWithin}))::int as count,
      min(coalesce(r.published_at, r.created_at)) as oldest,
      max(coalesce(r.published_at, r.created_at)) as newest
    from reports r
    join reports_locales l on l._parent_id = r.id and l._locale = ${locale}
    where r._status = 'published' and l.is_whole
    group by r.category_id, r.sector_code, l.analyst_role`,
  )
  return v.parse(GroupsSchema, rows)
}

/** Analyst roles with this slug; empty if nobody of that role has written a report. */
export function listRoles(groups: readonly Group[], analyst: string): string[] {
  const roles = groups.flatMap(({ role }) => (role !== null && slugify(role) === analyst ? [role] : []))
  return [...new Set(roles)]
}

/** Filter choices, each with the count that it would show while the other filters stay. */
export function countChoices(
  groups: readonly Group[],
  categories: readonly Category[],
  filter: ReportFilter,
  locale: SiteContext['locale'],
): Pick<ReportList, 'choices' | 'months'> {
  const toAnalystSlug = ({ role }: Group) => (role === null ? null : slugify(role))
  const fitsCategory = (group: Group) => filter.category === null || group.category === filter.category.id
  const fitsSector = (group: Group) => filter.sector === null || group.sector === filter.sector
  const fitsAnalyst = (group: Group) => filter.analyst === null || toAnalystSlug(group) === filter.analyst
  const count = (fits: (group: Group) => boolean) =>
    groups.filter(fits).reduce((sum, group) => sum + group.count, 0)
  const roles = new Map(groups.flatMap(({ role }) => (role === null ? [] : [[slugify(role), role] as const])))
  const sectors = new Set(groups.map(({ sector }) => sector))
  return {
    choices: {
      category: categories.map(({ id, slug, name }) => ({
        key: slug,
        name,
        count: count((group) => group.category === id && fitsSector(group) && fitsAnalyst(group)),
      })),
      sector: reportSectors
        .filter((code) => sectors.has(code))
        .map((code) => ({
          key: code,
          name: sectorNames[code][locale],
          count: count((group) => group.sector === code && fitsCategory(group) && fitsAnalyst(group)),
        })),
      analyst: [...roles]
        .map(([key, name]) => ({
          key,
          name,
          count: count((group) => toAnalystSlug(group) === key && fitsCategory(group) && fitsSector(group)),
        }))
        .toSorted((a, b) => a.name.localeCompare(b.name, locale)),
    },
    months: monthsBetween(
      groups.map(({ oldest }) => oldest).toSorted()[0] ?? null,
      groups
        .map(({ newest }) => newest)
        .toSorted()
        .at(-1) ?? null,
    ),
  }
}
