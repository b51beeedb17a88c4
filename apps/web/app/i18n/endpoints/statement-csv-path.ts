import {
  type StatementKind,
  type StatementPeriod,
  statementKinds,
  statementPeriods,
} from '@site/contracts/market/statements.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'

/** What stands between a company's page and the files about it: no page, and so not in the slug table. */
export const DOWNLOADS = { id: 'unduh', en: 'download' } as const satisfies Record<Locale, string>

interface StatementFile {
  readonly kind: StatementKind
  readonly period: StatementPeriod
}

/** Where a statement of a company is as CSV. */
export function statementCsvPath(locale: Locale, slug: string, file: StatementFile): string {
  return `${pathTo('companyDetail', locale, { slug })}/${DOWNLOADS[locale]}/${fileName(file)}`
}

/** Which statement a file's name asks for; null for a name that none has. */
export function statementOfFile(name: string): StatementFile | null {
  const files = statementKinds.flatMap((kind) => statementPeriods.map((period) => ({ kind, period })))
  return files.find((file) => fileName(file) === name) ?? null
}

function fileName({ kind, period }: StatementFile): string {
  return `${kind}-${period}.csv`
}
