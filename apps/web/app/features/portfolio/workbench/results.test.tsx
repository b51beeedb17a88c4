import type { PortfolioFacts } from '@site/contracts/market/portfolio-facts.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Locale } from '#app/i18n/locales.ts'
import type { Holding } from '../files/holding.ts'
import { facts, holding, sale, share, suspended } from '../results/check-up.fixture.ts'
import { checkPortfolio, findShares } from '../results/check-up.ts'
import { Answers } from './answers.tsx'
import { HoldingTable } from './holding-table.tsx'
import { WordsContext } from './words.ts'
import { words as en } from './words-en.ts'
import { words as id } from './words-id.ts'

const doNothing = () => {}
const derivative = { ...holding, ticker: 'BQNS-W', isShare: false }
const delisted = { ...suspended, ticker: 'GONE', suspendedSince: null, delistedOn: '2026-08-17' }

const words = { id, en }

/** The text of the table and of all answers. */
function readTexts(
  locale: Locale,
  holdings: readonly Holding[],
  loaded: PortfolioFacts | null = facts,
  terms: typeof sale = sale,
): string {
  const found = findShares(holdings, loaded)
  const checked = loaded === null ? null : checkPortfolio(found, loaded, { branch: 'paid', sale: terms })
  const html = renderToStaticMarkup(
    <WordsContext value={words[locale]}>
      <HoldingTable
        checked={checked}
        facts={loaded}
        found={found}
        isSample={false}
        locale={locale}
        onRemove={doNothing}
      />
      {checked ? (
        <Answers
          asOf={loaded?.asOf ?? null}
          branch="paid"
          checked={checked}
          found={found}
          locale={locale}
          notationListDate="2025-08-18"
          notations={{ E: 'Negative equity.' }}
          onBranch={doNothing}
          sale={terms && { ...terms, since: '2026-01-02' }}
        />
      ) : null}
    </WordsContext>,
  )
  return html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|')
}

const held = { ...holding, ticker: 'SUSP', average: null }
const market = {
  ...facts,
  shares: [{ ...share, notations: ['E' as const] }, { ...suspended, isSharia: null }, delisted],
}

it.each<[Locale, readonly string[]]>([
  [
    'id',
    [
      'BQNS adalah 97,72% dari nilai ini.',
      'Rp100.000 tidak dapat dijual sekarang',
      'BQNS|Harga rata-rata Rp4.000. Papan Utama.|',
      'Harga 17 Agustus 2026. Disuspensi sejak 18 Agustus 2026.',
      'Modal 1 saham yang harga rata-ratanya diketahui|Rp4.000.000',
      'Rp280.000 (7,00%)',
      'Perubahan pada 27 November 2026 (1 saham)|Rp20.000',
      'Status syariah 1 saham tidak diketahui.',
      'BQNS|Dalam dolar AS, dan kursnya tidak ada di data kami.|2 Desember 2026|18 Desember 2026|–|–|–|',
      'BQNS|11 Mei 2026|29 Mei 2026|Rp150.000|Rp15.000|Rp135.000',
      'biaya kami 0,15% lewat aplikasi yang berlaku sejak 2 Januari 2026',
      'Jumlah biaya|Rp10.700',
      'BQNS|E|Negative equity.',
      'XXXX tidak ada di daftar saham 27 November 2026.',
      'Nilai (2 dari 4 saham)',
    ],
  ],
  [
    'en',
    [
      'BQNS is 97.72% of this value.',
      'IDR\u{a0}100,000 cannot be sold now',
      'Price of August 17, 2026. Suspended since August 18, 2026.',
      'XXXX is not in the list of shares of November 27, 2026.',
      'Warrant or right, not valued.',
    ],
  ],
])('says in %s what is known of each share and why the rest is not', (locale, sentences) => {
  const text = readTexts(locale, [holding, held, derivative, { ...holding, ticker: 'XXXX' }], market)
  for (const sentence of sentences) expect(text).toContain(sentence)
})

it.each<[Locale, readonly string[]]>([
  [
    'id',
    [
      'Tidak termasuk: 1 saham yang disuspensi atau sudah tidak tercatat; 400 lembar yang tidak berstatus tersedia; 50 lembar yang tidak genap satu lot.',
      'Diumumkan: belum dibayar, atau hari pembayarannya belum diumumkan|',
      'BQNS|11 Mei 2026|belum diumumkan|Rp232.500',
      'adalah 3,45% dari nilai saham sekarang. 1 dividen yang sudah dibayar tidak dihitung karena nilainya dalam rupiah tidak diketahui.',
    ],
  ],
  [
    'en',
    [
      'Not included: suspended or delisted holdings (1); shares without the status “available” (400); shares that do not make up a whole lot (50).',
      'Paid dividends that are not counted, because their value in rupiah is not known: 1.',
    ],
  ],
])('says in %s what the sale and the yield leave out', (locale, sentences) => {
  const dividends = share.dividends.flatMap((dividend) =>
    dividend.currency === 'IDR'
      ? [dividend, { ...dividend, id: 'unpaid', paymentDate: null }]
      : [{ ...dividend, exDate: '2026-09-01', paymentDate: '2026-09-20' }],
  )
  const text = readTexts(
    locale,
    [
      { ...holding, shares: 1550, blocked: 400 },
      { ...held, shares: 1000 },
    ],
    {
      ...facts,
      shares: [{ ...share, dividends }, suspended],
    },
  )
  for (const sentence of sentences) expect(text).toContain(sentence)
})

it('values a delisted share by its last close, and marks it', () => {
  const text = readTexts('en', [{ ...held, ticker: 'GONE' }], market)
  expect(text).toContain('Price of August 17, 2026. No longer listed.')
  expect(text).toContain('IDR\u{a0}100,000 cannot be sold now')
  expect(text).toContain('No share can be sold.')
})

it('keeps holdings without the facts, and has no sale without our fee', () => {
  const text = readTexts('en', [holding], null)
  expect(text).toContain('|BQNS|Average price IDR\u{a0}4,000.|1,000|–|–|–|–|')
  expect(readTexts('en', [holding], facts, null)).toContain('Our fee is unavailable.')
})

it.each(['id', 'en'] as const)('never advises in %s', (locale) => {
  const advice = /kurangi|sebaiknya|disarankan|rekomendasi|target|reduce|should|recommend|consider|diversif/i
  expect(readTexts(locale, [holding, held], market)).not.toMatch(advice)
})

it('opens a company in a new tab only, which is never prefetched', () => {
  const found = findShares([holding], facts)
  const html = renderToStaticMarkup(
    <WordsContext value={id}>
      <HoldingTable
        checked={null}
        facts={facts}
        found={found}
        isSample={false}
        locale="id"
        onRemove={doNothing}
      />
    </WordsContext>,
  )
  expect(html.match(/<a [^>]*>/g)).toEqual([expect.stringMatching(/target="_blank"/)])
})
