import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { editorConfigFactory } from '@payloadcms/richtext-lexical'
import { demoDomain } from '@site/brand/names.ts'
import { type CollectionSlug, getPayload, type Payload } from 'payload'
import { handleBrokenConnections } from '#cms/base/database/broken-connections.ts'
import { environment } from '#cms/base/environment/environment.ts'
import { embeddingEditor as editor } from '#cms/base/rich-text/rich-text.ts'
import { writeChange } from '#cms/editorial/change-feed/write-change.ts'
import { rebuildIndex } from '#cms/editorial/search/write-index.ts'
import config from '../src/payload.config.ts'
import { multiplyArticles } from './bulk-articles.ts'
import { readList, SeedErrors } from './content-files.ts'
import { atDemoPrices, readCloses } from './demo-prices.ts'
import { readDocuments } from './documents.ts'
import { readGlobals, setGlobals } from './globals.ts'
import type { PdfMakers } from './offers.ts'
import { publishDocuments } from './publish-documents.ts'
import { checkReferences } from './references.ts'
import { removeContent } from './remove-content.ts'
import { PictureAltSchema } from './schemas.ts'
import { skeletonGlobals, skeletonOf } from './skeleton.ts'
import { isUnfinished, markEmpty, markFinished, markUnfinished } from './unfinished.ts'
import { Uploads } from './uploads.ts'
import { seedClientDirectory, seedUsers } from './users.ts'
import { Writer } from './writer.ts'

const minPasswordLength = 12

const { values: options } = parseArgs({
  options: {
    /** Removes existing content first; registrations, messages and users stay. */
    force: { type: 'boolean', default: false },
    /** Skips missing and invalid files. */
    lenient: { type: 'boolean', default: false },
    /** Writes only the structure, with marked placeholders as texts. */
    empty: { type: 'boolean', default: false },
    /** Adds this many copies of the articles, for load tests. */
    posts: { type: 'string' },
  },
})

const started = performance.now()
const report = (message: string) =>
  process.stdout.write(
    `seed ${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${message}\n`,
  )

const payload = await getPayload({ config, disableOnInit: true })
handleBrokenConnections(payload)
const exitCode = await run(payload).catch((error: unknown) => {
  report(`failed: ${reasonOf(error)}`)
  return 1
})
await payload.destroy()
process.exit(exitCode)

/** The innermost cause: outer errors contain the whole failed statement with its data. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : reasonOf(error.cause)
}

async function run(payload: Payload): Promise<number> {
  const posts = Number(options.posts ?? 0)
  if (!Number.isSafeInteger(posts) || posts < 0) {
    report(`--posts must be a number of articles, not "${options.posts}"`)
    return 1
  }
  if (options.empty && posts > 0) {
    report('--empty writes no articles, so --posts has nothing to copy; use only one of the two')
    return 1
  }
  const articles = await countOf(payload, 'articles')
  const documents = articles + (await countOf(payload, 'pages'))
  const isInterrupted = await isUnfinished(payload)
  if (documents > 0 && !isInterrupted && !options.force) {
    report(
      `nothing written: the database already has ${documents} articles and pages (use --force to replace all content)`,
    )
  } else {
    const reason = await reasonNotToReplace(payload, isInterrupted)
    if (reason !== null) {
      report(reason)
      return 1
    }
    const content = await readContent(payload)
    if (content === null) return 1
    await markUnfinished(payload)
    await markEmpty(payload, options.empty)
    if (documents > 0 || isInterrupted) {
      await removeContent(payload)
      report(isInterrupted ? 'removed the content of an interrupted seed' : 'removed the old content')
    }
    await writeContent(payload, content)
    await markFinished(payload)
  }
  if (posts > 0) {
    await multiplyArticles(payload, posts)
    await writeChange({ payload }, ['list:articles'])
    report(`added ${posts} copies of the articles`)
  }
  return 0
}

async function countOf(payload: Payload, collection: CollectionSlug): Promise<number> {
  const { totalDocs } = await payload.count({ collection, overrideAccess: true })
  return totalDocs
}

/** The reason not to replace the content, if visitors' data depends on it; null if nothing would be lost. */
async function reasonNotToReplace(payload: Payload, isInterrupted: boolean): Promise<string | null> {
  const registrations = await countOf(payload, 'registrations')
  if (registrations > 0) {
    return `nothing written: events of this database have ${registrations} registrations; delete them in the admin first`
  }
  const messages = await countOf(payload, 'contact-messages')
  if (isInterrupted && messages > 0 && !options.force) {
    return `nothing written: an earlier seed was interrupted, and visitors have sent ${messages} messages since (use --force to replace all content; messages stay)`
  }
  return null
}

