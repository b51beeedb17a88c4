import type { Subject } from '#cms/services/subject/subject.ts'
import { faqs } from './faqs.ts'
import { faqDetail, faqList } from './resource.ts'

export const subject: Subject = {
  collections: [faqs],
  resources: {
    faqs: faqList,
    'faqs/:slug': faqDetail,
  },
}
