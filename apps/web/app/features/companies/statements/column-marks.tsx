import type { StatementColumn } from '@site/contracts/market/statements.ts'
import { Icon } from '#app/design/icon.tsx'
import { figureMarksCopy } from '#app/features/companies/figure-marks-copy.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { columnLabel } from './column-label.ts'

const NOTES_ID = 'marked-figures'

/** The sign in the head of a marked column, which links to the reasons below the table. */
export function ColumnMark({ locale, column }: { locale: Locale; column: StatementColumn }) {
  return column.marks.length === 0 ? null : (
    <a className="text-link inline-flex items-center gap-1 py-1 font-normal" href={`#${NOTES_ID}`}>
      <Icon name="warning" />
      {figureMarksCopy[locale].marked}
    </a>
  )
}

/** Why columns are marked; nothing if none is. */
export function ColumnMarkNotes({
  locale,
  columns,
  isQuarter = false,
}: {
  locale: Locale
  columns: readonly StatementColumn[]
  isQuarter?: boolean
}) {
  const { title, marks: sentences } = figureMarksCopy[locale]
  const marked = columns.filter(({ marks }) => marks.length > 0)
  return marked.length === 0 ? null : (
    <div className="mt-6 scroll-mt-8 text-sm text-soft" id={NOTES_ID}>
      <h3 className="font-semibold text-text">{title}</h3>
      <ul className="mt-2 grid max-w-[75ch] gap-1">
        {marked.map((column) => (
          <li key={column.end}>
            <b>{columnLabel(locale, column, { isQuarter })}</b>
            {`: ${column.marks.map((mark) => sentences[mark]).join(' ')}`}
          </li>
        ))}
      </ul>
    </div>
  )
}
