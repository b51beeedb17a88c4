import type { Subject } from '#cms/services/subject/subject.ts'
import { fees } from './fees.ts'
import { findFeeNote } from './note.ts'
import { feeList, serviceFeeList } from './resource.ts'
import { serviceFees } from './service-fees.ts'

export const subject: Subject = {
  collections: [fees, serviceFees],
  resources: {
    fees: feeList,
    'service-fees': serviceFeeList,
  },
  notes: {
    fees: findFeeNote,
  },
}
