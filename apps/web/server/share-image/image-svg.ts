import { mark } from '@site/brand/mark.ts'
import { palette } from '@site/brand/palette.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { SHARE_SIZE, type ShareImageText } from '#app/head/share-image-url.ts'
import { type ImageFont, imageFont } from './image-font.ts'
import { textLines } from './text-lines.ts'

const { width, height } = SHARE_SIZE
const EDGE = 80
const TEXT_WIDTH = 940
/** Title sizes, largest first, each with its max number of lines. */
const titleSizes = [
  { size: 76, lines: 2 },
  { size: 64, lines: 3 },
  { size: 52, lines: 4 },
] as const
const LEADING = 1.16

const fonts = { title: imageFont(800), small: imageFont(600) }

/** The share image of a page, with section, title and brand on the site's kawung pattern. */
export function imageSvg({ title, section, brand }: ShareImageText): string {
  const { size, lines } = fittedTitle(fonts.title.drawable(title) || fonts.title.drawable(brand))
  const leading = size * LEADING
  const top = 330 - ((lines.length - 1) * leading) / 2 + size * 0.35
  const titlePaths = lines.map((line, index) => fonts.title.path(line, EDGE, top + index * leading, size))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<pattern id="kawung" width="112" height="112" patternUnits="userSpaceOnUse">${kawung()}</pattern>
<linearGradient id="fade" x1="0.35" x2="1"><stop stop-color="#fff" stop-opacity="0.1"/><stop offset="1" stop-color="#fff" stop-opacity="0.5"/></linearGradient>
<mask id="right"><rect width="${width}" height="${height}" fill="url(#fade)"/></mask>
</defs>
<rect width="${width}" height="${height}" fill="${palette.board}"/>
<rect width="${width}" height="${height}" fill="url(#kawung)" mask="url(#right)"/>
<rect x="${EDGE}" y="112" width="56" height="8" rx="4" fill="${palette.accent}"/>
<path fill="${palette.accent}" d="${oneLine(fonts.small, section, EDGE + 76, 127, 32)}"/>
<path fill="${palette.onBoard}" d="${titlePaths.join('')}"/>
<g transform="translate(${EDGE} 502) scale(1.75)">${renderToStaticMarkup(mark)}</g>
<path fill="${palette.onBoardSoft}" d="${oneLine(fonts.small, brand, EDGE + 76, 541, 32)}"/>
</svg>`
}

function fittedTitle(title: string): { size: number; lines: string[] } {
  for (const { size, lines: maxLines } of titleSizes) {
    const lines = textLines(title, TEXT_WIDTH, maxLines + 1, (text) => fonts.title.measure(text, size))
    if (lines.length <= maxLines) {
      return { size, lines }
    }
  }
  const { size, lines } = titleSizes[2]
  return { size, lines: textLines(title, TEXT_WIDTH, lines, (text) => fonts.title.measure(text, size)) }
}

function oneLine(font: ImageFont, text: string, x: number, y: number, size: number): string {
  const [line = ''] = textLines(font.drawable(text), TEXT_WIDTH - 76, 1, (part) => font.measure(part, size))
  return font.path(line, x, y, size)
}

function kawung(): string {
  const petals = [45, 135, 225, 315].map(
    (angle) =>
      `<ellipse cx="56" cy="56" rx="18" ry="48" transform="rotate(${angle} 56 56) translate(0 -40)"/>`,
  )
  return `<g fill="none" stroke="${palette.onBoardSoft}" stroke-width="2">${petals.join('')}<circle cx="56" cy="56" r="4"/></g>`
}
