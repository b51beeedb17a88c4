import {
  ownTarget,
  type ParsedRule,
  parseRule,
  type RedirectRule,
  RedirectTable,
} from '@site/contracts/content/redirect-table.ts'
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { environment } from '#cms/base/environment/environment.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { clientError } from '#cms/base/fields/client-error.ts'
import { checkSource } from './check-source.ts'
import { findLoop, isWithin } from './find-loop.ts'
import { findReplacedPage } from './replaced-page.ts'

/** Limit for editors; renamed documents may exceed it. The site reads all redirects in one response. */
const maxRedirects = 5_000
const maxNamed = 4

/** Request context key: the redirect is moved because its document's slug changed. */
export const FOLLOWS_SLUG = 'redirectFollowsSlug'

/** Rejects rules that cause a loop or a chain of redirects, or hide a page without the editor's consent. */
export const validateRedirect: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const from: unknown = data?.from ?? originalDoc?.from
  const to: unknown = data?.to ?? originalDoc?.to
  const rule = typeof from === 'string' && typeof to === 'string' ? readOwn({ from, to }) : null
  // Unreadable rules are rejected by field validation; a slug change must never fail because of redirects.
  if (rule === null || req.context[FOLLOWS_SLUG] === true) return data
  const mayReplace = data?.replacesPage === true
  const error = await findRuleError(req, rule, {
    saved: operation === 'create' ? null : originalDoc,
    mayReplace,
  })
  if (error !== null) throw clientError({ req }, error.message, { path: error.path })
  return data
}

/** Why the rule cannot be saved; null if it can. */
export async function findRuleError(
  req: PayloadRequest,
  rule: ParsedRule<RedirectRule>,
  { saved, mayReplace }: { saved: { id: number | string; from: string } | null; mayReplace: boolean },
): Promise<{ path: 'from' | 'to'; message: Bilingual } | null> {
  const others = await readOthers(req, saved?.id)
  if (saved === null && others.length >= maxRedirects) return { path: 'from', message: tooMany }
  const same = others.find(({ source }) => isWithin(source, rule.source) && isWithin(rule.source, source))
  if (same) return { path: 'from', message: duplicateMessage(same) }
  const loop = findLoop(rule, others)
  if (loop) return { path: 'to', message: loopMessage(loop) }
  const further = others.find(
    ({ source }) => rule.target.origin === null && isWithin(rule.target.parts, source),
  )
  if (further) return { path: 'to', message: chainedTargetMessage(rule, further, others) }
  const before = others.filter(({ target }) => target.origin === null && isWithin(target.parts, rule.source))
  if (before.length > 0) return { path: 'from', message: chainedSourceMessage(before) }
  const { from } = rule.rule
  const page =
    from !== saved?.from && checkSource(from, { req }) === true && !mayReplace
      ? await findReplacedPage(req, rule.source)
      : null
  return page === null ? null : { path: 'from', message: replacedPageMessage(page) }
}

/** Reads a rule as the site does: a target on the site's own host is a path. */
export const readOwn = ({ from, to }: RedirectRule) =>
  parseRule({ from, to: ownTarget(to, environment.SITE_URL) })

async function readOthers(
  req: PayloadRequest,
  own: number | string | undefined,
): Promise<ParsedRule<RedirectRule>[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: own === undefined ? {} : { id: { not_equals: own } },
    select: { from: true, to: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs.map(readOwn).filter((rule) => rule !== null)
}

const tooMany: Bilingual = {
  id: `Sudah ada ${maxRedirects.toLocaleString('id-ID')} pengalihan, dan lebih banyak tidak diizinkan. Hapus yang tidak dipakai lagi; satu aturan dengan :nama atau *sisa dapat menggantikan banyak.`,
  en: `There are ${maxRedirects.toLocaleString('en-GB')} redirects already, and more are not allowed. Remove unused ones; one rule with :name or *rest can replace many.`,
}

function duplicateMessage({ rule: { from, to } }: ParsedRule<RedirectRule>): Bilingual {
  return {
    id: `Alamat ini sudah dialihkan: ${from} → ${to}. Ubah pengalihan itu.`,
    en: `This address is already redirected: ${from} → ${to}. Edit that redirect.`,
  }
}

function loopMessage(addresses: readonly string[]): Bilingual {
  const path = `${addresses.slice(0, maxNamed).join(' → ')}${addresses.length > maxNamed ? ' → …' : ''}`
  return {
    id: `Pengalihan ini berputar tanpa akhir: ${path}`,
    en: `This redirect creates a loop: ${path}`,
  }
}

function chainedTargetMessage(
  { rule }: ParsedRule<RedirectRule>,
  { rule: further }: ParsedRule<RedirectRule>,
  others: readonly ParsedRule<RedirectRule>[],
): Bilingual {
  const resolution = new RedirectTable(others).follow(rule.to)
  const end = resolution.kind === 'target' && !/[:*]/.test(rule.to) ? ` (${resolution.to})` : ''
  return {
    id: `Tujuan ini dialihkan lagi: ${further.from} → ${further.to}. Tulis langsung tujuan akhirnya${end}.`,
    en: `This target is itself redirected: ${further.from} → ${further.to}. Enter the final target${end}.`,
  }
}

function chainedSourceMessage(before: readonly ParsedRule<RedirectRule>[]): Bilingual {
  const rules = before.slice(0, maxNamed).map(({ rule }) => `${rule.from} → ${rule.to}`)
  const all = `${rules.join(', ')}${before.length > maxNamed ? ', …' : ''}`
  return {
    id: `Pengalihan lain sudah menuju alamat ini: ${all}. Ubah dulu tujuannya.`,
    en: `Other redirects lead to this address: ${all}. Change their targets first.`,
  }
}

export const replacesPageLabel: Bilingual = {
  id: 'Gantikan halaman yang masih ada',
  en: 'Replace an existing page',
}

function replacedPageMessage(page: string): Bilingual {
  return {
    id: `Halaman ${page} masih ada, dan pengunjung tidak akan dapat membukanya lagi. Bila memang demikian, centang “${replacesPageLabel.id}” lalu simpan lagi.`,
    en: `The page ${page} exists, and visitors could no longer open it. If this is intended, tick “${replacesPageLabel.en}” and save again.`,
  }
}
