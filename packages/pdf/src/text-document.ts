import { setImmediate as nextTurn } from 'node:timers/promises'
import { drawFeet, drawMasthead } from './page-frame.ts'
import { colors, Sheet } from './sheet.ts'

export type DocumentPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'sentences'; readonly texts: readonly string[] }
  | {
      readonly kind: 'table'
      /** Empty: each row is a name and its value. */
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }

export interface DocumentSection {
  readonly title: string
  readonly parts: readonly DocumentPart[]
}

/** A text of the firm, before it is laid out. */
export interface TextDocument {
  readonly brand: string
  /** The firm, at the foot of each page. */
  readonly company: string
  /** What and when, at the top of the first page. */
  readonly lines: readonly string[]
  readonly title: string
  readonly summary: string
  readonly sections: readonly DocumentSection[]
  readonly nameOfPage: (page: number, of: number) => string
}

const heading = { weight: 'bold', size: 12.5, lead: 18, color: colors.heading } as const
const body = { weight: 'regular', size: 9.8, lead: 15, color: colors.ink } as const

/** Lays a document out on A4 pages, with its structure tags. */
export async function layOutDocument(document: TextDocument): Promise<Sheet> {
  const { brand, company, lines, title, summary, nameOfPage } = document
  const sheet = new Sheet()
  drawMasthead(sheet, { brand, lines })
  sheet.paragraph('H1', title, { weight: 'bold', size: 21, lead: 26, color: colors.band })
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
    // Breaking lines takes long, during which a server answers nobody.
    await nextTurn()
  }
  drawFeet(sheet, { company, formatPageNumber: nameOfPage })
  return sheet
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
