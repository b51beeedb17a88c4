import type { Subject } from '#cms/services/subject/subject.ts'
import { clientDirectory } from './client-directory.ts'

export const subject: Subject = {
  records: [clientDirectory],
  screens: {
    directoryImport: {
      Component: '/subjects/client-directory/import-view.tsx#DirectoryImportView',
      path: '/client-directory-import',
    },
  },
}
