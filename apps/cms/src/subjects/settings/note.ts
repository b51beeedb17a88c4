import type { Note } from '#cms/editorial/editing/edit-status-endpoint.ts'
import { findUnfinished } from '#cms/services/placeholders/find-unfinished.ts'

/** Without the demo notice, visitors take placeholders for the firm's own texts. */
export const findSettingsNote: Note = async ({ payload }, document) => {
  if (!('showDemo' in document) || document.showDemo !== false) return null
  const unfinished = await findUnfinished(payload)
  const [first] = unfinished
  if (first === undefined) return null
  const others = unfinished.length - 1
  return {
    id: `Catatan demonstrasi tidak ditampilkan, tetapi masih ada yang belum diisi: ${first.text.id}${others > 0 ? ` dan ${others} lainnya` : ''}. Daftarnya ada di dasbor.`,
    en: `The demo notice is off, but something is not filled in yet: ${first.text.en}${others > 0 ? ` and ${others} more` : ''}. The dashboard lists it.`,
  }
}
