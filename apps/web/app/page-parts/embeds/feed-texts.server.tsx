import { type Embed, listEmbeds, replaceEmbeds } from '@site/contracts/content/embeds.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { imagePath } from '#app/design/image-path.ts'
import { PLAIN_WIDTH } from '#app/design/picture.tsx'
import type { Site } from '#app/request/site-context.ts'
import { loadLiveFigures } from './company-figures.server.ts'
import { embedCopy } from './embed-copy.server.ts'
import {
  CompanyFigures,
  calculatorPath,
  companyPath,
  figureText,
  LiveNote,
} from './embed-elements.server.tsx'

/** Feed readers have neither our styles nor our scripts, and show several texts in one page. */
const siteOnly = / (?:id|class|role|tabindex|aria-label|data-[a-z-]+)="[^"]*"/gi

/** Texts from the CMS as HTML for feed readers: figures as text, charts as links, absolute URLs. */
export async function feedTexts<Item extends { readonly body: string }>(
  site: Pick<Site, 'locale' | 'market' | 'orNull'>,
  siteUrl: string,
  items: readonly Item[],
): Promise<Item[]> {
  const figures = await loadLiveFigures(
    site,
    items.flatMap(({ body }) => listEmbeds(body)),
  )
  const { locale } = site
  const createElement = (embed: Embed) => {
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
        return <PlainPicture embed={embed} />
    }
  }
  return items.map((item) => {
    const shown = replaceEmbeds(item.body, (embed) => renderToStaticMarkup(createElement(embed)))
    const note = renderToStaticMarkup(
      <LiveNote embeds={listEmbeds(item.body)} figures={figures} locale={locale} />,
    )
    const body = (shown + note).replace(siteOnly, '').replace(/ (href|src)="\//g, ` $1="${siteUrl}/`)
    return { ...item, body }
  })
}

function Link({ href, text }: { href: string; text: string }) {
  return (
    <p>
      <a href={href}>{text}</a>
    </p>
  )
}

function PlainPicture({ embed: { picture, caption } }: { embed: Extract<Embed, { kind: 'picture' }> }) {
  const { path, alt, width, height } = picture
  return (
    <figure>
      <img alt={alt} height={height} src={imagePath(path, PLAIN_WIDTH)} width={width} />
      {caption === '' ? null : <figcaption>{caption}</figcaption>}
    </figure>
  )
}
