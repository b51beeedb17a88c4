import { DownloadLink } from '#app/design/download-link.tsx'
import { FoldedSection } from '#app/design/folded-section.tsx'
import { RecordTable } from '#app/design/record-table.tsx'
import { Section } from '#app/design/section.tsx'
import { priceListFile, priceListPath } from '#app/i18n/endpoints/price-list-file.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { PriceLine, PriceList } from './price-list.server.ts'
import './price-list.css'

/** The fees besides those of orders. */
export function PriceListSection({ locale, list }: { locale: Locale; list: PriceList }) {
  const { title, lead, columns, groups, history, download } = list
  const name = priceListFile[locale]
  const file = { path: priceListPath(locale), name, mimeType: 'text/csv', bytes: null }
  return (
    <>
      <Section id="price-list" lead={lead} title={title}>
        <div className="price-list grid gap-8">
          {groups.map((group) => (
            <PriceTable
              key={group.title}
              caption={<b className="text-lg">{group.title}</b>}
              columns={columns}
              lines={group.lines}
            />
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
  caption: React.ReactNode
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
          // One item of the card's row.
          <div>
            {name}
            {notes.map((note) => (
              <span key={note} className="block text-sm font-normal text-soft">
                {note}
              </span>
            ))}
          </div>
        ),
        cells: [value, payee, period, source],
      }))}
    />
  )
}
