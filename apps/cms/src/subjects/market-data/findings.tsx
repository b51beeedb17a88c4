import type { Locale } from '@site/contracts/locale.ts'
import type { ImportFindingGroup } from '@site/contracts/market/data-status.ts'
import { formatNumber } from '#cms/base/admin/format-number.ts'
import { AdminTable } from './admin-table.tsx'
import { CompanyLink } from './company-link.tsx'
import { marketDataCopy } from './copy.ts'
import { EnglishText } from './english-text.tsx'
import { nameFinding } from './finding-names.ts'

const levels = ['impossible', 'unusual'] as const

/** The findings of an import: first the rows that were left out, then those that were imported. */
export function Findings({ groups, language }: { groups: readonly ImportFindingGroup[]; language: Locale }) {
  const words = marketDataCopy[language]
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  return (
    <>
      <h2 id="findings">
        {words.findings} ({formatNumber[language](count)})
      </h2>
      {groups.length === 0 ? <p>{words.none}</p> : null}
      {levels.map((level) => {
        const found = groups.filter((group) => group.level === level)
        return found.length === 0 ? null : (
          <section key={level}>
            <h3>{words.levels[level]}</h3>
            {found.map((group) => (
              <FindingGroup
                key={`${group.code} ${group.table} ${group.column}`}
                group={group}
                language={language}
              />
            ))}
          </section>
        )
      })}
    </>
  )
}

function FindingGroup({ group, language }: { group: ImportFindingGroup; language: Locale }) {
  const words = marketDataCopy[language]
  const { code, table, column, count, listed } = group
  const name = [
    nameFinding(code)[language],
    ...(table === null ? [] : [table]),
    ...(column === null ? [] : [words.inColumn(column)]),
  ].join(', ')
  return (
    <details open={code === 'unknownFile' || code === 'unreadableFile'}>
      <summary>
        {name} ({formatNumber[language](count)})
      </summary>
      <AdminTable
        columns={[
          { heading: words.file },
          { heading: words.line, isNumber: true },
          { heading: words.message },
          { heading: words.company },
        ]}
        label={name}
        rows={listed.map(({ file, line, message, ticker }, index) => ({
          key: `${file} ${line} ${index}`,
          cells: [
            file,
            line === null ? '–' : String(line),
            <EnglishText key="message" text={message} />,
            ticker === null ? '–' : <CompanyLink key="company" language={language} ticker={ticker} />,
          ],
        }))}
      />
      {count > listed.length ? <p>{words.shownOfAll(listed.length, count)}</p> : null}
    </details>
  )
}
