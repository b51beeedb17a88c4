import type { PeerGroup } from '@site/contracts/market/ratios.ts'
import type { StatementColumn } from '@site/contracts/market/statements.ts'
import type { RatioKey } from '@site/finance/ratio-definitions.ts'
import { isBankLayout, type StatementLayoutName } from '@site/finance/statement-layouts.ts'
import type { CompanyFigures } from '#market/figures/market-figures.ts'

const peersShown = 4
/** With fewer others in its sub-sector, a company is compared within its sector. */
const minOthers = 4

const metricsOfAll: readonly RatioKey[] = ['per', 'pbv', 'der', 'roa', 'roe', 'npm']
const metricsOfBanks: readonly RatioKey[] = ['nim', 'ldr', 'npl', 'car']

export function listPeerMetrics(layout: StatementLayoutName): readonly RatioKey[] {
  return isBankLayout(layout) ? [...metricsOfAll, ...metricsOfBanks] : metricsOfAll
}

/** The companies of the group by market value, and the displayed ones among them. */
export function findPeerGroup(subject: CompanyFigures, companies: readonly CompanyFigures[]) {
  // Delisted and not yet traded companies have no comparable price.
  const traded = companies.filter(
    (company) => company === subject || (company.row.quote !== null && company.row.delistedOn === null),
  )
  // Only the Indonesian name is always there.
  const inSubSector = traded.filter(
    ({ subSector }) => subSector !== null && subSector.id === subject.subSector?.id,
  )
  const isSubSector = inSubSector.length > minOthers
  const members = isSubSector
    ? inSubSector
    : traded.filter(
        (company) =>
          company === subject ||
          (company.row.sector !== null && company.row.sector.code === subject.row.sector?.code),
      )
  const others = members
    .filter((member) => member !== subject)
    .toSorted((a, b) => (b.row.marketValue ?? 0) - (a.row.marketValue ?? 0))
  const group: PeerGroup = {
    kind: isSubSector ? 'subSector' : 'sector',
    name: isSubSector ? subject.subSector : (subject.row.sector?.name ?? null),
    count: members.length,
  }
  return { group, members, shown: [subject, ...others.slice(0, peersShown)] }
}

type PeriodName = Pick<StatementColumn, 'year' | 'months'>

/** The latest period filed by every company with filings; each list newest first. */
export function latestCommonPeriod<Period extends PeriodName>(
  filed: readonly (readonly Period[])[],
): Period | null {
  const [first, ...others] = filed.filter((periods) => periods.length > 0)
  return (
    first?.find(({ year, months }) =>
      others.every((periods) => periods.some((each) => each.year === year && each.months === months)),
    ) ?? null
  )
}
