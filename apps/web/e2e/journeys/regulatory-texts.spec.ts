import { type APIRequestContext, expect, test } from '@playwright/test'
import { findPage, type PageName, pageNames } from '@site/contracts/content/site-pages.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { type Locale, locales } from '#app/i18n/locales.ts'
import { fillPath } from '#app/i18n/path-to.ts'
import { sampleAddress } from '../support/sample-addresses.ts'

/** Only the rendered page shows that a text passes the CMS, its language and its template. */

/** The exchange calendar begins with the current year. */
const year = dayInJakarta(new Date()).slice(0, 4)

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&nbsp;': ' ',
}

async function fetchHtml(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address)
  expect(response.status(), address).toBe(200)
  return (await response.text()).replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
}

function readText(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(?:amp|#x27|quot|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
}

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
    names: ['researchReport', 'researchReportDetail', 'recommendation', 'sapaMentari', 'sapaMentariDetail'],
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

const report = {
  id: 'quantara-kredit-ritel-tumbuh-target-dinaikkan',
  en: 'quantara-retail-lending-grows-target-raised',
} as const

/** Texts of pages by their point in the list of regulatory corrections. */
const facts: readonly {
  readonly page: PageName
  readonly slug?: Readonly<Record<Locale, string>>
  readonly has: Readonly<Record<Locale, readonly string[]>>
}[] = [
  {
    page: 'learnInvestmentDetail',
    slug: { id: 'bagaimana-order-dicocokkan', en: 'how-orders-are-matched' },
    has: {
      id: ['15 Desember 2025', '08.56.00–08.57.59', '15.56.00–15.59.59', '16.01.59', '9 Desember 2024'],
      en: ['December 15, 2025', '08:56:00–08:57:59', '15:56:00–15:59:59', '16:01:59', 'December 9, 2024'],
    },
  },
  {
    page: 'faqDetail',
    slug: { id: 'jam-perdagangan-bursa', en: 'exchange-trading-hours' },
    has: { id: ['15 Desember 2025', '08.56.00–08.57.59'], en: ['December 15, 2025', '08:56:00–08:57:59'] },
  },
  {
    page: 'exchangeCalendar',
    has: {
      id: ['08.56.00–08.57.59', '15.50.00–16.01.59', `Libur bursa ${year}`],
      en: ['between 08:56:00 and 08:57:59', '15:50:00–16:01:59', `Exchange holidays ${year}`],
    },
  },
  {
    page: 'learnInvestmentDetail',
    slug: { id: 'fraksi-harga-dan-auto-rejection', en: 'tick-size-and-auto-rejection' },
    has: {
      id: ['2 Mei 2016', '35%', '25%', '20%', '15% berlaku sejak 8 April 2025', 'meninjau'],
      en: ['May 2, 2016', '35%', '25%', '20%', '15% has applied since April 8, 2025', 'under review'],
    },
  },
  {
    page: 'announcementDetail',
    slug: { id: 'jam-layanan-akhir-tahun-2026', en: 'year-end-service-hours-2026' },
    has: {
      id: ['Bursa tutup pada 24, 25, dan 31 Desember 2026'],
      en: ['closed on December 24, 25 and 31, 2026'],
    },
  },
  {
    page: 'faqDetail',
    slug: { id: 'pajak-dividen', en: 'tax-on-dividends' },
    has: {
      id: ['10%, disetor sendiri paling lambat tanggal 15', '31 Maret', 'Coretax', '20%'],
      en: ['10%, which you pay yourself by the 15th', 'March 31', 'Coretax', '20%'],
    },
  },
  {
    page: 'faqDetail',
    slug: { id: 'biaya-reksa-dana', en: 'mutual-fund-costs' },
    has: { id: ['tidak dikenai pajak penghasilan'], en: ['redemption of units is not taxed'] },
  },
  {
    page: 'learnInvestmentDetail',
    slug: { id: 'cara-obligasi-membayar', en: 'how-a-bond-pays' },
    has: {
      id: ['PP 91/2021: pajak penghasilan final 10%'],
      en: ['Government Regulation 91/2021: final income tax of 10%'],
    },
  },
  {
    page: 'learnInvestmentDetail',
    slug: { id: 'apa-itu-saham', en: 'what-a-share-is' },
    has: {
      id: ['notasi K atau N', 'di atas 1% diumumkan setiap bulan sejak 3 Maret 2026'],
      en: ['notation K or N', 'above 1% have been published every month since March 3, 2026'],
    },
  },
  {
    page: 'learnInvestmentDetail',
    slug: { id: 'mengapa-bank-berbeda', en: 'how-banks-are-different' },
    has: { id: ['paling banyak 99 persen sahamnya di bursa'], en: ['at most 99 percent of its shares'] },
  },
  {
    page: 'serviceStockAccount',
    has: {
      id: [
        '50% dari nilai pembelian atau Rp50 juta, mana yang lebih tinggi',
        '1 Juni dan 1 Desember',
        'paling banyak 45%',
      ],
      en: [
        '50% of the purchase or IDR 50 million, whichever is higher',
        'June 1 and December 1',
        'at most 45%',
      ],
    },
  },
  {
    page: 'researchReportDetail',
    slug: report,
    has: {
      id: ['tidak memiliki saham BQNS.', 'tidak menjadi penjamin emisi, agen penjual, atau penasihat BQNS.'],
      en: ['did not hold shares of BQNS.', 'was not an underwriter, selling agent or adviser of BQNS.'],
    },
  },
]

/** Sentences about what somebody holds, and the words of the disclosures of this report. */
const holdings = {
  id: {
    claim: /[^.]*\b(?:memiliki|mempunyai|memegang)\b[^.]*\b(?:saham|posisi|efek)\b[^.]*\./g,
    none: 'tidak memiliki saham BQNS',
  },
  en: {
    claim: /[^.]*\b(?:hold|holds|held|own|owns|have|has)\b[^.]*\b(?:shares|positions?|securities)\b[^.]*\./gi,
    none: 'did not hold shares of BQNS',
  },
} as const

for (const locale of locales) {
  test(`rules of the market are stated alike on the pages in ${locale}`, async ({ request }) => {
    for (const { page, slug, has } of facts) {
      const text = readText(
        await fetchHtml(request, fillPath(page, locale, slug ? { slug: slug[locale] } : {})),
      )
      const missing = has[locale].filter((part) => !text.includes(part))
      expect(missing, `${page} ${slug?.[locale] ?? ''}`).toEqual([])
    }
  })

  test(`a report in ${locale} states in two sentences only what the firm and the analyst hold`, async ({
    request,
  }) => {
    const html = await fetchHtml(request, fillPath('researchReportDetail', locale, { slug: report[locale] }))
    const claims = readText(html).match(holdings[locale].claim) ?? []
    expect(claims.map((claim) => claim.includes(holdings[locale].none))).toEqual([true, true])
  })
}

/** All rupiah amounts of a text. */
const amountsIn = (text: string) => new Set(text.match(/(?:Rp|IDR )[\d.,]*\d/g))

for (const locale of locales) {
  test(`one trade costs the same rupiah on all pages in ${locale}`, async ({ request }) => {
    const textAt = async (page: PageName, query = '') =>
      readText(await fetchHtml(request, `${fillPath(page, locale, {})}${query}`))
    const money = (amount: string) => (locale === 'id' ? `Rp${amount.replaceAll(',', '.')}` : `IDR ${amount}`)
    const ofTool = async (query: string) => amountsIn(await textAt('transactionCost', query))

    const lesson = readText(
      await fetchHtml(
        request,
        fillPath('learnInvestmentDetail', locale, {
          slug: locale === 'id' ? 'biaya-satu-transaksi' : 'what-a-trade-costs',
        }),
      ),
    )
    const example = ['10,015,000', '1,010', '10,064,750', '49,750', '9,613', '1,057'].map(money)
    const tool = await ofTool('?price=1000&lots=100&kind=roundTrip')
    expect(example.filter((amount) => !tool.has(amount) || !lesson.includes(amount))).toEqual([])

    const fees = await textAt('fees')
    const ofFees = ['1,001,500', '997,500', '1,005'].map(money)
    const small = await ofTool('?price=1000&lots=10&kind=roundTrip&sellPrice=1000')
    expect(ofFees.filter((amount) => !small.has(amount) || !fees.includes(amount))).toEqual([])

    const home = await fetchHtml(request, fillPath('home', locale, {}))
    const receipt = readText(home.slice(home.indexOf('class="buy-slip"')))
    const price = receipt.match(/× (?:Rp|IDR )([\d.,]+)/)?.[1]?.replaceAll(/[.,]/g, '') ?? ''
    const bought = await ofTool(`?price=${price}&lots=10&kind=buy`)
    const paid = receipt.match(/(?:Anda bayar|You pay) ?((?:Rp|IDR )[\d.,]+)/)?.[1] ?? ''
    expect(bought.has(paid), `${paid} for ten lots at ${price}`).toBe(true)
  })
}
