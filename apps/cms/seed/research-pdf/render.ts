import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { fontBytes, fontOf } from './fonts.ts'
import { type Mark, type PaperPage, paper, type Tag } from './layout.ts'

/** PDF/UA-1 metadata; pdfkit's option for it is missing from its types. */
const pdfUa = `<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>`

/** Renders a tagged PDF with the language and title that screen readers need. */
export async function renderPdf(
  { pages, structure }: { pages: PaperPage[]; structure: Tag },
  about: { title: string; author: string; language: string; publishedAt: string },
): Promise<Buffer> {
  const document = new PDFDocument({
    size: [paper.width, paper.height],
    margin: 0,
    autoFirstPage: false,
    // The PDF version that PDF/UA-1 is defined for.
    pdfVersion: '1.7',
    tagged: true,
    lang: about.language,
    displayTitle: true,
    // The publication time instead of the seeding time, so that the output is reproducible.
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

/** `scope` is missing from pdfkit's types; `title` is omitted if empty. */
const columnHeading = { scope: 'Column', title: '' }

/** A tag with its children; `elements` looks it up when its text is drawn. */
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
    document.rect(mark.x, mark.y, mark.width, mark.height).fill(mark.color)
    return
  }
  document
    .font(mark.weight)
    .fontSize(mark.size)
    .fillColor(mark.color)
    .text(mark.text, mark.x, mark.y, { lineBreak: false, baseline: 'alphabetic' })
}

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
  // The y axis of font outlines points up.
  return `<g transform="translate(${mark.x} ${mark.y}) scale(${scale} ${-scale})" fill="${mark.color}">${outlines.join('')}</g>`
}
