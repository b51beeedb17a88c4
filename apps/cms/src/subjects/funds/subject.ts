import type { Subject } from '#cms/services/subject/subject.ts'
import { fundImports } from './fund-imports.ts'
import { funds } from './funds.ts'
import { fundList } from './resource.ts'

export const subject: Subject = {
  collections: [funds],
  records: [fundImports],
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
