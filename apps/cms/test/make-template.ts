import { editorConfigFactory } from '@payloadcms/richtext-lexical'
import { getPayload } from 'payload'
import { embeddingEditor as editor } from '#cms/base/rich-text/rich-text.ts'
import { rebuildIndex } from '#cms/editorial/search/write-index.ts'
import { readList, SeedErrors } from '../seed/content-files.ts'
import { readDocuments } from '../seed/documents.ts'
import { readGlobals, setGlobals } from '../seed/globals.ts'
import { publishDocuments } from '../seed/publish-documents.ts'
import { pdfMaker } from '../seed/report-pdfs.ts'
import { PictureAltSchema } from '../seed/schemas.ts'
import { Uploads } from '../seed/uploads.ts'
import { Writer } from '../seed/writer.ts'
import config from '../src/payload.config.ts'

/** Storing an image in all widths takes longer than storing a document, so all documents share one. */
class OnePicture extends Uploads {
  override picture(): Promise<number | undefined> {
    return super.picture('event-1')
  }
}

// Migrates the database of the environment and publishes the first few seed documents of each collection.
const payload = await getPayload({ config, disableOnInit: true })
await payload.db.migrate()
const errors = new SeedErrors()
const all = await readDocuments(errors)
const few = <Entry>(entries: Entry[], count = 3): Entry[] => entries.slice(0, count)
const documents = {
  ...all,
  articles: few(all.articles),
  announcements: few(all.announcements),
  faqs: few(all.faqs),
  lessons: few(all.lessons),
  terms: few(all.terms),
  videos: few(all.videos, 1),
  // Each has a PDF in both languages.
  reports: few(all.reports, 1),
  notes: few(all.notes),
  recommendations: few(
    all.recommendations.filter(({ data }) => data.report === null && data.replacedBy === null),
  ),
}
const globals = await readGlobals(errors)
const alts = await readList('pictures.yaml', PictureAltSchema, errors)
const writer = new Writer(payload)
const uploads = new OnePicture(writer, new Map(alts.map(({ data }) => [data.name, data.alt])), errors)
const editorConfig = await editorConfigFactory.fromEditor({ config: payload.config, editor })
const tools = { writer, uploads, editorConfig, errors }
const pages = await publishDocuments(documents, tools, {
  reportPdfs: pdfMaker(uploads, globals),
})
const bySlug = all.pages.flatMap(({ data }) => {
  const id = pages.get(data.key)
  return id === undefined ? [] : [[data.slug.id, id] as const]
})
await setGlobals(globals, writer, new Map(bySlug))
await rebuildIndex()
await payload.destroy()
// The service's timers would keep the process alive.
process.exit(0)
