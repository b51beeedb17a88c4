import type { Subject } from '#cms/services/subject/subject.ts'
import { search, searchSuggestions } from './resource.ts'

export const subject: Subject = {
  resources: {
    search,
    'search-suggestions': searchSuggestions,
  },
}
