import { escapeHtml } from '@site/operations/escape-html.ts'
import type { JsonSchema } from '@valibot/to-json-schema'
import type { Description, Operation, Parameter } from './description.ts'

export const pageStyle = `
:root { color-scheme: light dark; --line: light-dark(#d8dce2, #3a414b); --quiet: light-dark(#56606e, #a3adba);
  --tint: light-dark(#f4f6f8, #1d2229); --accent: light-dark(#0b5c4a, #6cd3b4) }
body { margin: 0 auto; max-width: 62rem; padding: 2rem 1.25rem 6rem; font: 1rem/1.6 system-ui, sans-serif;
  background: light-dark(#fff, #14181d); color: light-dark(#1a2027, #e6eaef) }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem }
h2 { font-size: 1.35rem; margin: 3.5rem 0 .5rem; padding-top: 1rem; border-top: 1px solid var(--line) }
h3 { font-size: 1.05rem; margin: 2.25rem 0 .25rem; overflow-wrap: anywhere }
p { max-width: 44rem; margin: .25rem 0 .75rem }
a { color: var(--accent) }
code { font: .9em/1.4 ui-monospace, monospace }
h3 code { font-size: 1rem }
h3 small { color: var(--accent); margin-right: .5rem; letter-spacing: .04em }
.table { overflow-x: auto }
.table + .table { margin-top: 1.25rem }
table { border-collapse: collapse; width: 100%; font-size: .925rem }
th, td { text-align: left; vertical-align: top; padding: .4rem .9rem .4rem 0; border-bottom: 1px solid var(--line) }
th { color: var(--quiet); font-weight: 600 }
nav ul { columns: 20rem; padding: 0; list-style: none; margin: 1rem 0; background: var(--tint); padding: 1rem }
`

/** A self-contained HTML page. */
export function documentationPage({ info, paths, components }: Description, descriptionUrl: string): string {
  const operations = Object.entries(paths)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(info.title)} – API</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
<h1>${escapeHtml(info.title)}</h1>
<p>${escapeHtml(info.description)}</p>
<p><a href="${escapeHtml(descriptionUrl)}">OpenAPI 3.1 description</a></p>
<nav aria-label="Resources"><ul>
${operations.map(([path, { get }]) => `<li><a href="#${escapeHtml(get.operationId)}"><code>${escapeHtml(path)}</code></a></li>`).join('\n')}
</ul></nav>
<h2>Resources</h2>
${operations.map(([path, { get }]) => operationSection(path, get)).join('\n')}
<h2>Answers</h2>
${Object.entries(components.schemas)
  .map(([name, schema]) => schemaSection(name, schema))
  .join('\n')}
</main>
</body>
</html>
`
}

function operationSection(path: string, { operationId, summary, parameters, responses }: Operation): string {
  const rows = parameters.map(parameterRow).join('\n')
  const responseRows = Object.entries(responses).map(
    ([status, response]) => `<tr><td>${escapeHtml(status)}</td><td>${responseText(response)}</td></tr>`,
  )
  return `<section aria-labelledby="${escapeHtml(operationId)}">
<h3 id="${escapeHtml(operationId)}"><small>GET</small><code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summary)}.</p>
${parameters.length > 0 ? table(['Parameter', 'In', 'Value', 'Without it'], rows) : ''}
${table(['Status', 'Response'], responseRows.join('\n'))}
</section>`
}

function parameterRow({ name, in: location, required, schema }: Parameter): string {
  const usual = required ? 'required' : schema.default === undefined ? '' : String(schema.default)
  return `<tr><td><code>${escapeHtml(name)}</code></td><td>${location}</td><td>${typeText(schema)}</td><td>${escapeHtml(usual)}</td></tr>`
}

function responseText(response: object): string {
  const description = 'description' in response ? escapeHtml(String(response.description)) : ''
  const [, name] = JSON.stringify(response).match(/#\/components\/schemas\/(\w+)/) ?? []
  return name === undefined ? description : `${linkTo(name)}: ${description}`
}

function schemaSection(name: string, schema: JsonSchema): string {
  const rows = Object.entries(schema.properties ?? {}).map(
    ([key, property]) => `<tr><td><code>${escapeHtml(key)}</code></td><td>${typeText(property)}</td></tr>`,
  )
  const body = rows.length > 0 ? table(['Field', 'Value'], rows.join('\n')) : `<p>${typeText(schema)}</p>`
  return `<section aria-labelledby="schema-${escapeHtml(name)}"><h3 id="schema-${escapeHtml(name)}"><code>${escapeHtml(name)}</code></h3>${body}</section>`
}

function table(heads: readonly string[], rows: string): string {
  const head = heads.map((each) => `<th scope="col">${each}</th>`).join('')
  return `<div class="table"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`
}

/** A schema in words; supports only what the contracts use. */
function typeText(schema: JsonSchema | boolean): string {
  if (typeof schema === 'boolean') return 'anything'
  if (schema.$ref !== undefined) return linkTo(schema.$ref.split('/').at(-1) ?? '')
  if (schema.const !== undefined) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`
  if (schema.enum !== undefined) {
    return schema.enum.map((each) => `<code>${escapeHtml(String(each))}</code>`).join(', ')
  }
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return choices.map(typeText).join(' or ')
  if (schema.type === 'array') return `list of ${itemText(schema)}`
  if (schema.type === 'object' && schema.properties !== undefined) {
    const fields = Object.entries(schema.properties).map(
      ([key, value]) => `<code>${escapeHtml(key)}</code>: ${typeText(value)}`,
    )
    return `{ ${fields.join('; ')} }`
  }
  const detail = schema.format ?? schema.pattern
  return `${escapeHtml(String(schema.type ?? 'anything'))}${detail === undefined ? '' : ` (<code>${escapeHtml(detail)}</code>)`}`
}

function itemText({ items }: JsonSchema): string {
  return items === undefined || Array.isArray(items) ? 'anything' : typeText(items)
}

function linkTo(name: string): string {
  return `<a href="#schema-${escapeHtml(name)}">${escapeHtml(name)}</a>`
}
