import type { Subject } from '#cms/services/subject/subject.ts'
import { shareMails } from './compose-digest.ts'
import { startShareDigests } from './send-digests.ts'
import { shareDigests } from './share-digests.ts'

export const subject: Subject = {
  records: [shareDigests],
  composers: [shareMails],
  jobs: [startShareDigests],
}
