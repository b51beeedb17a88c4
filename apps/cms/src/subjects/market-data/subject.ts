import type { Subject } from '#cms/services/subject/subject.ts'

export const subject: Subject = {
  screens: {
    marketData: {
      Component: '/subjects/market-data/market-data-view.tsx#MarketDataView',
      path: '/market-data',
    },
  },
}
