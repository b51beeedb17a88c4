import type { Subject } from '#cms/services/subject/subject.ts'
import { trust as trustResource } from './resource.ts'
import { trust } from './trust.ts'

export const subject: Subject = {
  globals: [trust],
  resources: {
    trust: trustResource,
  },
}
