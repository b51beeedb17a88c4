import type { AddressedCollection } from '@site/contracts/content/document-paths.ts'
import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import * as v from 'valibot'
import { needsApproval } from '#cms/base/access/approval.ts'
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
/** No colon: the admin would render the message as a list. */
const redirectNeedsApproval = {
  id: 'Tidak dihapus. Pengalihan baru terbit setelah orang lain menyetujuinya. Buat pengalihan halaman ini di Pengalihan dan minta pemeriksaan. Hapus halaman ini setelah pengalihannya terbit.',
  en: 'Not deleted. A redirect is published only after someone else approved it. Create the redirect of this page under Redirects and request a review. Delete this page once the redirect is published.',
}

/**
 * GET /api/<collection>/:id/deletion and /api/<collection>/deletion?where…: what deleting leaves behind; POST deletes a
 * document, and redirects its paths.
 */
export const deletionEndpoints = (collection: AddressedCollection): Endpoint[] => [
  {
    path: `/${deletionPath}`,
    method: 'get',
    handler: async (req) => {
      if (!hasRole(req, 'admin', 'editor')) throw new Forbidden(req.t)
      return Response.json(await describeDeletion(req, collection, await findSelected(req, collection)))
    },
  },
  ...(['get', 'post'] as const).map(
    (method): Endpoint => ({
      path: `/:id/${deletionPath}`,
      method,
      handler: async (req) => {
        if (!hasRole(req, 'admin', 'editor')) throw new Forbidden(req.t)
        const id = String(req.routeParams?.id ?? '')
        if (!/^\d{1,9}$/.test(id)) throw clientError({ req }, missing, { status: 404 })
        if (method === 'get') return Response.json(await describeDeletion(req, collection, [Number(id)]))
        await deleteAndRedirect(req, collection, Number(id))
        return Response.json({})
      },
    }),
  ),
]

const SelectionSchema = v.object({
  where: v.record(v.string(), v.any()),
  search: v.optional(v.string(), ''),
})

/** The documents that the admin's list would delete: those that its query finds. */
async function findSelected(req: PayloadRequest, collection: AddressedCollection): Promise<number[]> {
  const selection = v.safeParse(SelectionSchema, req.query)
  if (!selection.success) throw clientError({ req }, unreadable)
  const collectionConfig = req.payload.collections[collection].config
  const { docs } = await req.payload.find({
    collection,
    where: mergeListSearchAndWhere({ collectionConfig, ...selection.output }),
    select: {},
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id }) => id)
}

async function describeDeletion(
  req: PayloadRequest,
  collection: AddressedCollection,
  ids: readonly number[],
): Promise<Deletion> {
  const paths = await readPublicPaths(req, collection, ids)
  if (paths.length === 0) return { paths, linkedFrom: [] }
  const { internal } = await findLinks(req.payload)
  const places = paths.flatMap(({ path }) => internal.get(path) ?? [])
  const others = new Map(places.map((place) => [place.adminPath, place]))
  for (const id of ids) others.delete(`/collections/${collection}/${id}`)
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
  const redirects = (await readPublicPaths(req, collection, [id])).flatMap(({ locale, path: from }) => {
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
  if (redirects.length > 0 && (await needsApproval(req)))
    throw clientError({ req }, redirectNeedsApproval, { status: 403 })
  await runTransaction(req.payload, async (own) => {
    const { user, i18n, t, payloadAPI } = req
    Object.assign(own, { user, i18n, t, payloadAPI })
    const asUser = { overrideAccess: false, depth: 0, req: own } as const
    await req.payload.delete({ collection, id, ...asUser })
    for (const data of redirects) await req.payload.create({ collection: 'redirects', data, ...asUser })
  })
}
