import type { Subject } from '#cms/services/subject/subject.ts'
import { fees } from './fees.ts'
import { findFeeNote } from './note.ts'
import { feeList } from './resource.ts'

export const subject: Subject = {
  collections: [fees],
  resources: {
    fees: feeList,
  },
  notes: {
    fees: findFeeNote,
  },
}
