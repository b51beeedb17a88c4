import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { LocaleSchema } from './locale-schemas.ts'

/** The collections whose drafts can be seen on the site's own pages. */
export const previewCollections = [
  'articles',
  'announcements',
  'faqs',
  'promos',
  'events',
  'lessons',
  'videos',
  'reports',
  'morning-notes',
  'recommendations',
  'products',
  'services',
  'account-types',
  'pages',
] as const
export type PreviewCollection = (typeof previewCollections)[number]

/** Where the web hands the token on to the content service. */
export const PREVIEW_HEADER = 'x-preview-token'

const AUDIENCE = 'site-preview'
const VERSION = 'v1'
const mostTokenCharacters = 2000

const ClaimsSchema = v.object({
  aud: v.literal(AUDIENCE),
  collection: v.picklist(previewCollections),
  document: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The fixed name of a document that has a page of its own by it: a product, a service, a page that the site knows. */
  key: v.nullable(v.string()),
  /** The languages that may be looked at. */
  locales: v.pipe(v.array(LocaleSchema), v.minLength(1)),
  /** Seconds since 1970. */
  exp: v.pipe(v.number(), v.integer()),
  /** The origins of the admin that may frame the page; none for a link that is sent to somebody. */
  frames: v.array(v.pipe(v.string(), v.regex(/^https?:\/\/[^/\s;,]+$/))),
})
export type PreviewClaims = v.InferOutput<typeof ClaimsSchema>

export type PreviewRights = Omit<PreviewClaims, 'aud'>

/** Makes a token that opens the draft of one document until `exp`. `key` is what both services know. */
export function signPreviewToken(rights: PreviewRights, key: string): string {
  const claims: PreviewClaims = { ...rights, aud: AUDIENCE }
  const body = `${VERSION}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
  return `${body}.${signature(body, key).toString('base64url')}`
}

export type PreviewVerdict =
  | { readonly kind: 'valid'; readonly claims: PreviewClaims }
  | { readonly kind: 'expired' }
  | { readonly kind: 'invalid' }

/** What a token is worth at a point in time; what is not ours says nothing about what it claims. */
export function readPreviewToken(token: string, key: string, now: Date): PreviewVerdict {
  const parts = token.split('.')
  const [version, body, given] = parts
  if (
    token.length > mostTokenCharacters ||
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

/** The key of the services signs other things too: a name keeps what is signed here apart from them. */
function signature(body: string, key: string): Buffer {
  const ownKey = createHmac('sha256', key).update('site preview token').digest()
  return createHmac('sha256', ownKey).update(body).digest()
}

/** The last part of a previewed document's address: no slug of a published document, and the same while one is typed. */
export function previewSlug(document: number): string {
  return `draft-${document}`
}
