import type { Subject } from '#cms/services/subject/subject.ts'
import { fees } from './fees.ts'
import { feeNote } from './note.ts'
import { feeList } from './resource.ts'

export const subject: Subject = {
  collections: [fees],
  resources: {
    fees: feeList,
  },
  notes: {
    fees: feeNote,
  },
}
