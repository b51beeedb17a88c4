import type { Subject } from '#cms/services/subject/subject.ts'
import { findIssuePriceNote } from './note.ts'
import { recommendations } from './recommendations.ts'
import { recommendationList } from './resource.ts'

export const subject: Subject = {
  collections: [recommendations],
  resources: {
    recommendations: recommendationList,
  },
  notes: {
    recommendations: findIssuePriceNote,
  },
}
