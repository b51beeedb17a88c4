import type { Subject } from '#cms/services/subject/subject.ts'
import { marketHalts } from './market-halts.ts'
import { marketHaltList } from './resource.ts'

export const subject: Subject = {
  collections: [marketHalts],
  resources: {
    'market-halts': marketHaltList,
  },
}
