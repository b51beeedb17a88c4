import type { ActiveShare, ForeignMover, Mover } from '@site/contracts/market/market-day.ts'
import { Change } from '#app/design/change.tsx'
import { type Row, RowList } from '#app/design/row-list.tsx'
import { formatNumber, formatRupiahShort, fractionOfPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'

/** A short list with its heading; `empty` replaces it if there are no rows. */
export function ShortList({
  title,
  headingLevel = 2,
  id,
  empty,
  rows,
}: {
  title: string
  headingLevel?: 2 | 3
  id: string
  empty: string
  rows: readonly Row[]
}) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Heading className="border-b-2 border-text pb-2 text-lg" id={id}>
        {title}
      </Heading>
      {rows.length === 0 ? (
        <p className="py-3 text-soft">{empty}</p>
      ) : (
        <RowList labelledBy={id} rows={rows} />
      )}
    </section>
  )
}

/** The change first, then the price. */
export function moverRow(locale: Locale, mover: Mover): Row {
  return {
    ...companyRow(locale, mover),
    figure: <MoverChange locale={locale} mover={mover} />,
    figureNote: formatNumber(locale, mover.quote.close),
  }
}

/** The traded value first, then the change. */
export function activeRow(locale: Locale, mover: ActiveShare): Row {
  return {
    ...companyRow(locale, mover),
    figure: formatRupiahShort(locale, mover.value),
    figureNote: <MoverChange locale={locale} mover={mover} />,
  }
}

export function foreignRow(locale: Locale, mover: ForeignMover): Row {
  return { ...companyRow(locale, mover), figure: formatRupiahShort(locale, Math.abs(mover.net)) }
}

function companyRow(
  locale: Locale,
  { ticker, slug, shortName }: Pick<Mover, 'ticker' | 'slug' | 'shortName'>,
) {
  return { key: ticker, to: pathTo('companyDetail', locale, { slug }), title: ticker, note: shortName }
}

function MoverChange({ locale, mover: { quote } }: { locale: Locale; mover: ActiveShare }) {
  const { changePercent } = quote
  const fraction = changePercent === null ? null : fractionOfPercent(changePercent)
  return <Change fraction={fraction} locale={locale} />
}
