import { type APIRequestContext, expect, test } from '@playwright/test'
import { findPage, type PageName, pageNames } from '@site/contracts/content/site-pages.ts'
import { type Locale, locales } from '#app/i18n/locales.ts'
import { fillPath } from '#app/i18n/path-to.ts'
import { sampleAddress } from '../support/sample-addresses.ts'

/** Only the rendered page shows that a text passes the CMS, its language and its template. */

async function fetchHtml(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address)
  expect(response.status(), address).toBe(200)
  return (await response.text()).replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
}

const readText = (html: string) => html.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' ')

const readDisclaimers = (html: string) =>
  [...html.matchAll(/<p class="disclaimer">([\s\S]*?)<\/p>/g)]
    .map(([, text = '']) => readText(text))
    .join(' ')

const notices = {
  investment: { id: 'kemungkinan kehilangan pokok investasi', en: 'possible loss of your principal' },
  research: { id: 'tanpa jaminan kelengkapan', en: 'without any guarantee of completeness' },
  calculator: { id: 'bukan jaminan hasil', en: 'not a guarantee' },
} as const satisfies Record<string, Record<Locale, string>>

/** A cost with its taxes is no estimate before tax. */
const costNotice = { id: 'Yang mengikat adalah rincian', en: 'is binding' }

const products = ['productStock', 'productMutualFund', 'productSecurities', 'productEbaRetail'] as const
const quizzes: readonly PageName[] = ['riskProfile', 'riskProfileResult']
/** Every page below the analysis tools, so that a new calculator cannot forget its notice. */
const calculators = pageNames.filter(
  (name) => findPage(name).path.en.startsWith('research-and-news/analysis-tools/') && !quizzes.includes(name),
)
const pagesWith: readonly { notice: Readonly<Record<Locale, string>>; names: readonly PageName[] }[] = [
  {
    notice: notices.investment,
    names: [...products, 'productsAndServices', 'serviceStockAccount', ...quizzes],
  },
  {
    notice: notices.research,
    names: ['researchReport', 'researchReportDetail', 'recommendation', 'morningNotes', 'morningNoteDetail'],
  },
  { notice: notices.calculator, names: calculators },
]

for (const locale of locales) {
  test(`product, research and calculator pages in ${locale} have their notice`, async ({ request }) => {
    expect(calculators.length).toBeGreaterThan(0)
    for (const { notice, names } of pagesWith) {
      for (const name of names) {
        const html = await fetchHtml(request, await sampleAddress(request, name, locale))
        expect(readDisclaimers(html), `${name} in ${locale}`).toContain(
          (name === 'transactionCost' ? costNotice : notice)[locale],
        )
      }
    }
  })

  test(`product and account pages in ${locale} lead to their RIPLAY`, async ({ request }) => {
    for (const name of [...products, 'serviceStockAccount'] as const) {
      const html = await fetchHtml(request, fillPath(name, locale, {}))
      expect(html, name).toMatch(
        /<a [^>]*href="\/(?:[^"]+\/riplay-[^"]+\.pdf|(?:id|en)\/(?:hubungi-kami|contact-us))"/,
      )
      expect(readText(html), name).toContain('RIPLAY')
    }
  })
}
