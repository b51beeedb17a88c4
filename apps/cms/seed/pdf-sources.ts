import type * as v from 'valibot'
import type { Both, Tree } from './bilingual.ts'
import type { ReportSchema } from './schemas.ts'

export type PdfSource = v.InferOutput<typeof ReportSchema> & { categoryName: Both<string> }

export type RiplaySource = {
  key: string
  title: Both<string>
  summary: Both<string>
  body: Both<string>
  facts: { label: Both<string>; value: Both<string> }[]
  risks: Both<string>[]
  /** The day from which it is valid. */
  riplay?: string | undefined
}

export type Pdfs = {
  report: (source: PdfSource) => Promise<Tree>
  riplay: (source: RiplaySource) => Promise<Tree>
}
