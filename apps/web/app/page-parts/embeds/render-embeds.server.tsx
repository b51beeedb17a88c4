import { type Embed, listEmbeds, replaceEmbeds } from '@site/contracts/content/embeds.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from '#app/request/site-context.ts'
import { loadLiveFigures } from './company-figures.server.ts'
import {
  CalculatorCard,
  CompanyFigure,
  CompanyFigures,
  LiveNote,
  PictureFigure,
} from './embed-elements.server.tsx'
import { loadChartPrices, PriceChartEmbed } from './price-chart-embed.server.tsx'

/**
 * The HTML of a text from the CMS with its images, live figures, charts and calculator cards. Without market data,
 * figures are dashes with the reason.
 */
export async function withEmbeds(
  site: Pick<Site, 'locale' | 'market' | 'orNull'>,
  html: string,
): Promise<string> {
  const embeds = listEmbeds(html)
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
  const createElement = (embed: Embed) => {
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
  const shown = replaceEmbeds(html, (embed) => renderToStaticMarkup(createElement(embed)))
  return shown + renderToStaticMarkup(<LiveNote embeds={embeds} figures={figures} locale={locale} />)
}
