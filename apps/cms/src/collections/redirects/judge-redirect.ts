import {
  ownTarget,
  type ParsedRule,
  parseRule,
  type RedirectRule,
  RedirectTable,
} from '@site/contracts/content/redirect-table.ts'
import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { environment } from '#cms/environment.ts'
import type { Bilingual } from '#cms/fields/bilingual.ts'
import { say } from '#cms/fields/say.ts'
import { findLoop, isWithin } from './find-loop.ts'

/** What editors make; documents that are renamed may add to them. The site reads all of them as one answer. */
const mostRedirects = 5_000
const mostNamed = 4

/** In the context of a request that moves a redirect along with its document's address. */
export const FOLLOWS_SLUG = 'redirectFollowsSlug'

/** A rule that would send visitors in a circle, or from one redirect to the next, is not saved. */
export const judgeRedirect: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  const from: unknown = data?.from ?? originalDoc?.from
  const to: unknown = data?.to ?? originalDoc?.to
  const rule = typeof from === 'string' && typeof to === 'string' ? readOwn({ from, to }) : null
  // What cannot be read is the fields' own to refuse; and a document's new address may never fail its saving.
  if (rule === null || req.context[FOLLOWS_SLUG] === true) return data
  const others = await readOthers(req, originalDoc?.id)
  if (operation === 'create' && others.length >= mostRedirects) refuse(req, 'from', tooMany)
  const same = others.find(({ source }) => isWithin(source, rule.source) && isWithin(rule.source, source))
  if (same) refuse(req, 'from', sameSentence(same))
  const loop = findLoop(rule, others)
  if (loop) refuse(req, 'to', loopSentence(loop))
  const further = others.find(
    ({ source }) => rule.target.origin === null && isWithin(rule.target.parts, source),
  )
  if (further) refuse(req, 'to', furtherSentence(rule, further, others))
  const before = others.filter(({ target }) => target.origin === null && isWithin(target.parts, rule.source))
  if (before.length > 0) refuse(req, 'from', beforeSentence(before))
  return data
}

/** As the site reads it, which takes a target with its own host for a path. */
const readOwn = ({ from, to }: RedirectRule) => parseRule({ from, to: ownTarget(to, environment.SITE_URL) })

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
  id: `Sudah ada ${mostRedirects.toLocaleString('id-ID')} pengalihan, dan lebih banyak tidak diizinkan. Hapus yang tidak dipakai lagi; satu aturan dengan :nama atau *sisa dapat menggantikan banyak.`,
  en: `There are ${mostRedirects.toLocaleString('en-GB')} redirects already, and more are not allowed. Remove what nobody uses any more; one rule with :name or *rest can stand for many.`,
}

function sameSentence({ rule: { from, to } }: ParsedRule<RedirectRule>): Bilingual {
  return {
    id: `Alamat ini sudah dialihkan: ${from} → ${to}. Ubah pengalihan itu.`,
    en: `This address is redirected already: ${from} → ${to}. Change that redirect.`,
  }
}

function loopSentence(addresses: readonly string[]): Bilingual {
  const way = `${addresses.slice(0, mostNamed).join(' → ')}${addresses.length > mostNamed ? ' → …' : ''}`
  return {
    id: `Pengalihan ini tidak berujung: ${way}`,
    en: `This redirect never comes to an end: ${way}`,
  }
}

function furtherSentence(
  { rule }: ParsedRule<RedirectRule>,
  { rule: further }: ParsedRule<RedirectRule>,
  others: readonly ParsedRule<RedirectRule>[],
): Bilingual {
  const resolution = new RedirectTable(others).follow(rule.to)
  const end = resolution.kind === 'target' && !/[:*]/.test(rule.to) ? ` (${resolution.to})` : ''
  return {
    id: `Tujuan ini dialihkan lagi: ${further.from} → ${further.to}. Tulis langsung tujuan akhirnya${end}.`,
    en: `This target is redirected again: ${further.from} → ${further.to}. Write where it ends${end}.`,
  }
}

function beforeSentence(before: readonly ParsedRule<RedirectRule>[]): Bilingual {
  const rules = before.slice(0, mostNamed).map(({ rule }) => `${rule.from} → ${rule.to}`)
  const all = `${rules.join(', ')}${before.length > mostNamed ? ', …' : ''}`
  return {
    id: `Pengalihan lain sudah menuju alamat ini: ${all}. Ubah dulu tujuannya.`,
    en: `Other redirects lead to this address: ${all}. Change where they lead first.`,
  }
}

function refuse(req: PayloadRequest, path: 'from' | 'to', sentence: Bilingual): never {
  throw new ValidationError(
    { collection: 'redirects', errors: [{ path, message: say({ req }, sentence) }] },
    req.t,
  )
}
