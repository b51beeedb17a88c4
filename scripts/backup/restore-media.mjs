import { sumOf } from './backup-files.mjs'
import { mediaPath } from './backup-manifest.mjs'
import { namedMedia, withEachFile } from './media-files.mjs'

/**
 * Brings a backup's files to where this installation keeps its own. What is there already, as it is in a bucket that
 * outlived its machine, is left; all are read back and compared.
 *
 * @param {object} order
 * @param {import('./media-files.mjs').MediaFiles} order.mediaFiles
 * @param {import('./media-files.mjs').IncomingMedia} order.media
 * @param {import('./backup-files.mjs').BackupReader} order.files
 * @param {string[]} order.names
 * @returns {Promise<number>} how many were written
 */
export async function bringMedia({ mediaFiles, media, files, names }) {
  let written = 0
  await withEachFile(mediaFiles, names, async (name) => {
    const path = mediaPath(name) ?? ''
    const sum = await sumOf(files.open(path).content)
    const isWhole = async () => {
      const content = await media.read(name)
      return content !== null && (await sumOf(content)) === sum
    }
    if (await isWhole()) return
    const { content, bytes } = files.open(path)
    try {
      await media.add(name, content, bytes)
    } finally {
      content.destroy()
    }
    if (!(await isWhole())) throw new Error('it is another one after it was written')
    written += 1
  })
  return written
}

/**
 * @param {object} order
 * @param {import('../session/report.mjs').Report} order.report
 * @param {string} order.cmsUrl
 * @param {import('./media-files.mjs').MediaFiles} order.mediaFiles
 * @param {Set<string>} order.brought
 */
export async function sayMissingMedia({ report, cmsUrl, mediaFiles, brought }) {
  const others = (await namedMedia(cmsUrl)).filter((name) => !brought.has(name))
  /** @type {string[]} */
  const missing = []
  const ask = async (/** @type {string} */ name) => {
    if (!(await mediaFiles.keeps(name))) missing.push(name)
  }
  await withEachFile(
    mediaFiles,
    others,
    ask,
    (name, reason) =>
      `Whether the media file ${name} is there could not be asked (${reason}). Nothing was changed.`,
  )
  if (missing.length === 0) return
  report.line(`  Missing: ${missing.length} media files that the content names, such as ${missing[0]}`)
}
