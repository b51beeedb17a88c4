import { DownloadLink } from '#app/design/download-link.tsx'
import { FoldedSection } from '#app/design/folded-section.tsx'
import { RecordTable } from '#app/design/record-table.tsx'
import { Section } from '#app/design/section.tsx'
import { priceListFile, priceListPath } from '#app/i18n/endpoints/price-list-file.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { PriceLine, PriceList } from './price-list.server.ts'

/** The fees besides those of orders. */
export function PriceListSection({ locale, list }: { locale: Locale; list: PriceList }) {
  const { title, lead, columns, groups, history, download } = list
  const name = priceListFile[locale]
  const file = { path: priceListPath(locale), name, mimeType: 'text/csv', bytes: null }
  return (
    <>
      <Section id="price-list" lead={lead} title={title}>
        <div className="grid gap-8">
          {groups.map((group) => (
            <PriceTable key={group.title} caption={group.title} columns={columns} lines={group.lines} />
          ))}
          <DownloadLink file={file} label={download} locale={locale} />
        </div>
      </Section>
      {history.lines.length > 0 ? (
        <FoldedSection title={history.title}>
          <PriceTable caption={history.title} columns={columns} lines={history.lines} />
        </FoldedSection>
      ) : null}
    </>
  )
}

function PriceTable({
  caption,
  columns,
  lines,
}: {
  caption: string
  columns: PriceList['columns']
  lines: readonly PriceLine[]
}) {
  return (
    <RecordTable
      caption={caption}
      columns={[
        { key: 'name', label: columns.name },
        { key: 'value', label: columns.value },
        { key: 'payee', label: columns.payee },
        { key: 'period', label: columns.period },
        { key: 'source', label: columns.source },
      ]}
      records={lines.map(({ key, name, notes, value, payee, period, source }) => ({
        key,
        name: (
          <>
            {name}
            {notes.map((note) => (
              <span key={note} className="block text-sm font-normal text-soft">
                {note}
              </span>
            ))}
          </>
        ),
        cells: [value, payee, period, source],
      }))}
    />
  )
}
