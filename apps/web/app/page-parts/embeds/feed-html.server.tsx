import { type Embed, embedsOf, replaceEmbeds } from '@site/contracts/content/embeds.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from '#app/request/site-context.ts'
import { loadLiveFigures } from './company-figures.server.ts'
import { embedCopy } from './embed-copy.server.ts'
import {
  CompanyFigures,
  calculatorPath,
  companyPath,
  figureText,
  PictureFigure,
} from './embed-elements.server.tsx'

/** For feed readers, which have neither our styles nor our scripts. */
const siteOnly = / (?:class|role|tabindex|aria-label|data-[a-z-]+|srcset|sizes|loading|decoding)="[^"]*"/gi

/** The HTML of a text from the CMS for feed readers: figures as text, charts as links, absolute URLs. */
export async function feedHtml(
  site: Pick<Site, 'locale' | 'market' | 'orNull'>,
  siteUrl: string,
  html: string,
): Promise<string> {
  const figures = await loadLiveFigures(site, embedsOf(html))
  const { locale } = site
  const elementOf = (embed: Embed) => {
    switch (embed.kind) {
      case 'companyFigure':
        return <>{figureText(figures.figure(embed.ticker, embed.measure))}</>
      case 'companyFigures':
        return <CompanyFigures embed={embed} figures={figures} locale={locale} />
      case 'priceChart':
        return <Link href={companyPath(locale, embed.ticker)} text={embedCopy[locale].chart(embed.ticker)} />
      case 'calculator':
        return <Link href={calculatorPath(locale, embed)} text={embed.label} />
      case 'picture':
        return <PictureFigure embed={embed} />
    }
  }
  return replaceEmbeds(html, (embed) => renderToStaticMarkup(elementOf(embed)))
    .replace(siteOnly, '')
    .replace(/ (href|src)="\//g, ` $1="${siteUrl}/`)
}

function Link({ href, text }: { href: string; text: string }) {
  return (
    <p>
      <a href={href}>{text}</a>
    </p>
  )
}
