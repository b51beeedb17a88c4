import { setImmediate as nextTurn } from 'node:timers/promises'
import { drawFeet, drawMasthead } from '@site/pdf/page-frame.ts'
import { renderPdf } from '@site/pdf/render-pdf.ts'
import { colors, Sheet } from '@site/pdf/sheet.ts'
import { formatDate } from '#app/i18n/format.ts'
import { documentCopy } from './document-copy.server.ts'
import type { DocumentPart, ProductDocument } from './product-document.ts'

const heading = { weight: 'bold', size: 12.5, lead: 18, color: colors.sea700 } as const
const body = { weight: 'regular', size: 9.8, lead: 15, color: colors.ink } as const

/** A tagged PDF; the same fields give the same file. */
export async function renderDocument(
  document: ProductDocument,
  { brandName, legalName }: { brandName: string; legalName: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const { locale, title, summary, version } = document
  const sheet = new Sheet()
  drawMasthead(sheet, { brand: brandName, lines: [document.heading, formatDate(locale, version)] })
  sheet.paragraph('H1', title, { weight: 'bold', size: 21, lead: 26, color: colors.sea900 })
  sheet.gap(6)
  if (summary !== '') {
    sheet.paragraph('P', summary, { weight: 'medium', size: 11.5, lead: 17, color: colors.muted })
  }
  for (const section of document.sections) {
    sheet.gap(10)
    sheet.keepTogether(60)
    sheet.paragraph('H2', section.title, heading)
    sheet.gap(3)
    for (const part of section.parts) drawPart(sheet, part)
    // Breaking lines takes long, too.
    await nextTurn()
  }
  drawFeet(sheet, { company: legalName, pageOf: documentCopy[locale].page })
  const pdf = await renderPdf(sheet, {
    title: `${document.heading}: ${title}`,
    author: legalName,
    language: locale,
    publishedAt: `${version}T00:00:00+07:00`,
  })
  return new Uint8Array(pdf)
}

function drawPart(sheet: Sheet, part: DocumentPart): void {
  switch (part.kind) {
    case 'text':
      sheet.paragraph('P', part.text, body)
      sheet.gap(4)
      return
    case 'sentences':
      for (const text of part.texts) sheet.item(text)
      sheet.gap(4)
      return
    case 'table':
      sheet.table(part.rows[0]?.length === 2 ? [0.42, 0.58] : [0.34, 0.33, 0.33], part.head, part.rows)
  }
}
