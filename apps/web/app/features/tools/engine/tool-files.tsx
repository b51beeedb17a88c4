import { Icon } from '#app/design/icon.tsx'
import { useLocale } from '#app/i18n/use-locale.ts'
import { toolCopy } from './tool-copy.ts'

/** The result as files, for the same entries as the page. */
export function ToolFiles({
  table,
  calendar,
  query,
}: {
  table: string
  calendar: string | null
  query: string
}) {
  const words = toolCopy[useLocale()]
  const link = (path: string, label: string) => (
    <a className="download-link" href={query === '' ? path : `${path}?${query}`}>
      <Icon name="download" />
      <span className="text-link">{label}</span>
    </a>
  )
  return (
    <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2 print:hidden">
      {link(table, words.downloadTable)}
      {calendar ? link(calendar, words.downloadCalendar) : null}
    </p>
  )
}
