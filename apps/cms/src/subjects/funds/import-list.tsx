import type { PayloadRequest } from 'payload'
import { isReviewRequired } from '#cms/base/access/approval.ts'
import { staffNames } from '#cms/base/access/staff-names.ts'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { wibTime } from '#cms/base/time/wib-time.ts'
import { findLastApplied, readImportRows } from './apply-import.ts'
import { ImportAction } from './import-action.tsx'
import { fundImportCopy } from './import-copy.ts'
import { ImportTable } from './import-table.tsx'

const listed = 5

/** The latest imports with their changes: those that are checked can be applied, and the last one undone. */
export async function ImportList({ req }: { req: PayloadRequest }) {
  const { payload, user } = req
  const language = adminLanguage(req.i18n.language)
  const words = fundImportCopy[language]
  const { docs } = await payload.find({
    collection: 'fund-imports',
    sort: '-id',
    limit: listed,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const [names, last, isRequired] = await Promise.all([
    staffNames(
      payload,
      docs.map(({ uploadedBy }) => uploadedBy),
    ),
    findLastApplied({ payload }),
    isReviewRequired(req),
  ])
  if (docs.length === 0) return <p>{words.noImports}</p>
  return docs.map((found) => {
    const { id, state, createdAt, uploadedBy } = found
    const rows = readImportRows(found)
    const isForOthers = isRequired && typeof uploadedBy === 'number' && uploadedBy === user?.id
    return (
      <details key={id} open={state === 'checked' || id === last?.id}>
        <summary>
          {`${words.by(wibTime(createdAt, language), names.get(uploadedBy) ?? words.someone)}: ${words.states[state]}`}
        </summary>
        <ImportTable language={language} rows={rows} words={words} />
        {state === 'checked' && isForOthers && <p>{words.othersApply}</p>}
        {state === 'checked' && !isForOthers && <ImportAction action="apply" funds={rows.length} id={id} />}
        {id === last?.id && <ImportAction action="undo" funds={rows.length} id={id} />}
      </details>
    )
  })
}
