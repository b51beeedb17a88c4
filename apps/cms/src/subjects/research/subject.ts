import type { Subject } from '#cms/services/subject/subject.ts'
import { reports } from './reports.ts'
import { reportDetail, reportList } from './resource.ts'

export const subject: Subject = {
  collections: [reports],
  resources: {
    reports: reportList,
    'reports/:slug': reportDetail,
  },
}
