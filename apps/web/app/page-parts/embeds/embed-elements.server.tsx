import { type Embed, type Measure, measureNames } from '@site/contracts/content/embeds.ts'
import { findPageTitle } from '@site/contracts/content/site-pages.ts'
import { Picture } from '#app/design/picture.tsx'
import { pictureSizes } from '#app/design/picture-sizes.ts'
import { TableRegion } from '#app/design/table-region.tsx'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { LiveFigure, LiveFigures } from './company-figures.server.ts'
import { embedCopy } from './embed-copy.server.ts'

type Of<Kind extends Embed['kind']> = Extract<Embed, { kind: Kind }>

export const companyPath = (locale: Locale, ticker: string) =>
  pathTo('companyDetail', locale, { slug: ticker.toLowerCase() })

/** The days of figures; empty without any. */
function daysText(locale: Locale, figures: readonly LiveFigure[]): string {
  const words = embedCopy[locale]
  return (['price', 'statements'] as const)
    .flatMap((of) => {
      const days = new Set(
        figures.flatMap((figure) => (figure.text !== null && figure.of === of ? figure.day : [])),
      )
      const text = [...days]
        .sort()
        .map((day) => formatDate(locale, day))
        .join(', ')
      return text === '' ? [] : words[of === 'price' ? 'prices' : 'statements'](text)
    })
    .join(' ')
}

interface FigureProps<Kind extends Embed['kind']> {
  locale: Locale
  embed: Of<Kind>
  figures: LiveFigures
}

export function figureText(figure: LiveFigure): string {
  if (figure.text === null) return `– (${figure.reason})`
  return figure.meaning === undefined ? figure.text : `${figure.text} (${figure.meaning})`
}

/** The days of the figures in the sentences of a text. */
export function LiveNote({
  locale,
  figures,
  embeds,
}: {
  locale: Locale
  figures: LiveFigures
  embeds: readonly Embed[]
}) {
  const note = daysText(
    locale,
    embeds.flatMap((embed) =>
      embed.kind === 'companyFigure' ? figures.figure(embed.ticker, embed.measure) : [],
    ),
  )
  return note === '' ? null : <p className="live-note">{`${embedCopy[locale].live} ${note}`}</p>
}

/** Within a sentence. */
export function CompanyFigure({ locale, figures, embed: { ticker, measure } }: FigureProps<'companyFigure'>) {
  const figure = figures.figure(ticker, measure)
  return figure.text === null ? (
    <span className="live-figure">{figureText(figure)}</span>
  ) : (
    <a
      className="live-figure"
      href={companyPath(locale, ticker)}
      title={`${ticker}, ${measureNames[measure][locale]}, ${formatDate(locale, figure.day)}`}
    >
      {figureText(figure)}
    </a>
  )
}

export function CompanyFigures({
  locale,
  figures,
  embed: { tickers, measures },
}: FigureProps<'companyFigures'>) {
  const words = embedCopy[locale]
  const rows = tickers.map((ticker) => ({
    ticker,
    name: figures.findName(ticker),
    cells: measures.map((measure) => ({ measure, figure: figures.figure(ticker, measure) })),
  }))
  return (
    <figure>
      <TableRegion label={`${words.figures}: ${tickers.join(', ')}`}>
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{words.company}</th>
              {measures.map((measure) => (
                <th key={measure} className="figure" scope="col">
                  {measureNames[measure][locale]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ ticker, name, cells }) => (
              <tr key={ticker}>
                <th scope="row">
                  {name === null ? ticker : <a href={companyPath(locale, ticker)}>{ticker}</a>}
                  {name === null ? null : <span className="live-name">{name}</span>}
                </th>
                {cells.map(({ measure, figure }) => (
                  <td key={measure} className="figure">
                    {figure.text ?? '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
      <figcaption>{describeFigures(locale, rows)}</figcaption>
    </figure>
  )
}

interface FigureRow {
  readonly ticker: string
  readonly cells: readonly { readonly measure: Measure; readonly figure: LiveFigure }[]
}

/** The days of the figures, the meanings of their codes, and why some are missing. */
function describeFigures(locale: Locale, rows: readonly FigureRow[]): string {
  const lacks = new Map<string, string[]>()
  for (const { ticker, cells } of rows) {
    const reason = reasonsText(locale, cells)
    if (reason !== '') lacks.set(reason, [...(lacks.get(reason) ?? []), ticker])
  }
  const reasons = [...lacks].map(([reason, of]) => `${of.join(', ')}: ${reason}.`)
  const meanings = new Set(
    rows.flatMap(({ cells }) =>
      cells.flatMap(({ figure }) =>
        figure.text !== null && figure.meaning !== undefined ? [`${figure.text}: ${figure.meaning}.`] : [],
      ),
    ),
  )
  const days = daysText(
    locale,
    rows.flatMap(({ cells }) => cells.map(({ figure }) => figure)),
  )
  return [days, ...meanings, ...reasons].filter(Boolean).join(' ')
}

/** One reason for a whole row, or each with its figure; empty if all figures are known. */
function reasonsText(
  locale: Locale,
  cells: readonly { readonly measure: Measure; readonly figure: LiveFigure }[],
): string {
  const missing = cells.flatMap(({ measure, figure }) =>
    figure.text === null ? [{ name: measureNames[measure][locale], reason: figure.reason }] : [],
  )
  const [first] = missing
  const isOne = missing.length === cells.length && missing.every(({ reason }) => reason === first?.reason)
  return isOne ? (first?.reason ?? '') : missing.map(({ name, reason }) => `${name} ${reason}`).join(', ')
}

export function calculatorPath(locale: Locale, { page, query }: Of<'calculator'>): string {
  const path = pathTo(page, locale)
  return query === '' ? path : `${path}?${query}`
}

export function CalculatorCard({ locale, embed }: { locale: Locale; embed: Of<'calculator'> }) {
  return (
    <p className="calculator-card">
      <a href={calculatorPath(locale, embed)}>{embed.label}</a>
      <span>{findPageTitle(embed.page)[locale]}</span>
    </p>
  )
}

export function PictureFigure({ embed: { picture, caption } }: { embed: Of<'picture'> }) {
  return (
    <figure>
      <Picture picture={picture} sizes={pictureSizes.nextToAside} />
      {caption === '' ? null : <figcaption>{caption}</figcaption>}
    </figure>
  )
}
