import type {
  CompanyList,
  CompanyRow,
  CompanySort,
  companySortOptions,
} from '@site/contracts/market/companies.ts'
import { listNamedTickers } from '@site/contracts/market/typed-ticker.ts'
import {
  type Board,
  boardCodes,
  type Ratio,
  type Sector,
  sectorCodes,
} from '@site/contracts/market/values.ts'
import { isTradedOn } from '@site/finance/suspension-and-delisting.ts'
import { toBoard } from '#market/classification/boards.ts'
import { toSector } from '#market/classification/sectors.ts'
import { isMemberOn } from '#market/figures/index-members.ts'
import type { CompanyFigures, Figures } from '#market/figures/market-figures.ts'
import { nearCompanies } from './near-companies.ts'
import { byTicker, sortByFigure } from './sort-rows.ts'

type ListedRow = Omit<CompanyRow, 'spark'>

interface CompanyFilter {
  readonly q?: string | undefined
  readonly sector?: Sector['code'] | undefined
  readonly board?: Board['code'] | undefined
  readonly index?: string | undefined
  /** Without an exact match: the companies closest to `q`, best first. */
  readonly near?: boolean | undefined
}

/** The tickers of the members of each index on a day. */
export function membersByIndex(
  companies: readonly CompanyFigures[],
  day: string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const members = new Map<string, Set<string>>()
  for (const { row, memberships } of companies) {
    for (const membership of memberships) {
      if (!isMemberOn(day, membership, row)) continue
      const tickers = members.get(membership.code) ?? new Set()
      members.set(membership.code, tickers.add(row.ticker))
    }
  }
  return members
}

function filterCompanies(
  rows: readonly ListedRow[],
  { q = '', sector, board }: CompanyFilter,
  members: ReadonlySet<string> | null,
) {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter(
    (row) =>
      (members === null || members.has(row.ticker)) &&
      (sector === undefined || row.sector?.code === sector) &&
      (board === undefined || row.board?.code === board) &&
      [row.ticker, row.shortName, row.name.id, row.name.en].some((text) => hasAll(text.toLowerCase(), words)),
  )
}

/** Words may be anywhere and in any order: "nusa bank" finds Bank Quantara Nusa. */
function hasAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}

const byName = new Intl.Collator('id')

const figureOf: Readonly<
  Record<Exclude<CompanySort, 'ticker' | 'name'>, (row: ListedRow, asOf: string | null) => Ratio | null>
> = {
  price: ({ quote }) => quote?.close ?? null,
  // A company that was not traded has no change of the day.
  change: (row, asOf) =>
    row.quote && isTradedOn(asOf, row.quote.date, row) ? row.quote.changePercent : null,
  sparkChange: ({ sparkChangePercent }) => sparkChangePercent,
  marketValue: ({ marketValue }) => marketValue,
  per: ({ per }) => per,
  pbv: ({ pbv }) => pbv,
  dividendYield: ({ dividendYield }) => dividendYield,
}

const keyOf: Readonly<Record<(typeof companySortOptions)[number], CompanySort>> = {
  ticker: 'ticker',
  '-ticker': 'ticker',
  name: 'name',
  '-name': 'name',
  price: 'price',
  '-price': 'price',
  change: 'change',
  '-change': 'change',
  sparkChange: 'sparkChange',
  '-sparkChange': 'sparkChange',
  marketValue: 'marketValue',
  '-marketValue': 'marketValue',
  per: 'per',
  '-per': 'per',
  pbv: 'pbv',
  '-pbv': 'pbv',
  dividendYield: 'dividendYield',
  '-dividendYield': 'dividendYield',
}

function sortCompanies(
  rows: readonly ListedRow[],
  sort: (typeof companySortOptions)[number],
  asOf: string | null,
) {
  const key = keyOf[sort]
  const direction = sort.startsWith('-') ? -1 : 1
  if (key === 'ticker') return rows.toSorted((a, b) => direction * byTicker(a, b))
  if (key === 'name') {
    return rows.toSorted((a, b) => direction * byName.compare(a.name.id, b.name.id) || byTicker(a, b))
  }
  return sortByFigure(rows, (row) => figureOf[key](row, asOf), direction)
}

