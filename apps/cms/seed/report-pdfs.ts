import { brand } from '@site/brand/names.ts'
import { locales } from '@site/contracts/locale.ts'
import { renderPdf } from '@site/pdf/render-pdf.ts'
import { layOutDocument } from '@site/pdf/text-document.ts'
import { Both, type Tree } from './bilingual.ts'
import type { Globals } from './globals.ts'
import type { PdfSource } from './offers.ts'
import { renderPicture } from './render-picture.ts'
import { createReportDocument } from './report-document.ts'
import type { Uploads } from './uploads.ts'

type Made = { pdf: number; pages: number; firstPage: number }

/** Creates and uploads a report's PDF in each of its languages, and an image of the first page. */
export function pdfMaker(uploads: Uploads, { settings }: Globals) {
  return async (report: PdfSource): Promise<Tree> => {
    const made: { id?: Made; en?: Made } = {}
    for (const locale of locales) {
      const title = report.title[locale]
      if (title === undefined) continue
      const sheet = await layOutDocument(
        createReportDocument(report, locale, settings?.notices.research[locale] ?? ''),
      )
      const pdf = await renderPdf(sheet, {
        title,
        author: brand.legalName,
        language: locale,
        publishedAt: report.publishedAt,
      })
      const picture = await renderPicture(sheet.pages[0] ?? [])
      const slug = report.slug[locale] ?? report.key
      const alt = locale === 'id' ? `Halaman pertama laporan: ${title}` : `First page of the report: ${title}`
      made[locale] = {
        pdf: await uploads.made(`${slug}.pdf`, pdf, new Both('', undefined)),
        pages: sheet.pages.length,
        firstPage: await uploads.made(
          `${slug}.webp`,
          picture,
          new Both(alt, locale === 'en' ? alt : undefined),
        ),
      }
    }
    const both = (name: keyof Made) => new Both(made.id?.[name], made.en?.[name])
    return { pdf: both('pdf'), pdfPages: both('pages'), firstPage: both('firstPage') }
  }
}
