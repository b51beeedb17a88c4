import { EmptyState, Notice } from '#app/design/notice.tsx'
import { useLocale } from '#app/i18n/use-locale.ts'
import { toolCopy } from './tool-copy.ts'
import type { OutcomeFigure, ToolOutcome } from './tool-outcome.ts'
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
          <Output figure={main} />
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
        {figures.map((figure) => (
          <div
            key={figure.name}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5"
          >
            <dt className="text-soft">{figure.label}</dt>
            <dd className="font-semibold">
              <Output figure={figure} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The name and value are stable for scripts (docs/reference/calculator-url-parameters.md). */
function Output({ figure: { name, value, data } }: { figure: OutcomeFigure }) {
  return (
    <output aria-live="off" data-value={String(data)} name={name}>
      {value}
    </output>
  )
}

/** In place of a result without errors: nothing is entered yet. */
function MissingEntries() {
  return <EmptyState text={toolCopy[useLocale()].fillIn} />
}

/** Of all tools whose result is figures. */
export const commonView: ToolView = { words: toolCopy, Outcome: FiguresOutcome, Missing: MissingEntries }
