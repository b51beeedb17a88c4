import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { fontBytes, fontOf } from './fonts.ts'
import { type Mark, type PaperPage, paper, type Tag } from './layout.ts'

/** Says that the file keeps to PDF/UA-1; pdfkit's option for it is missing from its types. */
const pdfUa = `<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>`

/** A tagged PDF of the laid-out pages, with the language and title that a screen reader needs. */
export async function renderPdf(
  { pages, structure }: { pages: PaperPage[]; structure: Tag },
  about: { title: string; author: string; language: string; publishedAt: string },
): Promise<Buffer> {
  const document = new PDFDocument({
    size: [paper.width, paper.height],
    margin: 0,
    autoFirstPage: false,
    // The first version of PDF that PDF/UA-1 is defined on.
    pdfVersion: '1.7',
    tagged: true,
    lang: about.language,
    displayTitle: true,
    // The time of publication instead of the time of seeding: the same report gives the same bytes.
    info: { Title: about.title, Author: about.author, CreationDate: new Date(about.publishedAt) },
  })
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)
  })
  for (const weight of ['regular', 'medium', 'bold'] as const)
    document.registerFont(weight, fontBytes(weight))
  document.appendXML(pdfUa)
  const elements = new Map<Tag, PDFKit.PDFStructureElement>()
  document.addStructure(elementOf(document, structure, elements))
  for (const page of pages) {
    document.addPage()
    for (const mark of page) {
      const tag = mark.kind === 'text' ? mark.tag : undefined
      if (tag) elements.get(tag)?.add(document.markStructureContent(tag.role))
      else document.markContent('Artifact', { type: mark.kind === 'box' ? 'Layout' : 'Pagination' })
      drawMark(document, mark)
      document.endMarkedContent()
    }
  }
  document.end()
  return done
}

/** `scope` is missing from pdfkit's types, and `title`, which they have, is left out where it is empty. */
const columnHeading = { scope: 'Column', title: '' }

/** A tag with those in it; `elements` finds it again when its text is drawn. */
function elementOf(
  document: PDFKit.PDFDocument,
  tag: Tag,
  elements: Map<Tag, PDFKit.PDFStructureElement>,
): PDFKit.PDFStructureElement {
  const element = document.struct(tag.role, tag.role === 'TH' ? columnHeading : {})
  elements.set(tag, element)
  for (const child of tag.children) element.add(elementOf(document, child, elements))
  return element
}

function drawMark(document: PDFKit.PDFDocument, mark: Mark): void {
  if (mark.kind === 'box') {
    document.rect(mark.x, mark.y, mark.width, mark.height).fill(mark.colour)
    return
  }
  document
    .font(mark.weight)
    .fontSize(mark.size)
    .fillColor(mark.colour)
    .text(mark.text, mark.x, mark.y, { lineBreak: false, baseline: 'alphabetic' })
}

const pictureWidth = 800

/** The picture of one page: the same marks, letters as outlines, so that no font needs installing. */
export async function renderPicture(page: PaperPage): Promise<Buffer> {
  const marks = page.map(svgMark).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" viewBox="0 0 ${paper.width} ${paper.height}"><rect width="100%" height="100%" fill="#fff"/>${marks}</svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 82, effort: 2 }).toBuffer()
}

function svgMark(mark: Mark): string {
  if (mark.kind === 'box') {
    return `<rect x="${mark.x}" y="${mark.y}" width="${mark.width}" height="${mark.height}" fill="${mark.colour}"/>`
  }
  const font = fontOf(mark.weight)
  const run = font.layout(mark.text)
  const scale = mark.size / font.unitsPerEm
  let x = 0
  const outlines = run.glyphs.map((glyph, index) => {
    const position = run.positions[index]
    const path = `<path transform="translate(${x + (position?.xOffset ?? 0)} 0)" d="${glyph.path.toSVG()}"/>`
    x += position?.xAdvance ?? glyph.advanceWidth
    return path
  })
  // Font outlines have their y axis upwards.
  return `<g transform="translate(${mark.x} ${mark.y}) scale(${scale} ${-scale})" fill="${mark.colour}">${outlines.join('')}</g>`
}
