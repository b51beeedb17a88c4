import type { AddressedCollection } from '@site/contracts/content/document-paths.ts'
import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import * as v from 'valibot'
import { hasRole } from '#cms/base/access/has-role.ts'
import { runTransaction } from '#cms/base/database/run-transaction.ts'
import { unreadable } from '#cms/base/errors/client-errors.ts'
import { clientError } from '#cms/base/fields/client-error.ts'
import { translate } from '#cms/base/fields/translate.ts'
import { readJson } from '#cms/base/http/read-json.ts'
import { findLinks } from '#cms/editorial/links/find-links.ts'
import { checkTarget } from '#cms/editorial/redirects/check-target.ts'
import { readPublicPaths } from '#cms/editorial/redirects/public-paths.ts'
import { type Deletion, deletionPath, TargetsSchema } from './deletion.ts'

const missing = {
  id: 'Dokumen ini tidak ada lagi. Muat ulang halaman.',
  en: 'This document no longer exists. Reload the page.',
}

/** GET /api/<collection>/:id/deletion: what deleting leaves behind; POST deletes, and redirects the paths. */
export const deletionEndpoints = (collection: AddressedCollection): Endpoint[] =>
  (['get', 'post'] as const).map((method) => ({
    path: `/:id/${deletionPath}`,
    method,
    handler: async (req) => {
      if (!hasRole(req, 'admin', 'editor')) throw new Forbidden(req.t)
      const id = String(req.routeParams?.id ?? '')
      if (!/^\d{1,9}$/.test(id)) throw clientError({ req }, missing, { status: 404 })
      if (method === 'get') return Response.json(await describeDeletion(req, collection, Number(id)))
      await deleteAndRedirect(req, collection, Number(id))
      return Response.json({})
    },
  }))

async function describeDeletion(
  req: PayloadRequest,
  collection: AddressedCollection,
  id: number,
): Promise<Deletion> {
  const paths = await readPublicPaths(req, collection, id)
  if (paths.length === 0) return { paths, linkedFrom: [] }
  const { internal } = await findLinks(req.payload)
  const places = paths.flatMap(({ path }) => internal.get(path) ?? [])
  const others = new Map(places.map((place) => [place.adminPath, place]))
  others.delete(`/collections/${collection}/${id}`)
  const linkedFrom = [...others.values()].map(({ label, title, adminPath }) => ({
    label: translate({ req }, label),
    title,
    adminPath,
  }))
  return { paths, linkedFrom }
}

/** Both or neither: a page that is gone without its redirect is an error page. */
async function deleteAndRedirect(
  req: PayloadRequest,
  collection: AddressedCollection,
  id: number,
): Promise<void> {
  const targets = v.safeParse(TargetsSchema, await readJson(req))
  if (!targets.success) throw clientError({ req }, unreadable)
  const redirects = (await readPublicPaths(req, collection, id)).flatMap(({ locale, path: from }) => {
    const to = targets.output[locale].trim()
    return to === '' ? [] : [{ from, to, status: 'permanent' as const, _status: 'published' as const }]
  })
  for (const { from, to } of redirects) {
    const inLanguage = (language: 'id' | 'en') =>
      checkTarget(to, { req: { i18n: { language } }, siblingData: { from } })
    const [inIndonesian, inEnglish] = [inLanguage('id'), inLanguage('en')]
    if (inIndonesian !== true && inEnglish !== true)
      throw clientError({ req }, { id: inIndonesian, en: inEnglish })
  }
  await runTransaction(req.payload, async (own) => {
    const { user, i18n, t, payloadAPI } = req
    Object.assign(own, { user, i18n, t, payloadAPI })
    const asUser = { overrideAccess: false, depth: 0, req: own } as const
    await req.payload.delete({ collection, id, ...asUser })
    for (const data of redirects) await req.payload.create({ collection: 'redirects', data, ...asUser })
  })
}
