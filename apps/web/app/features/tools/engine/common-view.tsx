import { EmptyState, Notice } from '#app/design/notice.tsx'
import { useLocale } from '#app/i18n/use-locale.ts'
import { Output } from './answer.tsx'
import { toolCopy } from './tool-copy.ts'
import type { ToolOutcome } from './tool-outcome.ts'
import type { ToolView } from './tool-page.tsx'

function FiguresOutcome({ isFolded, outcome }: { isFolded: boolean; outcome: ToolOutcome }) {
  const words = toolCopy[useLocale()]
  const { warnings = [], figures } = outcome
  const list = (
    <dl>
      {figures.map((figure) => (
        <div key={figure.name} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5">
          <dt className="text-soft">{figure.label}</dt>
          <dd className="font-semibold">
            <Output figure={figure} />
          </dd>
        </div>
      ))}
    </dl>
  )
  return (
    <>
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
      {isFolded ? (
        <details className="wide-open">
          <summary>
            {words.figures}
            <span aria-hidden="true" className="accordion-mark" />
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </>
  )
}

/** In place of a result without errors: nothing is entered yet. */
function MissingEntries() {
  return <EmptyState text={toolCopy[useLocale()].fillIn} />
}

/** Of all tools whose result is figures. */
export const commonView: ToolView = { words: toolCopy, Outcome: FiguresOutcome, Missing: MissingEntries }
