import { extname } from 'node:path'
import { editorConfigFactory } from '@payloadcms/richtext-lexical'
import { getPayload } from 'payload'
import { embeddingEditor as editor } from '#cms/base/rich-text/rich-text.ts'
import { rebuildIndex } from '#cms/editorial/search/write-index.ts'
import { type Content, type Entry, readAlts, readContent, SeedErrors } from '../seed/content-files.ts'
import { Publisher } from '../seed/publisher.ts'
import { createPdfMaker } from '../seed/report-pdfs.ts'
import { Uploads } from '../seed/uploads.ts'
import { Writer } from '../seed/writer.ts'
import config from '../src/payload.config.ts'

/** Storing an image in all widths takes longer than storing a document, so all documents share one. */
class OnePicture extends Uploads {
  override find(name: string): Promise<number | undefined> {
    return super.find(extname(name) === '' ? 'event-1' : name)
  }
}

/** How many documents of a collection the tests need. Each report has a PDF in both languages. */
const counts: Readonly<Record<string, number>> = {
  articles: 3,
  announcements: 3,
  faqs: 3,
  lessons: 3,
  terms: 3,
  videos: 1,
  reports: 1,
  'morning-notes': 3,
  recommendations: 3,
}

/** The first few documents of each collection, without recommendations that name other documents. */
function takeFew(content: Content): Content {
  const isAlone = ({ data }: Entry) => !data.replacedBy && (data.report ?? null) === null
  return new Map(
    [...content].map(([slug, entries]) => [
      slug,
      entries.filter((entry) => slug !== 'recommendations' || isAlone(entry)).slice(0, counts[slug]),
    ]),
  )
}

// Migrates the database of the environment and publishes the first few seed documents of each collection.
const payload = await getPayload({ config, disableOnInit: true })
await payload.db.migrate()
const errors = new SeedErrors()
const content = takeFew(await readContent(errors))
const writer = new Writer(payload)
const uploads = new OnePicture(writer, await readAlts(errors))
const editorConfig = await editorConfigFactory.fromEditor({ config: payload.config, editor })
const makePdfs = createPdfMaker(uploads, content)
const publisher = new Publisher(content, { payload, writer, uploads, editorConfig, errors, makePdfs })
await publisher.publishDocuments()
await publisher.setGlobals()
if (errors.list.length > 0) throw new Error(errors.list.join('\n'))
await rebuildIndex()
await payload.destroy()
// The service's timers would keep the process alive.
process.exit(0)
