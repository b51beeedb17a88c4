import type { Subject } from '#cms/services/subject/subject.ts'
import { riskProfile as questionnaire } from './resource.ts'
import { riskProfile } from './risk-profile.ts'

export const subject: Subject = {
  globals: [riskProfile],
  resources: {
    'risk-profile': questionnaire,
  },
}
