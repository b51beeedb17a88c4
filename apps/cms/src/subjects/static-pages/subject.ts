import type { Subject } from '#cms/services/subject/subject.ts'
import { pages } from './pages.ts'
import { pageByKey, pageBySlug } from './resource.ts'

export const subject: Subject = {
  collections: [pages],
  resources: {
    'pages/*slug': pageBySlug,
    'pages-by-key/:key': pageByKey,
  },
}
