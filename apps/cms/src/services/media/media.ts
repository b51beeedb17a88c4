import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
} from 'payload'
import { editors } from '#cms/base/access/editors.ts'
import { editorsAndReviewers } from '#cms/base/access/editors-and-reviewers.ts'
import { nobody } from '#cms/base/access/nobody.ts'
import { groups } from '#cms/base/admin/groups.ts'
import { ownRequest } from '#cms/base/database/session.ts'
import { componentField } from '#cms/base/fields/component-field.ts'
import { slugify } from '#cms/base/fields/slug.ts'
import { textField } from '#cms/base/fields/text.ts'
import { changeFeedHooks } from '#cms/editorial/change-feed/hooks.ts'
import { allowSlowUploads } from './allow-slow-uploads.ts'
import { bucketHooks } from './bucket-hooks.ts'
import { fileKinds, toEnding } from './kinds.ts'
import { bucketFiles, localFiles, mediaFolder } from './media-files.ts'
import { createPlaceholder, placeholderCharacters } from './placeholder.ts'
import { rejectBadFiles } from './reject-bad-files.ts'
import { rejectReplacedFiles } from './reject-replaced-files.ts'
import { rejectUnauthorizedUploads } from './reject-unauthorized-uploads.ts'
import { rejectMissing, serveToStaff } from './serve-media.ts'
import { stripMetadata } from './strip-metadata.ts'

const widths = [320, 640, 960]
const hashCharacters = 16
const nameCharacters = 60

/** Adds a content hash to the file name: the content at a URL never changes, so it can be cached forever. */
const nameByContent: CollectionBeforeOperationHook = ({ req, operation, args }) => {
  if ((operation === 'create' || operation === 'update') && req.file) {
    const { file } = req
    const hash = createHash('sha256').update(file.data).digest('hex').slice(0, hashCharacters)
    const own = extname(file.name)
    const base = slugify(file.name.slice(0, file.name.length - own.length)).slice(0, nameCharacters)
    file.name = `${base || 'file'}-${hash}${toEnding(file.mimetype, own.toLowerCase())}`
  }
  return args
}

/** Runs after cropping: `req.file` is the file to store. */
const drawPlaceholder: CollectionBeforeChangeHook = async ({ req, data }) =>
  req.file ? { ...data, placeholder: await createPlaceholder(req.file.data, req.file.mimetype) } : data

const alt = textField('alt', {
  label: { id: 'Teks pengganti', en: 'Alternative text' },
  description: {
    id: 'Satu kalimat yang menjelaskan isi gambar untuk pembaca layar, tanpa kata “gambar”.',
    en: 'One sentence that describes the image for screen readers, without the word “image”.',
  },
  maxLength: 300,
})

/** Stores the alternative text in the other language, which only the upload form has. */
const writeOtherAlt: CollectionAfterChangeHook = async ({ req, doc, data, operation }) => {
  const other: unknown = operation === 'create' ? data.altInOther : null
  if (typeof other !== 'string' || other === '') return doc
  await req.payload.update({
    collection: 'media',
    id: doc.id,
    locale: req.locale === 'en' ? 'id' : 'en',
    data: { alt: other },
    depth: 0,
    overrideAccess: true,
    // Without the uploaded file, which must not be stored twice.
    req: ownRequest(req),
  })
  return doc
}

const feed = changeFeedHooks()
const bucket = bucketFiles && bucketHooks(bucketFiles, localFiles)

export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: { id: 'Berkas media', en: 'Media file' }, plural: { id: 'Media', en: 'Media' } },
  admin: {
    group: groups.site,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'mimeType'],
    // `alt` only adds the field's name to the search box.
    listSearchableFields: ['filename', 'alt', 'alt.id', 'alt.en'],
  },
  access: {
    read: editorsAndReviewers,
    readVersions: nobody,
    create: editors,
    update: editors,
    delete: editors,
  },
  // Payload's duplication bypasses the checks below and fetches any URL in the request.
  disableDuplicate: true,
  upload: {
    staticDir: mediaFolder,
    handlers: [bucket ? serveToStaff : rejectMissing],
    mimeTypes: fileKinds,
    focalPoint: true,
    // Payload stores a cropped file under its old name, but the content at a URL must never change.
    crop: false,
    pasteURL: false,
    // The same headers as visitors get (media/serve-media.ts): a file that an editor opens must not run scripts.
    modifyResponseHeaders: ({ headers }) => {
      headers.set('X-Content-Type-Options', 'nosniff')
      headers.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      return headers
    },
    // Used in the admin and in previews only, so encode fast rather than small.
    imageSizes: widths.map((width) => ({
      name: `w${width}`,
      width,
      withoutEnlargement: true,
      formatOptions: { format: 'webp', options: { quality: 78, effort: 1 } },
    })),
    adminThumbnail: 'w320',
  },
  hooks: {
    ...feed,
    // Permission check before any byte is read; changes to the file before its upload to the bucket.
    beforeOperation: [
      rejectUnauthorizedUploads,
      allowSlowUploads,
      rejectBadFiles,
      stripMetadata,
      nameByContent,
      rejectReplacedFiles,
      ...(bucket?.beforeOperation ?? []),
    ],
    beforeChange: [...(feed.beforeChange ?? []), drawPlaceholder],
    // The bucket first: if it fails, everything rolls back.
    afterChange: [...(bucket?.afterChange ?? []), ...(feed.afterChange ?? []), writeOtherAlt],
    afterDelete: [...(feed.afterDelete ?? []), ...(bucket?.afterDelete ?? [])],
  },
  fields: [
    componentField('fileChoice', '/services/media/file-choice.tsx#FileChoice'),
    alt,
    {
      ...alt,
      name: 'altInOther',
      label: { id: 'Teks pengganti dalam bahasa lainnya', en: 'Alternative text in the other language' },
      localized: false,
      virtual: true,
      admin: {
        // Payload's default for virtual fields is true.
        readOnly: false,
        description: {
          id: 'Bahasa Inggris bila Anda mengisi bahasa Indonesia, dan sebaliknya. Sesudah diunggah, keduanya ada di tab “Bahasa”.',
          en: 'Indonesian if you are filling in English, and vice versa. After the upload, both are in the tab “Languages”.',
        },
        condition: (_data, _siblingData, { operation }) => operation === 'create',
      },
    },
    {
      name: 'isDecorative',
      type: 'checkbox',
      defaultValue: false,
      label: { id: 'Hanya hiasan', en: 'Decorative only' },
      admin: {
        description: {
          id: 'Gambar yang tidak menambah isi. Pembaca layar melewatinya, dan “Kelengkapan bahasa” tidak meminta teks penggantinya.',
          en: 'An image that adds nothing to the text. Screen readers skip it, and “Language completeness” does not ask for its alternative text.',
        },
      },
    },
    componentField('uses', '/services/media/media-uses.tsx#MediaUses'),
    {
      name: 'placeholder',
      type: 'text',
      maxLength: placeholderCharacters,
      // Computed from the file; values in requests are ignored.
      access: { create: () => false, update: () => false },
      admin: { hidden: true },
    },
  ],
}
