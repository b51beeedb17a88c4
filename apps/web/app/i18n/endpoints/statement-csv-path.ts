import {
  type StatementKind,
  type StatementPeriod,
  statementKinds,
  statementPeriods,
} from '@site/contracts/market/statements.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'

/** The path segment between a company's page and its files; not in the page table, because it is not a page. */
export const DOWNLOADS = { id: 'unduh', en: 'download' } as const satisfies Record<Locale, string>

interface StatementFile {
  readonly kind: StatementKind
  readonly period: StatementPeriod
}

/** The URL of a company's statement as CSV. */
export function statementCsvPath(locale: Locale, slug: string, file: StatementFile): string {
  return `${pathTo('companyDetail', locale, { slug })}/${DOWNLOADS[locale]}/${fileName(file)}`
}

/** The statement for a file name; null if there is none. */
export function statementOfFile(name: string): StatementFile | null {
  const files = statementKinds.flatMap((kind) => statementPeriods.map((period) => ({ kind, period })))
  return files.find((file) => fileName(file) === name) ?? null
}

function fileName({ kind, period }: StatementFile): string {
  return `${kind}-${period}.csv`
}
