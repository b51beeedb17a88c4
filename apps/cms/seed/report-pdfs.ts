import { brand } from '@site/brand/names.ts'
import type { Locale } from '@site/contracts/locale.ts'
import { renderPdf } from '@site/pdf/render-pdf.ts'
import { layOutDocument } from '@site/pdf/text-document.ts'
import * as v from 'valibot'
import { Both, type Tree } from './bilingual.ts'
import type { Content } from './content-files.ts'
import { renderPicture } from './render-picture.ts'
import { createReportDocument, ReportSchema } from './report-document.ts'
import type { Uploads } from './uploads.ts'

const NameSchema = v.object({ name: v.object({ id: v.string(), en: v.string() }) })
const NoticeSchema = v.object({
  notices: v.object({ research: v.object({ id: v.string(), en: v.string() }) }),
})

/** Creates and uploads a report's PDF in each of its languages, and an image of the first page. */
export function createPdfMaker(uploads: Uploads, content: Content) {
  const [settings] = content.get('settings') ?? []
  const categories = content.get('categories') ?? []

  async function make(data: Tree, locale: Locale) {
    const report = v.parse(ReportSchema, data)
    const title = report.title[locale]
    if (title === undefined) return undefined
    const category = categories.find(({ key }) => key === report.category)?.data
    const sheet = await layOutDocument(
      createReportDocument(report, locale, {
        category: v.parse(NameSchema, category).name[locale],
        notice: v.parse(NoticeSchema, settings?.data).notices.research[locale],
      }),
    )
    const pdf = await renderPdf(sheet, {
      title,
      author: brand.legalName,
      language: locale,
      publishedAt: report.publishedAt,
    })
    const picture = await renderPicture(sheet.pages[0] ?? [])
    const slug = report.slug[locale] ?? report.slug.id
    const alt = locale === 'id' ? `Halaman pertama laporan: ${title}` : `First page of the report: ${title}`
    return {
      pdf: await uploads.upload(`${slug}.pdf`, pdf),
      pages: sheet.pages.length,
      firstPage: await uploads.upload(
        `${slug}.webp`,
        picture,
        new Both(alt, locale === 'en' ? alt : undefined),
      ),
    }
  }

  return async (data: Tree): Promise<Tree> => {
    const [id, en] = [await make(data, 'id'), await make(data, 'en')]
    return {
      pdf: new Both(id?.pdf, en?.pdf),
      pdfPages: new Both(id?.pages, en?.pages),
      firstPage: new Both(id?.firstPage, en?.firstPage),
    }
  }
}
