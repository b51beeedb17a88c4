import {
  type PreviewCollection,
  type PreviewRights,
  previewCollections,
  signPreviewToken,
} from '@site/contracts/preview-token.ts'
import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'
import { hasRole } from '#cms/base/access/has-role.ts'
import { adminOrigins, environment, requestedAdminOrigins } from '#cms/base/environment/environment.ts'

/** For people without an account. */
const linkHours = 24
/** Minimum lifetime in the admin; rounded up to full hours, so that the preview frame does not reload each time. */
const frameHours = 1
const hourSeconds = 3600
/** A global is one document, which has no ID before it is saved. */
const GLOBAL_DOCUMENT = 1

const CopyPreviewLink = '/editorial/preview/copy-preview-link.tsx#CopyPreviewLink'
const breakpoints = [
  { name: 'phone', label: '360 px', width: 360, height: 740 },
  { name: 'tablet', label: '768 px', width: 768, height: 1024 },
  { name: 'desktop', label: '1440 px', width: 1440, height: 900 },
]

/** The preview URL of a draft. Null if the user may not see drafts, or nothing is saved yet. */
function previewAddress(
  collection: PreviewCollection,
  document: Record<string, unknown>,
  options: { req: PayloadRequest; locale: string; isFramed: boolean },
): string | null {
  const { key } = document
  const id = collection === 'home' || collection === 'menu' ? GLOBAL_DOCUMENT : document.id
  // Other categories are shown in lists only.
  if (collection === 'categories' && document.kind !== 'learning') return null
  if (typeof id !== 'number' || !hasRole(options.req, 'admin', 'editor', 'reviewer')) return null
  const hour = Math.ceil(Date.now() / 1000 / hourSeconds)
  const rights: PreviewRights = {
    collection,
    document: id,
    key: typeof key === 'string' && key !== '' ? key : null,
    locales: ['id', 'en'],
    exp: (hour + (options.isFramed ? frameHours : linkHours)) * hourSeconds,
    frames: options.isFramed
      ? requestedAdminOrigins(adminOrigins(environment), options.req.headers.get('host'))
      : [],
  }
  const token = signPreviewToken(rights, environment.CONTENT_API_KEY)
  const locale = options.locale === 'en' ? 'en' : 'id'
  return `${environment.SITE_URL.replace(/\/+$/, '')}/preview/${token}?locale=${locale}`
}

/** The live preview in the admin and the preview link, for collections whose documents have a page. */
export function previewIn(
  slug: string,
): Pick<NonNullable<CollectionConfig['admin']>, 'livePreview' | 'preview' | 'components'> {
  const collection = previewCollections.find((candidate) => candidate === slug)
  return collection === undefined
    ? {}
    : {
        components: { edit: { beforeDocumentControls: [CopyPreviewLink] } },
        ...createPreviewConfig(collection),
      }
}

function createPreviewConfig(
  collection: PreviewCollection,
): Pick<NonNullable<CollectionConfig['admin'] & GlobalConfig['admin']>, 'livePreview' | 'preview'> {
  return {
    livePreview: {
      url: ({ data, locale, req }) =>
        previewAddress(collection, data, { req, locale: locale.code, isFramed: true }),
      breakpoints,
    },
    preview: (document, { req, locale }) =>
      previewAddress(collection, document, { req, locale, isFramed: false }),
  }
}

type GlobalAdmin = NonNullable<GlobalConfig['admin']>
type ElementsOfGlobal = NonNullable<NonNullable<GlobalAdmin['components']>['elements']>

/** The same for a global, whose draft is shown on the home page. */
export const previewOfGlobal = (
  slug: 'home' | 'menu',
  elements: ElementsOfGlobal = {},
): Pick<GlobalAdmin, 'livePreview' | 'preview' | 'components'> => ({
  components: { elements: { beforeDocumentControls: [CopyPreviewLink], ...elements } },
  ...createPreviewConfig(slug),
})
