import { headingTags } from './errors.ts'

/** The heading that a paragraph such as “/heading 2” asks for; null for other texts. */
export function readHeadingTag(text: string): (typeof headingTags)[number] | null {
  const level = /^\/(?:heading|judul(?: bagian)?)\s+(\d)\s*$/i.exec(text)?.[1]
  return headingTags.find((tag) => tag === `h${level}`) ?? null
}
