import { loadFont } from '@site/pdf/fonts.ts'
import { type Mark, type PaperPage, paper } from '@site/pdf/marks.ts'
import sharp from 'sharp'

const imageWidth = 800

/** The image of one page: the same marks, with letters as outlines, so that no font must be installed. */
export async function renderPicture(page: PaperPage): Promise<Buffer> {
  const marks = page.map(svgMark).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${imageWidth}" viewBox="0 0 ${paper.width} ${paper.height}"><rect width="100%" height="100%" fill="#fff"/>${marks}</svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 82, effort: 2 }).toBuffer()
}

function svgMark(mark: Mark): string {
  if (mark.kind === 'box') {
    return `<rect x="${mark.x}" y="${mark.y}" width="${mark.width}" height="${mark.height}" fill="${mark.color}"/>`
  }
  const font = loadFont(mark.weight)
  const run = font.layout(mark.text)
  const scale = mark.size / font.unitsPerEm
  let x = 0
  const outlines = run.glyphs.map((glyph, index) => {
    const position = run.positions[index]
    const path = `<path transform="translate(${x + (position?.xOffset ?? 0)} 0)" d="${glyph.path.toSVG()}"/>`
    x += position?.xAdvance ?? glyph.advanceWidth
    return path
  })
  // The y axis of font outlines points up.
  return `<g transform="translate(${mark.x} ${mark.y}) scale(${scale} ${-scale})" fill="${mark.color}">${outlines.join('')}</g>`
}
