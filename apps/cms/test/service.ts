import { sql } from '@payloadcms/db-postgres'
import { VISITOR_HEADER } from '@site/contracts/content/forms.ts'
import { getPayload, handleEndpoints, type PayloadRequest } from 'payload'
import sharp from 'sharp'
import * as v from 'valibot'
import { handleBrokenConnections } from '#cms/base/database/broken-connections.ts'
import { query } from '#cms/base/database/session.ts'
import type { Article } from '#cms/base/payload-types.ts'
import config from '#cms/payload.config.ts'
import { guardRestApi } from '#cms/rest-api-guard.ts'
import { handleSiteRequest } from '#cms/site-router.ts'
import { testEnvironment } from './worker-environment.ts'

/** The service on this worker's copy of the template database, shared by all files of the worker. */
export const payload = await getPayload({ config, cron: true })
// The first request would start them, and a job that a test runs must not be run by them, too.
for (const cron of payload.crons) cron.stop()
// Without this, a connection that the database ends is an uncaught exception.
handleBrokenConnections(payload)

/** Runs a statement on the service's database. */
export const execute = (statement: Parameters<typeof query>[1]) => query(payload, statement)

const IdsSchema = v.array(v.object({ id: v.number() }))

/** The IDs of these rows that still exist. */
export async function listRemaining(table: string, ids: number[]): Promise<number[]> {
  const rows = await execute(
    sql`select id from ${sql.identifier(table)} where id = any(${sql.param(ids)}) order by id`,
  )
  return v.parse(IdsSchema, rows).map(({ id }) => id)
}

export const key = testEnvironment('', '').CONTENT_API_KEY
const origin = 'http://cms.test'

/** Requests the site API as the web service does. */
export async function requestSite(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  if (!headers.has('authorization')) headers.set('authorization', `Bearer ${key}`)
  const request = new Request(`${origin}/api/site/${path}`, { ...init, headers })
  return handleSiteRequest(request, payload)
}

/** Submits a form as the web service does; each visitor has their own network by default. */
export async function post(path: string, body: unknown, visitor = someNetwork()): Promise<Response> {
  return requestSite(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', [VISITOR_HEADER]: visitor },
  })
}

/** An address in a network that is unique in these tests (RFC 3849). */
export function someNetwork(): string {
  const [a = '', b = ''] = crypto.randomUUID().replace('-', '').match(/.{4}/g) ?? []
  return `2001:db8:${a}:${b}::1`
}

const restInterface = guardRestApi((request: Request) => handleEndpoints({ config, request }))

/** Requests Payload's REST API without a session. */
export async function requestRest(path: string, init: RequestInit = {}): Promise<Response> {
  return restInterface(new Request(`${origin}/api/${path}`, init))
}

/** A 500-pixel-wide image of one color as an upload; another `red` value makes another file. */
export async function imageFile(name: string, red: number) {
  const create = { width: 500, height: 400, channels: 3 as const, background: { r: red, g: 20, b: 20 } }
  const data = await sharp({ create }).webp().toBuffer()
  return { data, name, mimetype: 'image/webp', size: data.byteLength }
}

/** A rich text of one paragraph. */
export function paragraph(text: string) {
  const block = { version: 1, direction: null, format: '' as const, indent: 0 }
  return {
    root: {
      ...block,
      type: 'root',
      children: [
        {
          ...block,
          type: 'paragraph',
          textFormat: 0,
          children: [{ type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' }],
        },
      ],
    },
  }
}

/** A rich text that is one link. */
export function linkTo(url: string) {
  const { root } = paragraph('tautan')
  const [block] = root.children
  const fields = { linkType: 'custom', newTab: false, url }
  const link = { ...block, type: 'link', id: 'a1', version: 3, fields }
  return { root: { ...root, children: [{ ...block, type: 'paragraph', version: 1, children: [link] }] } }
}

/** Data of a publishable article; `slug` keeps tests apart. */
export async function articleData(slug: string) {
  const first = { sort: 'id', limit: 1, depth: 0 }
  const [category, author] = await Promise.all([
    payload.find({ collection: 'categories', where: { kind: { equals: 'article' } }, ...first }),
    // The first authors are from the demo content, in both languages.
    payload.find({ collection: 'authors', ...first }),
  ])
  return {
    slug,
    title: `Judul ${slug}`,
    summary: `Ringkasan ${slug}`,
    body: paragraph(`Isi ${slug}`),
    category: category.docs[0]?.id ?? 0,
    author: author.docs[0]?.id ?? 0,
  }
}

/** A published author, in Indonesian only. */
export const addAuthor = async (name: string, slug: string) =>
  payload.create({
    collection: 'authors',
    locale: 'id',
    data: { name, slug, role: 'Redaktur', order: 99, _status: 'published' },
  })

/** A published article category, in Indonesian only; its slug is made from the name. */
export const addCategory = async (name: string) =>
  payload.create({
    collection: 'categories',
    locale: 'id',
    data: { name, kind: 'article', order: 99, _status: 'published' },
  })

type ArticleChange = Partial<Omit<Article, 'id'>>

/** A draft with this data, in Indonesian only. */
export const draftArticle = async (slug: string, change: ArticleChange = {}) =>
  payload.create({
    collection: 'articles',
    locale: 'id',
    data: { ...(await articleData(slug)), ...change },
    draft: true,
  })

/** A published article with this data, in Indonesian only. */
export async function publishedArticle(slug: string, change: ArticleChange = {}) {
  const data = { ...(await articleData(slug)), ...change, _status: 'published' as const }
  return payload.create({ collection: 'articles', locale: 'id', data })
}

export const changeArticle = (
  id: number,
  data: ArticleChange,
  options: { locale?: 'id' | 'en'; draft?: boolean; req?: Partial<PayloadRequest> } = {},
) => payload.update({ collection: 'articles', id, locale: 'id', data, ...options })
