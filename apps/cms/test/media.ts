import { imageFile, paragraph, payload } from './service.ts'

/** The upload form of the admin. */
export function toForm(
  { data, name, mimetype }: { data: Uint8Array; name: string; mimetype: string },
  fields?: object,
) {
  const form = new FormData()
  if (fields !== undefined) form.set('_payload', JSON.stringify(fields))
  form.set('file', new File([new Uint8Array(data)], name, { type: mimetype }))
  return form
}

/** A stored image; another `red` value makes another file. */
export const uploadImage = async (name: string, red: number, alt = 'Uji') =>
  payload.create({ collection: 'media', locale: 'id', data: { alt }, file: await imageFile(name, red) })

/** An image of the demo content. */
export async function findImage(): Promise<number> {
  const where = { mimeType: { like: 'image/' } }
  const { docs } = await payload.find({ collection: 'media', where, sort: 'id', limit: 1, depth: 0 })
  return docs[0]?.id ?? 0
}

/** A text with an image. */
export function textWithPicture(picture: number, text = 'Gambar:', caption?: string) {
  const { root } = paragraph(text)
  const fields = { blockType: 'picture', picture, caption }
  const block = { type: 'block', version: 2, format: '' as const, fields }
  return { root: { ...root, children: [...root.children, block] } }
}

/** A published report with a PDF. */
export async function findReportWithPdf() {
  const { docs } = await payload.find({
    collection: 'reports',
    where: { pdf: { exists: true } },
    limit: 1,
    depth: 1,
    locale: 'id',
  })
  const [report] = docs
  const pdf = typeof report?.pdf === 'object' ? report.pdf?.filename : null
  return { id: report?.id ?? 0, pdf: pdf ?? '' }
}