/** Puts companies whose ticker matches first, before name matches. */
function tickersFirst(rows: readonly ListedRow[], typed: string): readonly ListedRow[] {
  const start = typed.trim().toUpperCase()
  if (start === '') return rows
  const meant = rows.filter(({ ticker }) => ticker.startsWith(start))
  return meant.length === 0 ? rows : [...meant, ...rows.filter(({ ticker }) => !ticker.startsWith(start))]
}

/** The companies whose tickers a text names, in any notation; words that are certainly tickers exclude the others. */
function findNamedCompanies(rows: readonly ListedRow[], typed: string): readonly ListedRow[] {
  const named = new Map(listNamedTickers(typed).map(({ ticker, isCertain }) => [ticker, isCertain]))
  const found = rows.filter(({ ticker }) => named.has(ticker))
  const certain = found.filter(({ ticker }) => named.get(ticker))
  return certain.length > 0 ? certain : found
}

/** All sectors and boards with companies, sorted by code. */
export function countGroups(
  rows: readonly Pick<ListedRow, 'sector' | 'board'>[],
): Pick<CompanyList, 'sectors' | 'boards'> {
  const sectors = sectorCodes.map((code) => ({
    ...toSector(code),
    count: rows.filter(({ sector }) => sector?.code === code).length,
  }))
  const boards = boardCodes.map((code) => ({
    ...toBoard(code),
    count: rows.filter(({ board }) => board?.code === code).length,
  }))
  return {
    sectors: sectors.filter(({ count }) => count > 0),
    boards: boards.filter(({ count }) => count > 0),
  }
}

export function countIndices(
  indices: Figures['indices'],
  byIndex: ReadonlyMap<string, ReadonlySet<string>>,
): CompanyList['indices'] {
  return indices.map((index) => ({ ...index, count: byIndex.get(index.code)?.size ?? 0 }))
}

/** The index members on a day. */
interface MembersOnDay {
  readonly day: string
  readonly indices: ReadonlyMap<string, ReadonlySet<string>>
}

/** All companies in the requested sort orders, cached independent of the query. */
interface SortedLists {
  readonly groups: ReturnType<typeof countGroups>
  readonly orders: Map<(typeof companySortOptions)[number], readonly ListedRow[]>
  members: MembersOnDay | null
}

const sortedLists = new WeakMap<readonly CompanyFigures[], SortedLists>()

/** The rows of a query in its sort order. Sorted lists are cached until the data changes, so a request only filters. */
export function listCompanies(
  { companies, indices, asOf }: Figures,
  filter: CompanyFilter,
  { sort, today }: { readonly sort: (typeof companySortOptions)[number]; readonly today: string },
) {
  const rows = companies.map(({ row }) => row)
  const { q = '' } = filter
  const cached: SortedLists = sortedLists.get(companies) ?? {
    groups: countGroups(rows),
    orders: new Map(),
    members: null,
  }
  sortedLists.set(companies, cached)
  if (cached.members?.day !== today) {
    cached.members = { day: today, indices: membersByIndex(companies, today) }
  }
  const byIndex = cached.members.indices
  const members = filter.index === undefined ? null : (byIndex.get(filter.index) ?? new Set<string>())
  const ordered = cached.orders.get(sort) ?? sortCompanies(rows, sort, asOf)
  cached.orders.set(sort, ordered)
  const matching = filterCompanies(ordered, filter, members)
  const inNames = sort === 'ticker' ? tickersFirst(matching, q) : matching
  const exact =
    inNames.length > 0
      ? inNames
      : filterCompanies(findNamedCompanies(ordered, q), { ...filter, q: '' }, members)
  const found =
    exact.length === 0 && filter.near
      ? filterCompanies(nearCompanies(rows, q), { ...filter, q: '' }, members)
      : exact
  const groups = { ...cached.groups, indices: countIndices(indices, byIndex) }
  return { found, groups }
}
