import type { Subject } from '#cms/services/subject/subject.ts'
import { announcements } from './announcements.ts'
import { announcementDetail, announcementList } from './resource.ts'

export const subject: Subject = {
  collections: [announcements],
  resources: {
    announcements: announcementList,
    'announcements/:slug': announcementDetail,
  },
}
