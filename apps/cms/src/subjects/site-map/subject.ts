import type { Subject } from '#cms/services/subject/subject.ts'
import { newsIndex, siteIndex, siteIndexParts } from './resource.ts'

export const subject: Subject = {
  resources: {
    'site-index': siteIndexParts,
    'site-index/:kind': siteIndex,
    'news-index': newsIndex,
  },
}
