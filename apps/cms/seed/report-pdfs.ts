import { brand } from '@site/brand/names.ts'
import { disclosureSentences } from '@site/contracts/content/disclosure.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { locales } from '@site/contracts/locale.ts'
import { Both, type Tree } from './bilingual.ts'
import type { Globals } from './globals.ts'
import type { PdfSource, Pdfs, RiplaySource } from './pdf-sources.ts'
import { dateText, layOut } from './research-pdf/layout.ts'
import { renderPdf, renderPicture } from './research-pdf/render.ts'
import type { Uploads } from './uploads.ts'

type Made = { pdf: number; pages: number; firstPage: number }

const words = {
  id: { research: 'Riset', facts: 'Ringkasan', risks: 'Risiko', role: 'RIPLAY versi umum' },
  en: { research: 'Research', facts: 'At a glance', risks: 'Risks', role: 'RIPLAY, general version' },
} as const
/** The company uses the same form for every summary. */
const riplayTitle = {
  id: (name: string) => `Ringkasan informasi produk dan layanan: ${name}`,
  en: (name: string) => `Product and service summary: ${name}`,
} as const

export function pdfMaker(uploads: Uploads, globals: Globals): Pdfs {
  return { report: reportMaker(uploads, globals), riplay: riplayMaker(uploads, globals) }
}

/** Creates and uploads the summary of a product or account in both languages. */
function riplayMaker(uploads: Uploads, { settings }: Globals) {
  return async ({ key, title, summary, body, facts, risks, riplay }: RiplaySource): Promise<Tree> => {
    if (riplay === undefined) return {}
    const made: { id?: number; en?: number } = {}
    for (const locale of locales) {
      const t = words[locale]
      const name = title[locale] ?? title.id
      const list = (heading: string, items: string[]) =>
        items.length === 0 ? [] : [`## ${heading}`, items.map((item) => `- ${item}`).join('\n')]
      const paper = layOut({
        ...{ locale, brand: brand.companyName, company: brand.legalName, heading: t.role, analystRole: '' },
        title: riplayTitle[locale](name),
        summary: summary[locale] ?? '',
        publishedAt: riplay,
        ...{ tickers: [], rating: null, priceAtIssue: null, targetPrice: null, horizonMonths: null },
        keyPoints: [],
        body: [
          ...list(
            t.facts,
            facts.map(({ label, value }) => `${label[locale] ?? ''}: ${value[locale] ?? ''}`),
          ),
          body[locale] ?? '',
          ...list(
            t.risks,
            risks.flatMap((risk) => risk[locale] ?? []),
          ),
        ].join('\n\n'),
        disclosures: [settings?.notices.investment[locale] ?? '', settings?.notices.demo[locale] ?? ''],
      })
      const about = { title: riplayTitle[locale](name), author: brand.legalName, language: locale }
      const pdf = await renderPdf(paper, { ...about, publishedAt: riplay })
      made[locale] = await uploads.made(`riplay-${key}-${locale}.pdf`, pdf, new Both('', undefined))
    }
    return { riplay: { document: new Both(made.id, made.en), validFrom: riplay } }
  }
}

/** Creates and uploads a report's PDF in each of its languages, and an image of the first page. */
function reportMaker(uploads: Uploads, { settings }: Globals) {
  return async (report: PdfSource): Promise<Tree> => {
    const made: { id?: Made; en?: Made } = {}
    for (const locale of locales) {
      const title = report.title[locale]
      if (title === undefined) continue
      const paper = layOut({
        locale,
        brand: brand.companyName,
        company: brand.legalName,
        heading: `${words[locale].research} · ${report.categoryName[locale] ?? ''}`,
        title,
        summary: report.summary[locale] ?? '',
        analystRole: report.analystRole[locale] ?? '',
        publishedAt: report.publishedAt,
        tickers: report.tickers ?? [],
        rating: report.rating,
        priceAtIssue: report.priceAtIssue,
        targetPrice: report.targetPrice,
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
