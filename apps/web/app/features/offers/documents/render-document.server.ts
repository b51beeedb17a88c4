import { formatDate } from '#app/i18n/format.ts'
import { documentCopy } from './document-copy.server.ts'
import type { ProductDocument } from './product-document.ts'

/** A tagged PDF; the same fields give the same file. */
export async function renderDocument(
  { locale, heading, title, summary, version, sections }: ProductDocument,
  { brandName, legalName }: { brandName: string; legalName: string },
): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded with the first document: the PDF library takes 30 MB.
  const [{ renderPdf }, { layOutDocument }] = await Promise.all([
    import('@site/pdf/render-pdf.ts'),
    import('@site/pdf/text-document.ts'),
  ])
  const sheet = await layOutDocument({
    brand: brandName,
    company: legalName,
    lines: [heading, formatDate(locale, version)],
    title,
    summary,
    sections,
    nameOfPage: documentCopy[locale].page,
  })
  const pdf = await renderPdf(sheet, {
    title: `${heading}: ${title}`,
    author: legalName,
    language: locale,
    publishedAt: `${version}T00:00:00+07:00`,
  })
  return new Uint8Array(pdf)
}
