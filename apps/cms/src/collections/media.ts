import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { editors } from '#cms/access/editors.ts'
import { editorsAndReviewers } from '#cms/access/editors-and-reviewers.ts'
import { nobody } from '#cms/access/nobody.ts'
import { changeFeedHooks } from '#cms/change-feed/hooks.ts'
import { slugify } from '#cms/fields/slug.ts'
import { textField } from '#cms/fields/text.ts'
import { allowSlowUploads } from '#cms/media/allow-slow-uploads.ts'
import { refuseAbsent, serveToStaff } from '#cms/media/answer.ts'
import { bucketHooks } from '#cms/media/bucket-hooks.ts'
import { endingOf, fileKinds } from '#cms/media/kinds.ts'
import { bucketFiles, localFiles, mediaFolder } from '#cms/media/media-files.ts'
import { placeholderCharacters, placeholderOf } from '#cms/media/placeholder.ts'
import { refuseBadFiles } from '#cms/media/refuse-bad-files.ts'
import { refuseWhoMayNotUpload } from '#cms/media/refuse-who-may-not-upload.ts'
import { stripMetadata } from '#cms/media/strip-metadata.ts'
import { groups } from './document-collection.ts'

const widths = [320, 640, 960]
const hashCharacters = 16
const nameCharacters = 60

/**
 * Puts a hash of the content into the name: what stands behind an address never changes, so it can
 * be cached for ever.
 */
const nameByContent: CollectionBeforeOperationHook = ({ req, operation, args }) => {
  if ((operation === 'create' || operation === 'update') && req.file) {
    const { file } = req
    const hash = createHash('sha256').update(file.data).digest('hex').slice(0, hashCharacters)
    const own = extname(file.name)
    const base = slugify(file.name.slice(0, file.name.length - own.length)).slice(0, nameCharacters)
    file.name = `${base || 'file'}-${hash}${endingOf(file.mimetype, own.toLowerCase())}`
  }
  return args
}

/** Runs after cropping: `req.file` is what will be stored. */
const drawPlaceholder: CollectionBeforeChangeHook = async ({ req, data }) =>
  req.file ? { ...data, placeholder: await placeholderOf(req.file.data, req.file.mimetype) } : data

const feed = changeFeedHooks()
const bucket = bucketFiles && bucketHooks(bucketFiles, localFiles)

export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: { id: 'Berkas media', en: 'Media file' }, plural: { id: 'Media', en: 'Media' } },
  admin: { group: groups.site, useAsTitle: 'filename', defaultColumns: ['filename', 'alt', 'mimeType'] },
  access: {
    read: editorsAndReviewers,
    readVersions: nobody,
    create: editors,
    update: editors,
    delete: editors,
  },
  // Payload copies a file past the checks below, and from any address that the request names.
  disableDuplicate: true,
  upload: {
    staticDir: mediaFolder,
    handlers: [bucket ? serveToStaff : refuseAbsent],
    mimeTypes: fileKinds,
    focalPoint: true,
    // Payload crops a stored file under its old name, but what stands behind an address may never change.
    crop: false,
    pasteURL: false,
    // As what visitors get (media/answer.ts): a file that an editor opens by itself may run nothing.
    modifyResponseHeaders: ({ headers }) => {
      headers.set('X-Content-Type-Options', 'nosniff')
      headers.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      return headers
    },
    // Small versions are for the admin and for previews: quick to make rather than small to the last byte.
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
    // Rights before any byte is read; what changes the file before the bucket takes it.
    beforeOperation: [
      refuseWhoMayNotUpload,
      allowSlowUploads,
      refuseBadFiles,
      stripMetadata,
      nameByContent,
      ...(bucket?.beforeOperation ?? []),
    ],
    beforeChange: [...(feed.beforeChange ?? []), drawPlaceholder],
    // The bucket first: its refusal must undo everything.
    afterChange: [...(bucket?.afterChange ?? []), ...(feed.afterChange ?? [])],
    afterDelete: [...(feed.afterDelete ?? []), ...(bucket?.afterDelete ?? [])],
  },
  fields: [
    textField('alt', {
      label: { id: 'Teks pengganti', en: 'Alternative text' },
      description: {
        id: 'Satu kalimat tentang apa yang terlihat, dibacakan kepada pembaca yang tidak melihat gambar; tanpa kata "gambar". Kosong bila hanya hiasan. Isi dalam kedua bahasa.',
        en: 'One sentence on what is to be seen, read out to readers who do not see the picture; without the word “picture”. Empty when it only decorates. Write it in both languages.',
      },
      maxLength: 300,
    }),
    {
      name: 'placeholder',
      type: 'text',
      maxLength: placeholderCharacters,
      // Made from the file alone: what a request says about it does not count.
      access: { create: () => false, update: () => false },
      admin: { hidden: true },
    },
  ],
}
