import type { Note } from '#cms/editorial/editing/edit-status-endpoint.ts'
import { checkIssuePrice } from './check-issue-price.ts'

export const findIssuePriceNote: Note = async (_, document) =>
  (await checkIssuePrice(document))?.message ?? null
