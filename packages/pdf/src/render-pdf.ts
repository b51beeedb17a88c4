import { setImmediate as nextTurn } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { createDocumentFont } from './fonts.ts'
import { type Mark, type PaperPage, paper, type Tag } from './marks.ts'

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
    document.registerFont(weight, asSource(createDocumentFont(weight)))
  document.appendXML(pdfUa)
  const elements = new Map<Tag, PDFKit.PDFStructureElement>()
  document.addStructure(createElement(document, structure, elements))
  for (const page of pages) {
    document.addPage()
    for (const mark of page) {
      const tag = mark.kind === 'text' ? mark.tag : undefined
      if (tag) elements.get(tag)?.add(document.markStructureContent(tag.role))
      else document.markContent('Artifact', { type: mark.kind === 'box' ? 'Layout' : 'Pagination' })
      drawMark(document, mark)
      document.endMarkedContent()
    }
    // A page takes tens of milliseconds, during which a server answers nobody.
    await nextTurn()
  }
  document.end()
  return done
}

/** pdfkit takes fonts of fontkit, too; this is missing from its types. */
const asSource = (font: unknown) => font as PDFKit.Mixins.PDFFontSource

/** `scope` is missing from pdfkit's types; `title` is omitted if empty. */
const heading = (scope = 'Column') => ({ scope, title: '' })

/** A tag with its children; `elements` looks it up when its text is drawn. */
function createElement(
  document: PDFKit.PDFDocument,
  tag: Tag,
  elements: Map<Tag, PDFKit.PDFStructureElement>,
): PDFKit.PDFStructureElement {
  const element = document.struct(tag.role, tag.role === 'TH' ? heading(tag.scope) : {})
  elements.set(tag, element)
  for (const child of tag.children) element.add(createElement(document, child, elements))
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
