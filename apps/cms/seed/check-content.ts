import type { Payload } from 'payload'
import { picturesIn, termsIn } from './bilingual.ts'
import type { Content, SeedErrors } from './content-files.ts'
import { convertDocument } from './convert-document.ts'
import { findFields } from './find-fields.ts'
import type { Uploads } from './uploads.ts'

/** Reports unknown fields, and documents, terms and files that do not exist, before anything is written. */
export async function checkContent(
  payload: Payload,
  content: Content,
  uploads: Uploads,
  errors: SeedErrors,
): Promise<void> {
  const keys = new Map([...content].map(([slug, entries]) => [slug, new Set(entries.map(({ key }) => key))]))
  for (const [slug, entries] of content) {
    const fields = findFields(payload, slug)
    for (const { file, key, data } of entries) {
      const addError = (path: string, message: string) => errors.add(file, `${key}: ${path}`, message)
      const findDocument = (collection: string, name: string, path: string) => {
        if (!keys.get(collection)?.has(name)) addError(path, `${collection} has no ${name}`)
        return undefined
      }
      const findFile = async (name: string, path: string) => {
        const error = await uploads.findError(name)
        if (error !== null) addError(path, error)
        return undefined
      }
      await convertDocument(fields, data, {
        addError,
        findDocument,
        findFile,
        async convertText(markdown, path) {
          for (const name of picturesIn(markdown)) await findFile(name, path)
          for (const name of termsIn(markdown)) findDocument('terms', name, path)
        },
      })
    }
  }
}
