import type { Subject } from '#cms/services/subject/subject.ts'
import { economy } from './economy.ts'
import { findUnusualRate } from './economy-rules.ts'
import { economyValues } from './resource.ts'

export const subject: Subject = {
  collections: [economy],
  resources: {
    economy: economyValues,
  },
  screens: {
    economyImport: {
      Component: '/subjects/economy/import-view.tsx#EconomyImportView',
      path: '/economy-import',
    },
  },
  notes: {
    economy: async (_, document) => findUnusualRate(document),
  },
}
