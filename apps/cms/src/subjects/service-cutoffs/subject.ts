import type { Subject } from '#cms/services/subject/subject.ts'
import { serviceCutoffs as cutoffsResource } from './resource.ts'
import { serviceCutoffs } from './service-cutoffs.ts'

export const subject: Subject = {
  globals: [serviceCutoffs],
  resources: {
    'service-cutoffs': cutoffsResource,
  },
}
