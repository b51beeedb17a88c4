import type { Subject } from '#cms/services/subject/subject.ts'
import { categories } from './categories.ts'

export const subject: Subject = {
  collections: [categories],
}
