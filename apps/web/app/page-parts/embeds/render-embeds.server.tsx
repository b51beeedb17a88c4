import {
  type Embed,
  embedsOf,
  type Measure,
  measureNames,
  replaceEmbeds,
} from '@site/contracts/content/embeds.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { Picture } from '#app/design/picture.tsx'
import { pictureSizes } from '#app/design/picture-sizes.ts'
import { TableRegion } from '#app/design/table-region.tsx'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pageTitles } from '#app/i18n/page-titles.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { Site } from '#app/request/site-context.ts'
import { type LiveFigure, type LiveFigures, loadLiveFigures } from './company-figures.server.ts'
import { embedCopy } from './embed-copy.server.ts'
import { loadChartPrices, PriceChartEmbed } from './price-chart-embed.server.tsx'

type Of<Kind extends Embed['kind']> = Extract<Embed, { kind: Kind }>

/**
 * The HTML of a text from the CMS with its images, live figures, charts and calculator cards. Without market data,
 * figures are dashes with the reason.
 */
export async function withEmbeds(
  site: Pick<Site, 'locale' | 'market' | 'orNull'>,
  html: string,
): Promise<string> {
  const embeds = embedsOf(html)
  const charts = embeds.filter((embed) => embed.kind === 'priceChart')
  const [figures, prices] = await Promise.all([
    loadLiveFigures(site, embeds),
    Promise.all(
      charts.map(
        async ({ ticker, range }) =>
          [`${ticker} ${range}`, await loadChartPrices(site, ticker, range)] as const,
      ),
    ),
  ])
  const pricesOf = new Map(prices)
  const { locale } = site
  const elementOf = (embed: Embed) => {
    switch (embed.kind) {
      case 'companyFigure':
        return <CompanyFigure embed={embed} figures={figures} locale={locale} />
      case 'companyFigures':
        return <CompanyFigures embed={embed} figures={figures} locale={locale} />
      case 'priceChart': {
        const { ticker, range } = embed
        const own = pricesOf.get(`${ticker} ${range}`) ?? 'unavailable'
        return <PriceChartEmbed locale={locale} prices={own} ticker={ticker} />
      }
      case 'calculator':
        return <CalculatorCard embed={embed} locale={locale} />
      case 'picture':
        return <PictureFigure embed={embed} />
    }
  }
  const shown = replaceEmbeds(html, (embed) => renderToStaticMarkup(elementOf(embed)))
  const inline = embeds.filter((embed) => embed.kind === 'companyFigure')
  const note = daysText(
    locale,
    inline.map(({ ticker, measure }) => figures.figure(ticker, measure)),
  )
  return note === ''
    ? shown
    : shown + renderToStaticMarkup(<p className="live-note">{`${embedCopy[locale].live} ${note}`}</p>)
}

const companyPath = (locale: Locale, slug: string) => pathTo('companyDetail', locale, { slug })

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

/** Within a sentence. */
function CompanyFigure({ locale, figures, embed: { ticker, measure } }: FigureProps<'companyFigure'>) {
  const figure = figures.figure(ticker, measure)
  if (figure.text === null) {
    return <span className="live-figure">{`– (${figure.reason})`}</span>
  }
  const { text, meaning, day } = figure
  const slug = figures.nameOf(ticker)?.slug ?? ticker.toLowerCase()
  return (
    <a
      className="live-figure"
      href={companyPath(locale, slug)}
      title={`${ticker}, ${measureNames[measure][locale]}, ${formatDate(locale, day)}`}
    >
      {meaning === undefined ? text : `${text} (${meaning})`}
    </a>
  )
}

function CompanyFigures({ locale, figures, embed: { tickers, measures } }: FigureProps<'companyFigures'>) {
  const words = embedCopy[locale]
  const rows = tickers.map((ticker) => ({
    ticker,
    name: figures.nameOf(ticker),
    cells: measures.map((measure) => ({ measure, figure: figures.figure(ticker, measure) })),
  }))
  const reasons = rows.flatMap(({ ticker, cells }) => {
    const missing = cells.flatMap(({ measure, figure }) =>
      figure.text === null ? [{ measure, ...figure }] : [],
    )
    return missing.length === 0 ? [] : [`${ticker}: ${reasonsText(locale, missing, measures.length)}.`]
  })
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
                  {name === null ? ticker : <a href={companyPath(locale, name.slug)}>{ticker}</a>}
                  {name === null ? null : <span className="live-name">{name.shortName}</span>}
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
      <figcaption>{[days, ...meanings, ...reasons].filter(Boolean).join(' ')}</figcaption>
    </figure>
  )
}

/** One reason for a whole row, or each with its figure. */
function reasonsText(
  locale: Locale,
  missing: readonly { readonly measure: Measure; readonly reason: string }[],
  count: number,
): string {
  const [first] = missing
  const isOne = missing.length === count && missing.every(({ reason }) => reason === first?.reason)
  return isOne
    ? (first?.reason ?? '')
    : missing.map(({ measure, reason }) => `${measureNames[measure][locale]} ${reason}`).join(', ')
}

function CalculatorCard({
  locale,
  embed: { page, label, query },
}: {
  locale: Locale
  embed: Of<'calculator'>
}) {
  const path = pathTo(page, locale)
  return (
    <p className="calculator-card">
      <a href={query === '' ? path : `${path}?${query}`}>{label}</a>
      <span>{pageTitles[page][locale]}</span>
    </p>
  )
}

function PictureFigure({ embed: { picture, caption } }: { embed: Of<'picture'> }) {
  return (
    <figure>
      <Picture picture={picture} sizes={pictureSizes.nextToAside} />
      {caption === '' ? null : <figcaption>{caption}</figcaption>}
    </figure>
  )
}
