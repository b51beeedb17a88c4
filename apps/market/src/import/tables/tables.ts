import type { TableName } from '#market/import/reading/adapter.ts'
import type { Columns } from '#market/import/reading/read-table.ts'
import { buybackColumns, importBuybacks } from './holder-actions/buybacks.ts'
import { importRights, rightsColumns } from './holder-actions/rights.ts'
import { importTenders, tenderColumns } from './holder-actions/tenders.ts'
import { importWarrants, warrantColumns } from './holder-actions/warrants.ts'
import { companyColumns, importCompanies } from './import-companies.ts'
import type { ImportContext } from './import-context.ts'
import { coverageColumns, importCoverage } from './import-coverage.ts'
import {
  holidayColumns,
  importHolidays,
  importNotations,
  importShareCounts,
  notationColumns,
  shareCountColumns,
} from './import-daily.ts'
import { bonusColumns, dividendColumns, importBonuses, importDividends } from './import-entitlements.ts'
import {
  importIpos,
  importMeetings,
  importSplits,
  ipoColumns,
  meetingColumns,
  splitColumns,
} from './import-events.ts'
import { importIndexMembers, indexMemberColumns } from './import-index-members.ts'
import { importIndices, indexColumns } from './import-indices.ts'
import { importNews, newsColumns } from './import-news.ts'
import {
  historyColumns,
  holderTypeColumns,
  importHolderTypes,
  importShareholders,
  importStockHistory,
  importSubsidiaries,
  shareholderColumns,
  subsidiaryColumns,
} from './import-owners.ts'
import { importPeople, managementColumns } from './import-people.ts'
import { importPrices, priceColumns } from './import-prices.ts'
import { importRatioChecks, ratioCheckColumns } from './import-ratio-checks.ts'
import { importStatements } from './import-statements.ts'
import { statementColumns } from './statement-periods.ts'
import type { Touched } from './touched.ts'

interface Table {
  readonly columns: Columns
  readonly import: (context: ImportContext) => Promise<Touched>
}

/** In the order of the import: companies come first, because all others refer to them. */
export const tables: Readonly<Record<TableName, Table>> = {
  companies: { columns: companyColumns, import: importCompanies },
  management: { columns: managementColumns, import: importPeople },
  subsidiaries: { columns: subsidiaryColumns, import: importSubsidiaries },
  shareholders: { columns: shareholderColumns, import: importShareholders },
  'holder-types': { columns: holderTypeColumns, import: importHolderTypes },
  'stock-history': { columns: historyColumns, import: importStockHistory },
  'share-counts': { columns: shareCountColumns, import: importShareCounts },
  notations: { columns: notationColumns, import: importNotations },
  holidays: { columns: holidayColumns, import: importHolidays },
  prices: { columns: priceColumns, import: importPrices },
  indices: { columns: indexColumns, import: importIndices },
  'index-members': { columns: indexMemberColumns, import: importIndexMembers },
  statements: { columns: statementColumns, import: importStatements },
  'ratio-checks': { columns: ratioCheckColumns, import: importRatioChecks },
  dividends: { columns: dividendColumns, import: importDividends },
  bonuses: { columns: bonusColumns, import: importBonuses },
  splits: { columns: splitColumns, import: importSplits },
  'rights-issues': { columns: rightsColumns, import: importRights },
  warrants: { columns: warrantColumns, import: importWarrants },
  'tender-offers': { columns: tenderColumns, import: importTenders },
  buybacks: { columns: buybackColumns, import: importBuybacks },
  ipos: { columns: ipoColumns, import: importIpos },
  'general-meetings': { columns: meetingColumns, import: importMeetings },
  news: { columns: newsColumns, import: importNews },
  coverage: { columns: coverageColumns, import: importCoverage },
}
