import { wibTime } from '#cms/base/time/wib-time.ts'
import { countIncomplete } from '#cms/editorial/completeness/read-completeness.ts'
import { finishedReport } from '#cms/editorial/links/check-links.ts'
import type { Finding, Reader } from './source.ts'

export async function readIncomplete({ payload }: Reader): Promise<Finding> {
  const { documents, lacks_id, lacks_en } = await countIncomplete(payload)
  return {
    count: documents,
    parts: [
      {
        text: { id: `Bahasa Indonesia (${lacks_id})`, en: `Indonesian (${lacks_id})` },
        href: '/admin/completeness?lacks=id',
      },
      {
        text: { id: `Bahasa Inggris (${lacks_en})`, en: `English (${lacks_en})` },
        href: '/admin/completeness?lacks=en',
      },
    ],
  }
}

/** The last link check; a check takes up to a minute, so the dashboard starts none. */
export async function readLinks(): Promise<Finding> {
  const report = finishedReport()
  if (report === null) {
    const note = {
      id: 'Belum diperiksa sejak layanan dimulai. Buka untuk memeriksa.',
      en: 'Not checked since the service started. Open it to check.',
    }
    return { count: null, note }
  }
  const { broken, unpublished, checkedAt } = report
  return {
    count: broken.length + unpublished.length,
    note: {
      id: `Diperiksa ${wibTime(checkedAt, 'id')}`,
      en: `Checked ${wibTime(checkedAt, 'en')}`,
    },
  }
}
