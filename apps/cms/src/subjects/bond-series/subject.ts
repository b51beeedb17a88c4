import type { Subject } from '#cms/services/subject/subject.ts'
import { bondSeries } from './bond-series.ts'
import { bondSeriesList } from './resource.ts'

export const subject: Subject = {
  collections: [bondSeries],
  resources: {
    'bond-series': bondSeriesList,
  },
}
