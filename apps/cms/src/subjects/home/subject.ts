import type { Subject } from '#cms/services/subject/subject.ts'
import { home } from './home.ts'
import { home as homeResource } from './resource.ts'

export const subject: Subject = {
  globals: [home],
  resources: {
    home: homeResource,
  },
}
