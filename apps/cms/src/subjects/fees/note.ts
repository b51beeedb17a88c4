import type { Note } from '#cms/editorial/editing/edit-status-endpoint.ts'
import { findGap } from './fee-periods.ts'

export const findFeeNote: Note = async (req, document) =>
  'id' in document ? findGap({ id: Number(document.id), data: document, req }) : null
