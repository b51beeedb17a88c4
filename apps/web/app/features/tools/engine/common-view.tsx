import { EmptyState, Notice } from '#app/design/notice.tsx'
import { useLocale } from '#app/i18n/use-locale.ts'
import { FigureOutput, FigureRows } from './figure-rows.tsx'
import { toolCopy } from './tool-copy.ts'
import type { ToolOutcome } from './tool-outcome.ts'
import type { ToolView } from './tool-page.tsx'

function FiguresOutcome({ isExample, outcome }: { isExample: boolean; outcome: ToolOutcome }) {
  const words = toolCopy[useLocale()]
  const { main, detail, warnings = [], figures } = outcome
  return (
    <div className="rounded-card bg-card p-6 [box-shadow:var(--lift)] sm:p-9 print:p-0 print:[box-shadow:none]">
      {isExample ? <p className="eyebrow mb-2">{words.example}</p> : null}
      <p>
        <span className="text-soft">{main.label}</span>{' '}
        <strong className="my-1 block text-3xl font-extrabold tracking-[-0.03em] wrap-break-word">
          <FigureOutput figure={main} />
        </strong>
      </p>
      {detail ? <p className="mt-2 max-w-[52ch] text-soft">{detail}</p> : null}
      {warnings.length > 0 ? (
        <div className="mt-4">
          <Notice tone="warning">
            {warnings.map((warning) => (
              <p key={warning} className="not-first:mt-2">
                {warning}
              </p>
            ))}
          </Notice>
        </div>
      ) : null}
      <dl className="mt-5">
        <FigureRows figures={figures} />
      </dl>
    </div>
  )
}

/** In place of a result without errors: nothing is entered yet. */
function MissingEntries() {
  return <EmptyState text={toolCopy[useLocale()].fillIn} />
}

/** Of all tools whose result is figures. */
export const commonView: ToolView = { words: toolCopy, Outcome: FiguresOutcome, Missing: MissingEntries }
