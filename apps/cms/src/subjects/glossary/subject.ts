import type { Subject } from '#cms/services/subject/subject.ts'
import { termDetail, termList } from './resource.ts'
import { terms } from './terms.ts'

export const subject: Subject = {
  collections: [terms],
  resources: {
    terms: termList,
    'terms/:slug': termDetail,
  },
}
