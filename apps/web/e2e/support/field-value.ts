import { unescaped } from './parse-page.ts'

/** The value of a field in the HTML, for a form sent by HTTP. */
export function fieldValue(html: string, name: string): string {
  const tag = new RegExp(`<input[^>]*\\bname="${name}"[^>]*>`).exec(html)?.[0] ?? ''
  const value = /\bvalue="([^"]*)"/.exec(tag)?.[1]
  if (!value) throw new Error(`The page has no field "${name}" with a value`)
  return unescaped(value)
}
