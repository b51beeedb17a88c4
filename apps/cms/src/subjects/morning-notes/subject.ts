import type { Subject } from '#cms/services/subject/subject.ts'
import { morningNotes } from './morning-notes.ts'
import { noteDetail, noteList } from './resource.ts'

export const subject: Subject = {
  collections: [morningNotes],
  resources: {
    'morning-notes': noteList,
    'morning-notes/:slug': noteDetail,
  },
}
