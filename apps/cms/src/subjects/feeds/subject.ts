import type { Subject } from '#cms/services/subject/subject.ts'
import { feed } from './resource.ts'

export const subject: Subject = {
  resources: {
    'feeds/:list': feed,
  },
}
