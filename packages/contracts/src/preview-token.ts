import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { LocaleSchema } from './locale-schemas.ts'

/** Collections, and the globals `home` and `menu`, whose drafts can be previewed on the site. */
export const previewCollections = [
  'articles',
  'announcements',
  'faqs',
  'promos',
  'events',
  'lessons',
  'categories',
  'terms',
  'videos',
  'reports',
  'morning-notes',
  'recommendations',
  'products',
  'services',
  'account-types',
  'fees',
  'service-fees',
  'pages',
  'home',
  'menu',
] as const
export type PreviewCollection = (typeof previewCollections)[number]

/** The header with which the web app passes the token to the CMS. */
export const PREVIEW_HEADER = 'x-preview-token'

const AUDIENCE = 'site-preview'
const VERSION = 'v1'
const maxTokenLength = 2000

const ClaimsSchema = v.object({
  aud: v.literal(AUDIENCE),
  collection: v.picklist(previewCollections),
  document: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The key of a document with a fixed page: a product, a service, or a known static page. */
  key: v.nullable(v.string()),
  /** The languages of the preview. */
  locales: v.pipe(v.array(LocaleSchema), v.minLength(1)),
  /** Seconds since 1970. */
  exp: v.pipe(v.number(), v.integer()),
  /** The admin origins that may frame the page; empty for a shared link. */
  frames: v.array(v.pipe(v.string(), v.regex(/^https?:\/\/[^/\s;,]+$/))),
})
export type PreviewClaims = v.InferOutput<typeof ClaimsSchema>

export type PreviewRights = Omit<PreviewClaims, 'aud'>

/** Creates a token for the draft of one document until `exp`. `key` is shared by both services. */
export function signPreviewToken(rights: PreviewRights, key: string): string {
  const claims: PreviewClaims = { ...rights, aud: AUDIENCE }
  const body = `${VERSION}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
  return `${body}.${signature(body, key).toString('base64url')}`
}

export type PreviewVerdict =
  | { readonly kind: 'valid'; readonly claims: PreviewClaims }
  | { readonly kind: 'expired' }
  | { readonly kind: 'invalid' }

/** Verifies a token; claims of an invalid one are not returned. */
export function readPreviewToken(token: string, key: string, now: Date): PreviewVerdict {
  const parts = token.split('.')
  const [version, body, given] = parts
  if (
    token.length > maxTokenLength ||
    parts.length !== 3 ||
    version !== VERSION ||
    body === undefined ||
    given === undefined
  ) {
    return { kind: 'invalid' }
  }
  const expected = signature(`${version}.${body}`, key)
  const actual = Buffer.from(given, 'base64url')
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) {
    return { kind: 'invalid' }
  }
  const claims = v.safeParse(
    v.pipe(v.string(), v.parseJson(), ClaimsSchema),
    Buffer.from(body, 'base64url').toString(),
  )
  if (!claims.success) {
    return { kind: 'invalid' }
  }
  return claims.output.exp * 1000 > now.getTime()
    ? { kind: 'valid', claims: claims.output }
    : { kind: 'expired' }
}

/** The shared key signs other data too, so a derived key separates these signatures. */
function signature(body: string, key: string): Buffer {
  const ownKey = createHmac('sha256', key).update('site preview token').digest()
  return createHmac('sha256', ownKey).update(body).digest()
}

/**
 * The slug of a previewed document: cannot collide with published ones, and stays the same while the slug is edited.
 */
export function previewSlug(document: number): string {
  return `draft-${document}`
}
