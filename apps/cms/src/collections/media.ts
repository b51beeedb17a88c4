import { createHash } from 'node:crypto'
import { extname, join } from 'node:path'
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { editors } from '#cms/access/editors.ts'
import { editorsAndReviewers } from '#cms/access/editors-and-reviewers.ts'
import { nobody } from '#cms/access/nobody.ts'
import { changeFeedHooks } from '#cms/change-feed/hooks.ts'
import { environment } from '#cms/environment.ts'
import { slugify } from '#cms/fields/slug.ts'
import { textField } from '#cms/fields/text.ts'
import { placeholderCharacters, placeholderOf } from '#cms/media/placeholder.ts'
import { allowedKinds, refuseBadFiles } from '#cms/media/refuse-bad-files.ts'
import { groups } from './document-collection.ts'

export const mediaFolder = join(environment.DATA_DIR, 'media')
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
    const extension = extname(file.name).toLowerCase()
    const base = slugify(file.name.slice(0, file.name.length - extension.length)).slice(0, nameCharacters)
    file.name = `${base || 'file'}-${hash}${extension}`
  }
  return args
}

/** Runs after cropping: `req.file` is what will be stored. */
const drawPlaceholder: CollectionBeforeChangeHook = async ({ req, data }) =>
  req.file ? { ...data, placeholder: await placeholderOf(req.file.data, req.file.mimetype) } : data

const feed = changeFeedHooks()

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
  upload: {
    staticDir: mediaFolder,
    mimeTypes: allowedKinds,
    focalPoint: true,
    // Payload crops a stored file under its old name, but what stands behind an address may never change.
    crop: false,
    pasteURL: false,
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
    beforeOperation: [refuseBadFiles, nameByContent],
    beforeChange: [...(feed.beforeChange ?? []), drawPlaceholder],
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
