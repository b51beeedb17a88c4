import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Drawings by file name, made when asked for. */
export type Drawings = Readonly<Record<string, () => string>>

const folder = join(import.meta.dirname, '..', 'pictures')

const enoughBytes = 25_000
const qualities = [82, 78, 74, 70, 66, 62] as const

const encode = (svg: string, quality: number) =>
  sharp(Buffer.from(svg)).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()

/** Writes `<name>.webp` at the best quality that is small enough; returns its size in bytes. */
export const renderPicture = async (name: string, svg: string) => {
  await mkdir(folder, { recursive: true })
  let bytes = await encode(svg, 82)
  for (const quality of qualities.slice(1)) {
    if (bytes.length <= enoughBytes) break
    bytes = await encode(svg, quality)
  }
  await writeFile(join(folder, `${name}.webp`), bytes)
  return bytes.length
}
