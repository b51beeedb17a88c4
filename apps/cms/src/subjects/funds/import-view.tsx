import type { AdminViewServerProps } from 'payload'
import { hasRole } from '#cms/base/access/has-role.ts'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { StaffView } from '#cms/base/admin/staff-view.tsx'
import { findLastApplied } from './apply-import.ts'
import { fundImportCopy } from './import-copy.ts'
import { FundImportForm } from './import-form.tsx'
import { ImportList } from './import-list.tsx'
import { figureLimits } from './import-outcome.ts'

/** Where editors import NAV and returns of mutual funds. Reviewers apply imports, too. */
export function FundImportView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const words = fundImportCopy[adminLanguage(req.i18n.language)]
  return (
    <StaffView lead={words.lead} title={words.title} view={view}>
      {async () => {
        const last = await findLastApplied(req)
        return (
          <>
            {/* A new key clears the outcome of a file once it is applied or undone. */}
            {hasRole(req, 'admin', 'editor') && <Upload key={last?.id} words={words} />}
            <h2>{words.imports}</h2>
            <ImportList req={req} />
          </>
        )
      }}
    </StaffView>
  )
}

function Upload({ words }: { words: (typeof fundImportCopy)['id'] }) {
  return (
    <>
      <h2>{words.rules}</h2>
      <ul className="staff-view-rules">
        {words.rulesList(figureLimits.rows).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p>
        <a download href="/api/funds/template">
          {words.template}
        </a>
      </p>
      <FundImportForm />
    </>
  )
}
