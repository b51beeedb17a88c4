import type { Subject } from '#cms/services/subject/subject.ts'
import { promos } from './promos.ts'
import { promoDetail, promoList } from './resource.ts'

export const subject: Subject = {
  collections: [promos],
  resources: {
    promos: promoList,
    'promos/:slug': promoDetail,
  },
}
