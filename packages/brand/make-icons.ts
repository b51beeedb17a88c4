import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { mark as markElement, markViewBox } from './src/mark.ts'
import { palette } from './src/palette.ts'

// Draws the icon files in public/ from src/mark.ts: npm run icons -w @site/brand

const mark = renderToStaticMarkup(markElement)
const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${markViewBox}">${content}</svg>\n`
const icon = svg(mark)
/** Operating systems crop these icons, so the color fills the square and the logo has a margin. */
const cutIcon = svg(
  `<rect fill="${palette.primary}" height="32" width="32"/><g transform="translate(3.2 3.2) scale(0.8)">${mark}</g>`,
)

const png = (drawing: string, size: number) =>
  sharp(Buffer.from(drawing), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

/** An ICO file with PNG images: a header, one directory entry of 16 bytes for each image, and the images. */
async function ico(sizes: readonly number[]): Promise<Buffer> {
  const images = await Promise.all(sizes.map((size) => png(icon, size)))
  const head = Buffer.alloc(6 + 16 * sizes.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(sizes.length, 4)
  let offset = head.length
  for (const [index, image] of images.entries()) {
    const entry = 6 + 16 * index
    const size = sizes[index] ?? 0
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(image.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += image.length
  }
  return Buffer.concat([head, ...images])
}

const files: Record<string, string | Buffer> = {
  'icon.svg': icon,
  'favicon.ico': await ico([16, 32, 48]),
  'icon-192.png': await png(icon, 192),
  'icon-512.png': await png(icon, 512),
  'icon-maskable-512.png': await png(cutIcon, 512),
  'apple-touch-icon.png': await png(cutIcon, 180),
}
for (const [name, content] of Object.entries(files)) {
  writeFileSync(join(import.meta.dirname, 'public', name), content)
  process.stdout.write(`${name}  ${content.length} bytes\n`)
}
