import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps, PayloadRequest, ServerProps } from 'payload'
import * as v from 'valibot'
import { staffNames } from '#cms/base/access/staff-names.ts'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { wibTime } from '#cms/base/time/wib-time.ts'
import { languages } from './editing-copy.ts'
import '#cms/base/admin/admin-views.css'

const copy = {
  id: {
    time: 'Waktu',
    person: 'Disimpan oleh',
    status: 'Status',
    service: 'sistem',
    old: 'Lama',
    new: 'Baru',
  },
  en: { time: 'Time', person: 'Saved by', status: 'Status', service: 'the system', old: 'Old', new: 'New' },
}

type Owner = { collectionSlug?: string | undefined; globalSlug?: string | undefined; docID?: unknown }
/** Payload passes more to the components above a view than its type lists. */
type ActionProps = ServerProps & Owner & { req?: PayloadRequest }

/** Replaces Payload's list, which names no person and shows times of the browser; also in the drawer that selects one. */
export async function VersionsView({ hasPublishedDoc, initPageResult, versions }: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig, req } = initPageResult
  const { i18n, payload } = req
  const language = adminLanguage(i18n.language)
  const words = copy[language]
  const [collectionSlug, globalSlug] = [collectionConfig?.slug, globalConfig?.slug]
  const rows = (await readVersions(req, { collectionSlug, globalSlug, docID })).filter((row) => !row.snapshot)
  const current = hasPublishedDoc ? rows.find(({ status }) => status === 'published') : undefined
  const formatStatus = (row: (typeof rows)[number]) => {
    if (row.status === 'draft') return i18n.t(row === rows[0] ? 'version:currentDraft' : 'version:draft')
    const status = i18n.t(row === current ? 'version:currentlyPublished' : 'version:previouslyPublished')
    return row.publishedLocale ? `${status} (${languages[language][row.publishedLocale]})` : status
  }
  const page = collectionSlug ? `collections/${collectionSlug}/${docID}` : `globals/${globalSlug}`
  const start = versions?.useVersionDrawerCreatedAtCell
    ? '?versionFrom='
    : `${payload.config.routes.admin}/${page}/versions/`
  return (
    <Gutter className="staff-view">
      <SetDocumentStepNav
        {...(collectionConfig && {
          collectionSlug: collectionConfig.slug,
          pluralLabel: collectionConfig.labels.plural,
          useAsTitle: collectionConfig.admin.useAsTitle,
        })}
        {...(globalConfig && { globalSlug: globalConfig.slug, globalLabel: globalConfig.label })}
        {...(docID === undefined ? {} : { id: docID })}
        view={i18n.t('version:versions')}
      />
      <table>
        <thead>
          <tr>
            {[words.time, words.person, words.status].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <a href={`${start}${row.id}`}>{wibTime(row.updatedAt, language)}</a>
              </td>
              <td>{row.person ?? words.service}</td>
              <td>{formatStatus(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Gutter>
  )
}

/** Above a comparison: who saved the two versions, and when in WIB. */
export async function ComparedVersions({ params, req, searchParams, ...owner }: ActionProps) {
  const rows = req ? await readVersions(req, owner) : []
  const segments: unknown[] = [params?.segments].flat()
  const shown = rows.findIndex(({ id }) => String(id) === segments.at(-1))
  if (!req || shown === -1) return null
  // Payload compares with the version before, unless the editor chose another one.
  const from = rows.find(({ id }) => String(id) === searchParams?.versionFrom) ?? rows[shown + 1]
  const language = adminLanguage(req.i18n.language)
  const words = copy[language]
  const saved = (row: typeof from) =>
    row ? `${row.person ?? words.service}, ${wibTime(row.updatedAt, language)}` : '–'
  return (
    <p className="compared-versions">
      {words.old}: {saved(from)}
      <br />
      {words.new}: {saved(rows[shown])}
    </p>
  )
}

const RowsSchema = v.array(
  v.object({
    id: v.number(),
    updatedAt: v.string(),
    /** The draft that remains when one language is published. */
    snapshot: v.nullish(v.boolean(), false),
    publishedLocale: v.nullish(v.picklist(['id', 'en']), null),
    version: v.object({
      _status: v.nullish(v.string(), 'draft'),
      lastChangedBy: v.nullish(v.number(), null),
    }),
  }),
)

/** All versions, newest first, with the name of the person who saved each. */
async function readVersions(req: PayloadRequest, { collectionSlug, globalSlug, docID }: Owner) {
  const { payload } = req
  const collection = payload.config.collections.find(({ slug }) => slug === collectionSlug)?.slug
  const slug = payload.config.globals.find((global) => global.slug === globalSlug)?.slug
  const options = { depth: 0, overrideAccess: false, pagination: false, req, sort: '-updatedAt' } as const
  const found = collection
    ? await payload.findVersions({ collection, where: { parent: { equals: docID } }, ...options })
    : slug && (await payload.findGlobalVersions({ slug, ...options }))
  const rows = v.parse(RowsSchema, found ? found.docs : [])
  const names = await staffNames(
    payload,
    rows.map(({ version }) => version.lastChangedBy),
  )
  return rows.map(({ version, ...row }) => ({
    ...row,
    status: version._status,
    person: names.get(version.lastChangedBy) ?? null,
  }))
}
