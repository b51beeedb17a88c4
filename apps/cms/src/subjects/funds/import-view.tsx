import type { AdminViewServerProps } from 'payload'
import { adminLanguage } from '#cms/base/admin/copy.ts'
import { StaffView } from '#cms/base/admin/staff-view.tsx'
import { fundImportCopy } from './import-copy.ts'
import { FundImportForm } from './import-form.tsx'
import { figureLimits } from './import-outcome.ts'

/** Where editors import NAV and returns of mutual funds. */
export function FundImportView(view: AdminViewServerProps) {
  const words = fundImportCopy[adminLanguage(view.initPageResult.req.i18n.language)]
  return (
    <StaffView lead={words.lead} title={words.title} view={view}>
      {async () => (
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
      )}
    </StaffView>
  )
}
