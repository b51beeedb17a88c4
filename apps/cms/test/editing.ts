import { locales } from '@site/contracts/locale.ts'
import {
  PREVIEW_HEADER,
  type PreviewCollection,
  type PreviewRights,
  signPreviewToken,
} from '@site/contracts/preview-token.ts'
import { createLocalReq, type PayloadRequest } from 'payload'
import * as v from 'valibot'
import type { Role } from '#cms/base/access/has-role.ts'
import { auditedSchedule } from '#cms/editorial/audit/schedule.ts'
import { EditStatusSchema } from '#cms/editorial/editing/edit-status.ts'
import { key, payload } from './service.ts'
import { requestAs, session } from './staff.ts'

/** A request of the local API by a user with the role. */
export async function createRequestAs(role: Role): Promise<PayloadRequest> {
  const user = await payload.findByID({ collection: 'users', id: (await session(role)).user, depth: 0 })
  return createLocalReq({ user: { ...user, collection: 'users' } }, payload)
}

/** Schedules as the admin's page does. */
export async function schedule(args: object): Promise<unknown> {
  const req = await createRequestAs('editor')
  return Reflect.apply(auditedSchedule, undefined, [{ req, cookies: new Map(), permissions: {}, ...args }])
}

/** Queues a schedule of an editor that was due a moment ago. */
export async function queueDue(
  what: { article: number } | { global: 'menu' },
  type: 'publish' | 'unpublish' = 'publish',
) {
  const user = { relationTo: 'users', value: (await session('editor')).user } as const
  const target =
    'article' in what
      ? { doc: { relationTo: 'articles', value: what.article } as const }
      : { global: what.global }
  return payload.jobs.queue({
    task: 'schedulePublish',
    input: { type, locale: 'all', user, ...target },
    waitUntil: new Date(Date.now() - 1000),
  })
}

/** What the admin shows beside the form of a document. */
export async function fetchEditStatus(path: string, language: 'id' | 'en' = 'id') {
  const response = await requestAs('editor', `${path}/edit-status`, { method: 'GET', language })
  return v.parse(EditStatusSchema, await response.json())
}

/** The rights of a preview in both languages. */
export const previewRights = (collection: PreviewCollection, document: number): PreviewRights => ({
  collection,
  document,
  key: null,
  locales: [...locales],
  exp: Math.floor(Date.now() / 1000) + 600,
  frames: [],
})

/** A request of the site in the preview of a document. */
export const inPreview = (collection: PreviewCollection, document: number) => ({
  headers: { [PREVIEW_HEADER]: signPreviewToken(previewRights(collection, document), key) },
})
