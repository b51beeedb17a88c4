import type * as v from 'valibot'
import { Both, richText, rows, type Tree } from './bilingual.ts'
import type { Documents } from './documents.ts'
import { publishAll, sentences, type Tools } from './publish-all.ts'
import type * as schemas from './schemas.ts'

/** Products, services, accounts, fees, funds and series of bonds. */
export async function publishOffers(documents: Documents, tools: Tools): Promise<void> {
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
  await publishAll(tools, 'account-types', documents.accountTypes, (data, index) => ({
    ...data,
    requirements: joinLines(data.requirements),
    benefits: joinLines(data.benefits),
    risks: joinLines(data.risks),
    rights: joinLines(data.rights),
    duties: joinLines(data.duties),
    body: richText(editorConfig, data.body),
    order: index,
    riplayValidFrom: riplayDay,
  }))
  await publishAll(tools, 'fees', documents.fees, ({ key: _, ...data }) => data)
  const { funds, bondSeries } = documents
  await publishAll(tools, 'funds', funds, ({ key: code, policy, risks, benchmark, ...data }) => ({
    code,
    ...data,
    texts: { policy, risks: joinLines(risks), benchmark },
  }))
  await publishAll(tools, 'bond-series', bondSeries, ({ key: code, ...data }) => ({ code, ...data }))
}

/** From when the products and accounts of the demo firm are described as they are. */
const riplayDay = '2026-06-15T12:00:00.000Z'

/** One sentence per line. */
const joinLines = (texts: Both<string>[]) =>
  new Both(
    texts.map(({ id }) => id).join('\n'),
    texts.every(({ en }) => en !== undefined) ? texts.map(({ en }) => en).join('\n') : undefined,
  )

const productOrder = ['stock', 'mutualFund', 'securities', 'ebaRetail']

/** Files that the seed makes; none where the packages for PDF files are missing. */
export interface PdfMakers {
  reportPdfs: (data: PdfSource) => Promise<Tree>
}

export type PdfSource = v.InferOutput<typeof schemas.ReportSchema> & { categoryName: Both<string> }
