import type { Subject } from '#cms/services/subject/subject.ts'
import { foreignInvestors } from './foreign-investors.ts'
import { foreignInvestors as foreignInvestorsResource } from './resource.ts'

export const subject: Subject = {
  globals: [foreignInvestors],
  resources: {
    'foreign-investors': foreignInvestorsResource,
  },
}
