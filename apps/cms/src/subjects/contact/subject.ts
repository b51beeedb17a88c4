import { edited } from '#cms/editorial/editing/edited.ts'
import type { Subject } from '#cms/services/subject/subject.ts'
import { contactMessages } from './contact-messages.ts'
import { contactSubjectList } from './contact-subject-resource.ts'
import { contactSubjects } from './contact-subjects.ts'
import { messageMails } from './mails.ts'
import { officeList } from './office-resource.ts'
import { offices } from './offices.ts'
import { receiveContactMessage } from './receive-message.ts'

export const subject: Subject = {
  collections: [offices, contactSubjects],
  records: [edited('collections', contactMessages)],
  resources: {
    offices: officeList,
    'contact-subjects': contactSubjectList,
  },
  receivers: {
    'contact-messages': receiveContactMessage,
  },
  composers: [messageMails],
}
