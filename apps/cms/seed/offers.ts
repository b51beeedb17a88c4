import type * as v from 'valibot'
import { Both, richText, rows, type Tree } from './bilingual.ts'
import type { Documents } from './documents.ts'
import { publishAll, sentences, type Tools } from './publish-all.ts'
import type * as schemas from './schemas.ts'

/** Products, services, accounts, fees, funds and series of bonds. */
export async function publishOffers(
  documents: Documents,
  tools: Tools,
  productPdf: PdfMakers['productPdf'],
): Promise<void> {
  const { uploads, editorConfig } = tools
  await publishAll(tools, 'products', documents.products, async (data) => ({
    ...data,
    body: richText(editorConfig, data.body),
    cover: await uploads.picture(data.cover),
    facts: rows(data.facts),
    steps: rows(data.steps),
    risks: sentences(data.risks),
    instruments: rows(
      data.instruments.map((instrument) => ({ ...instrument, facts: rows(instrument.facts) })),
    ),
    order: productOrder.indexOf(data.key),
    riplay: await productPdf({ ...data, heading: riplay, key: `riplay-${data.key}`, points: data.risks }),
    riplayValidFrom: riplayDay,
  }))
  await publishAll(tools, 'services', documents.services, async ({ conditions, ...data }, index) => ({
    ...data,
    ...conditions,
    partner: data.partner ?? undefined,
    body: richText(editorConfig, data.body),
    cover: await uploads.picture(data.cover),
    facts: rows(data.facts),
    requirements: sentences(data.requirements),
    steps: rows(data.steps),
    order: index,
  }))
  await publishAll(tools, 'account-types', documents.accountTypes, async (data, index) => ({
    ...data,
    body: richText(editorConfig, data.body),
    order: index,
    riplay: await productPdf({
      ...data,
      heading: riplay,
      key: `riplay-${data.key}`,
      points: [data.comparison.mainRisk, data.comparison.cost],
    }),
    riplayValidFrom: riplayDay,
  }))
  await publishAll(tools, 'fees', documents.fees, ({ key: _, ...data }) => data)
  const { funds, bondSeries } = documents
  await publishAll(tools, 'funds', funds, async ({ key: code, ...data }) => ({
    code,
    ...data,
    factSheet: (await productPdf(factSheetOf(code, data))).id,
  }))
  await publishAll(tools, 'bond-series', bondSeries, ({ key: code, ...data }) => ({ code, ...data }))
}

const riplay = new Both('RIPLAY umum', 'General RIPLAY')
const riplayDay = '2026-06-15T12:00:00.000Z'

function factSheetOf(code: string, fund: Omit<v.InferOutput<typeof schemas.FundSchema>, 'key'>) {
  const inIndonesian = (text: string) => new Both<string>(text, undefined)
  const { name, manager, custodian, costs } = fund
  const point = (label: string, value: string | number) =>
    inIndonesian(`${label}: ${typeof value === 'number' ? String(value).replace('.', ',') : value}`)
  return {
    key: `ringkasan-${code.toLowerCase()}`,
    heading: inIndonesian('Ringkasan informasi produk'),
    title: inIndonesian(name),
    summary: inIndonesian(`Reksa dana yang dikelola ${manager} dan disimpan di ${custodian}.`),
    points: [
      point('Biaya pembelian paling tinggi (%)', costs.subscription),
      point('Biaya penjualan kembali paling tinggi (%)', costs.redemption),
      point('Biaya pengelolaan per tahun (%)', costs.management),
      point('Biaya kustodian per tahun (%)', costs.custodian),
      point('Pembelian minimum (Rp)', fund.minimum.toLocaleString('id-ID')),
    ],
    body: inIndonesian('NAB dan imbal hasil terbaru ada di tabel reksa dana di situs ini.'),
  }
}

const productOrder = ['stock', 'mutualFund', 'securities', 'ebaRetail']

/** A text in the file of a product: RIPLAY, or the fact sheet of a fund. */
export interface ProductPaper {
  key: string
  heading: Both<string>
  title: Both<string>
  summary: Both<string>
  points: Both<string>[]
  body: Both<string>
}

/** Files that the seed makes; none where the packages for PDF files are missing. */
export interface PdfMakers {
  reportPdfs: (data: PdfSource) => Promise<Tree>
  productPdf: (product: ProductPaper) => Promise<Both<number | undefined>>
}

export type PdfSource = v.InferOutput<typeof schemas.ReportSchema> & { categoryName: Both<string> }
