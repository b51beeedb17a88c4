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
import type { Tree } from './bilingual.ts'
import { multiplyArticles } from './bulk-articles.ts'
import { checkContent } from './check-content.ts'
import { type Content, readAlts, readContent, SeedErrors } from './content-files.ts'
import { applyDemoPrices, readCloses } from './demo-prices.ts'
import { Publisher } from './publisher.ts'
import { removeContent } from './remove-content.ts'
import { createSkeleton } from './skeleton.ts'
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
  report(`failed: ${describeFailure(error)}`)
  return 1
})
await payload.destroy()
process.exit(exitCode)

/** The innermost cause: outer errors contain the whole failed statement with its data. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : describeFailure(error.cause)
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
  const articles = await countDocuments(payload, 'articles')
  const documents = articles + (await countDocuments(payload, 'pages'))
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
    const prepared = await prepareContent(payload)
    if (prepared === null) return 1
    await markUnfinished(payload)
    await markEmpty(payload, options.empty)
    if (documents > 0 || isInterrupted) {
      await removeContent(payload)
      report(isInterrupted ? 'removed the content of an interrupted seed' : 'removed the old content')
    }
    if (!(await writeContent(payload, prepared))) return 1
    await markFinished(payload)
  }
  if (posts > 0) {
    await multiplyArticles(payload, posts)
    await writeChange({ payload }, ['list:articles'])
    report(`added ${posts} copies of the articles`)
  }
  return 0
}

async function countDocuments(payload: Payload, collection: CollectionSlug): Promise<number> {
  const { totalDocs } = await payload.count({ collection, overrideAccess: true })
  return totalDocs
}

/** The reason not to replace the content, if visitors' data depends on it; null if nothing would be lost. */
async function reasonNotToReplace(payload: Payload, isInterrupted: boolean): Promise<string | null> {
  const registrations = await countDocuments(payload, 'registrations')
  if (registrations > 0) {
    return `nothing written: events of this database have ${registrations} registrations; delete them in the admin first`
  }
  const messages = await countDocuments(payload, 'contact-messages')
  if (isInterrupted && messages > 0 && !options.force) {
    return `nothing written: an earlier seed was interrupted, and visitors have sent ${messages} messages since (use --force to replace all content; messages stay)`
  }
  return null
}

/** Reads and checks everything before writing; null if that failed or must not be done, after reporting why. */
async function prepareContent(payload: Payload) {
  const password = process.env.DEMO_PASSWORD ?? ''
  // Without a password `--empty` creates no account: the first account of a public site comes from create-admin.
  const isPasswordNeeded = !options.empty || password !== ''
  if (
    isPasswordNeeded &&
    (await countDocuments(payload, 'users')) === 0 &&
    password.length < minPasswordLength
  ) {
    report(
      `DEMO_PASSWORD must have at least ${minPasswordLength} characters; it becomes the password of the demo users`,
    )
    return null
  }
  const errors = new SeedErrors()
  // `npm start` writes the demo market before it calls this script.
  const closes = await readCloses(join(environment.DATA_DIR, 'market-demo', 'prices.csv'))
  const demo = applyDemoPrices(await readContent(errors), closes)
  const writer = new Writer(payload)
  const uploads = new Uploads(writer, await readAlts(errors))
  await checkContent(payload, demo, uploads, errors)
  if (errors.list.length > 0) {
    report(describeErrors(errors))
    if (!options.lenient) return null
  }
  return { content: options.empty ? createSkeleton(demo) : demo, writer, uploads, password }
}

function describeErrors({ list }: SeedErrors): string {
  return `${list.length} errors in the files:\n${list.map((error) => `  - ${error}`).join('\n')}`
}

type Prepared = NonNullable<Awaited<ReturnType<typeof prepareContent>>>

/** Writes everything; false if Payload rejected some of it, after reporting why. */
async function writeContent(payload: Payload, prepared: Prepared): Promise<boolean> {
  const { content, writer, uploads, password } = prepared
  const errors = new SeedErrors()
  const editorConfig = await editorConfigFactory.fromEditor({ config: payload.config, editor })
  const makePdfs = await loadPdfMaker(uploads, content)
  const publisher = new Publisher(content, { payload, writer, uploads, editorConfig, errors, makePdfs })
  await publisher.publishDocuments()
  const documents = payload.config.collections.flatMap(({ slug }) => content.get(slug) ?? [])
  report(`${documents.length} documents and ${uploads.count} images and videos published`)
  await publisher.setGlobals()
  if (errors.list.length > 0) {
    report(describeErrors(errors))
    if (!options.lenient) return false
  }
  report('menu, settings, risk profile and calculator assumptions written')
  await rebuildIndex()
  report('search index written')
  if (!options.empty && (await countDocuments(payload, 'client-directory')) === 0)
    await seedClientDirectory(payload)
  if (password !== '' && (await countDocuments(payload, 'users')) === 0) {
    await seedUsers(payload, password, { onlyAdmin: options.empty })
    report(`the users of ${demoDomain} have the demo password`)
  }
  await emitAllLists(payload)
  return true
}

/** Images for production have no packages for PDF files, and the structure has no reports. */
async function loadPdfMaker(uploads: Uploads, content: Content): Promise<(report: Tree) => Promise<Tree>> {
  if (options.empty) return async () => ({})
  const { createPdfMaker } = await import('./report-pdfs.ts')
  return createPdfMaker(uploads, content)
}

/** One change event instead of one per document: every list is new. */
async function emitAllLists(payload: Payload): Promise<void> {
  const { collections, globals } = payload.config
  const lists = [...collections.filter(({ versions }) => versions?.drafts), ...globals]
  await writeChange({ payload }, [...lists.map(({ slug }) => `list:${slug}`), 'list:redirects'])
}
