import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../places.mjs'

/**
 * @typedef {{ path: string, accept: string }} Picture
 * @typedef {{ url: string, connections: number, seconds: number, pictures: Picture[] }} Order
 * @typedef {{ byStatus: Record<string, number>, hasAskedForAll: boolean }} Flooded
 */

/** Of the widths that the site makes (apps/web/app/design/image-address.ts), those that the demo's pictures reach. */
const widths = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]
const kinds = ['image/avif', 'image/webp', 'image/png']

/**
 * Every picture in every width and kind, the pictures in turn, so that neighbours have little in common.
 *
 * @param {readonly string[]} files of the content service's media
 * @returns {Picture[]}
 */
export function everyPicture(files) {
  return widths.flatMap((width) =>
    kinds.flatMap((accept) => files.map((file) => ({ path: `/images/${width}/media/${file}`, accept }))),
  )
}

/**
 * @param {Order} order
 * @param {import('../session/family.mjs').Family} family
 * @returns {Promise<Flooded>}
 */
export async function floodWithPictures(order, family) {
  const child = fork(join(root, 'bench', 'picture-flood.mjs'), { detached: true })
  family.adopt(child, 'service')
  const answered = once(child, 'message')
  child.send(order)
  const [flooded] = await answered
  return flooded
}
