import {
  type StatementKind,
  type StatementPeriod,
  statementKinds,
  statementPeriods,
} from '@site/contracts/market/statements.ts'
import { type Locale, locales } from './locales.ts'
import { matchPage, pathTo } from './path-to.ts'

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

/** Whether a path is that of such a file, whichever company it speaks of. */
export function isStatementCsv(pathname: string): boolean {
  return locales.some((locale) => {
    const [page = '', file, ...more] = pathname.split(`/${DOWNLOADS[locale]}/`)
    return more.length === 0 && file?.endsWith('.csv') && matchPage(page)?.name === 'companyDetail'
  })
}

/** Which statement a file's name asks for; null for a name that none has. */
export function statementOfFile(name: string): StatementFile | null {
  const files = statementKinds.flatMap((kind) => statementPeriods.map((period) => ({ kind, period })))
  return files.find((file) => fileName(file) === name) ?? null
}

function fileName({ kind, period }: StatementFile): string {
  return `${kind}-${period}.csv`
}
