import * as v from 'valibot'

/**
 * Copies of unsaved forms in this browser: one for each account, document and language. Saving, discarding and signing
 * out delete them.
 */
const prefix = 'unsaved/'

const KeptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ at: v.string(), data: v.record(v.string(), v.unknown()) }),
)
export type KeptText = v.InferOutput<typeof KeptSchema>

export const buildTextKey = (user: string | number, documentPath: string, locale: string): string =>
  `${prefix}${user}/${documentPath}/${locale}`

export function readText(key: string): KeptText | null {
  const kept = v.safeParse(KeptSchema, localStorage.getItem(key))
  return kept.success ? kept.output : null
}

export function keepText(key: string, data: object): void {
  try {
    // A chosen file cannot be written as text.
    localStorage.setItem(
      key,
      JSON.stringify({ at: new Date().toISOString(), data: { ...data, file: undefined } }),
    )
  } catch {
    // The browser's storage is full or turned off: the form still warns before it is left.
  }
}

export const forgetText = (key: string): void => localStorage.removeItem(key)

export function forgetTexts(user: string | number): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(`${prefix}${user}/`)) forgetText(key)
  }
}