/** Reads and validates everything before writing; null if that failed or must not be done, after reporting why. */
async function readContent(payload: Payload) {
  const password = process.env.DEMO_PASSWORD ?? ''
  // Without a password `--empty` creates no account: the first account of a public site comes from create-admin.
  const isPasswordNeeded = !options.empty || password !== ''
  if (isPasswordNeeded && (await countOf(payload, 'users')) === 0 && password.length < minPasswordLength) {
    report(
      `DEMO_PASSWORD must have at least ${minPasswordLength} characters; it becomes the password of the demo users`,
    )
    return null
  }
  const errors = new SeedErrors()
  // `npm start` writes the demo market before it calls this script.
  const closes = await readCloses(join(environment.DATA_DIR, 'market-demo', 'prices.csv'))
  const documents = atDemoPrices(await readDocuments(errors), closes)
  const globals = await readGlobals(errors)
  const alts = await readList('pictures.yaml', PictureAltSchema, errors)
  const writer = new Writer(payload)
  const uploads = new Uploads(writer, new Map(alts.map(({ data }) => [data.name, data.alt])), errors)
  await checkReferences(documents, uploads, errors)
  if (errors.list.length > 0) {
    report(
      `${errors.list.length} errors in the files:\n${errors.list.map((error) => `  - ${error}`).join('\n')}`,
    )
    if (!options.lenient) return null
  }
  const common = { writer, uploads, errors, password }
  return options.empty
    ? { documents: skeletonOf(documents), globals: skeletonGlobals(globals), ...common }
    : { documents, globals, ...common }
}

type Content = NonNullable<Awaited<ReturnType<typeof readContent>>>

async function writeContent(
  payload: Payload,
  { documents, globals, writer, uploads, errors, password }: Content,
): Promise<void> {
  const editorConfig = await editorConfigFactory.fromEditor({ config: payload.config, editor })
  const pages = await publishDocuments(
    documents,
    { writer, uploads, editorConfig, errors },
    await pdfMakers(uploads, globals),
  )
  report(
    `${Object.values(documents).flat().length} documents and ${uploads.count} images and videos published`,
  )
  const pagesBySlug = new Map(
    documents.pages.flatMap(({ data }) => {
      const id = pages.get(data.key)
      return id === undefined ? [] : [[data.slug.id, id] as const]
    }),
  )
  await setGlobals(globals, writer, pagesBySlug)
  report('menu, settings, risk profile and calculator assumptions written')
  await rebuildIndex()
  report('search index written')
  if (!options.empty && (await countOf(payload, 'client-directory')) === 0) await seedClientDirectory(payload)
  if (password !== '' && (await countOf(payload, 'users')) === 0) {
    await seedUsers(payload, password, { onlyAdmin: options.empty })
    report(`the users of ${demoDomain} have the demo password`)
  }
  await emitAllLists(payload)
}

/** Images for production have no packages for PDF files, and the structure has no reports. */
async function pdfMakers(
  ...args: Parameters<typeof import('./report-pdfs.ts').pdfMaker>
): Promise<PdfMakers> {
  if (options.empty) {
    return { reportPdfs: async () => ({}) }
  }
  const { pdfMaker } = await import('./report-pdfs.ts')
  return { reportPdfs: pdfMaker(...args) }
}

/** One change event instead of one per document: every list is new. */
async function emitAllLists(payload: Payload): Promise<void> {
  const { collections, globals } = payload.config
  const lists = [...collections.filter(({ versions }) => versions?.drafts), ...globals]
  await writeChange({ payload }, [...lists.map(({ slug }) => `list:${slug}`), 'list:redirects'])
}
