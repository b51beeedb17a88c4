import type { Subject } from '#cms/services/subject/subject.ts'
import { incidents } from './incidents.ts'
import { serviceStatus } from './resource.ts'

export const subject: Subject = {
  collections: [incidents],
  resources: { 'service-status': serviceStatus },
}
