import type { Subject } from '#cms/services/subject/subject.ts'
import { funds } from './funds.ts'
import { fundList } from './resource.ts'

export const subject: Subject = {
  collections: [funds],
  resources: {
    funds: fundList,
  },
  screens: {
    fundImport: {
      Component: '/subjects/funds/import-view.tsx#FundImportView',
      path: '/fund-import',
    },
  },
}
