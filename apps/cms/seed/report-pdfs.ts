import { brand } from '@site/brand/names.ts'
import { disclosureSentences } from '@site/contracts/content/disclosure.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { locales } from '@site/contracts/locale.ts'
import { renderPdf } from '@site/pdf/render-pdf.ts'
import { Both, type Tree } from './bilingual.ts'
import type { Globals } from './globals.ts'
import type { PdfSource } from './offers.ts'
import { dateText, layOut } from './research-pdf/layout.ts'
import { renderPicture } from './research-pdf/render-picture.ts'
import type { Uploads } from './uploads.ts'

type Made = { pdf: number; pages: number; firstPage: number }

/** Creates and uploads a report's PDF in each of its languages, and an image of the first page. */
export function pdfMaker(uploads: Uploads, { settings }: Globals) {
  return async (report: PdfSource): Promise<Tree> => {
    const made: { id?: Made; en?: Made } = {}
    for (const locale of locales) {
      const title = report.title[locale]
      if (title === undefined) continue
      const paper = layOut({
        locale,
        brand: brand.companyName,
        company: brand.legalName,
        category: report.categoryName[locale] ?? '',
        title,
        summary: report.summary[locale] ?? '',
        analystRole: report.analystRole[locale] ?? '',
        publishedAt: report.publishedAt,
        tickers: report.tickers ?? [],
        rating: report.rating,
        priceAtIssue: report.priceAtIssue,
        targetPrice: report.targetPrice,
        previousTarget: report.previousTarget,
        horizonMonths: report.horizonMonths,
        keyPoints: report.keyPoints.flatMap((point) => point[locale] ?? []),
        body: report.body[locale] ?? '',
        disclosures: [
          ...(report.disclosure === undefined
            ? []
            : disclosureSentences(
                locale,
                { ...report.disclosure, statedOn: dayInJakarta(new Date(report.publishedAt)) },
                {
                  company: brand.companyName,
                  tickers: report.tickers ?? [],
                  formatDay: (day) => dateText(day, locale),
                },
              )),
          ...report.disclosures.flatMap((sentence) => sentence[locale] ?? []),
          settings?.notices.research[locale] ?? '',
        ],
      })
      const pdf = await renderPdf(paper, {
        title,
        author: brand.legalName,
        language: locale,
        publishedAt: report.publishedAt,
      })
      const [first] = paper.pages
      const picture = await renderPicture(first ?? [])
      const slug = report.slug[locale] ?? report.key
      const alt = locale === 'id' ? `Halaman pertama laporan: ${title}` : `First page of the report: ${title}`
      made[locale] = {
        pdf: await uploads.made(`${slug}.pdf`, pdf, new Both('', undefined)),
        pages: paper.pages.length,
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
