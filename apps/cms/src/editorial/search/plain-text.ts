/** Temporary separator of blocks; cannot be typed in the editor. */
const border = 'chr(31)'

/** Texts of a row, each as a block; empty ones are omitted. */
export const blocks = (...texts: readonly string[]) => `concat_ws(${border}, ${texts.join(', ')})`

/** The blocks of several rows. */
export const blocksOfRows = (text: string, order: string) =>
  `string_agg(${text}, ${border} order by ${order})`

const isText = '@.type == "text" || @.type == "linebreak" || @.type == "tab" || @.type == "inlineBlock"'
const isBlock = '@.type == "block" && (exists(@.fields.caption) || exists(@.fields.label))'
const isLink = '@.type == "link" || @.type == "autolink"'

/**
 * The blocks of a rich text column: paragraphs, headings, quotes, list items, also within tables and callouts, and the
 * captions and labels of others. Link text is one level deeper; nested lists are deeper still, and their items are
 * separate blocks.
 */
export const richText = (column: string) => `(
  select ${blocksOfRows('words', 'place')}
  from jsonb_path_query(${column},
    'strict $.** ? (!(${isLink}) && exists(@.children[*] ? (${isText} || ${isLink})) || ${isBlock})')
    with ordinality as blocks (block, place),
  lateral (
    select coalesce(
      block #>> '{fields,caption}', block #>> '{fields,label}',
      string_agg(coalesce(piece ->> 'text', ' '), '')
    ) as words
    -- Silent, because captions have no children.
    from jsonb_path_query(block, 'strict $.children[*].**{0 to 2} ? (${isText})', '{}', true) as piece
  ) as texts
)`

/** Blocks as one text; adds a full stop to blocks without final punctuation, such as headings. */
export const sentences = (text: string) => `replace(
  regexp_replace(
    regexp_replace(btrim(${text}, ' ' || ${border}), '\\s*\\x1f[\\s\\x1f]*', ${border}, 'g'),
    '([.!?:;,…])\\x1f', '\\1 ', 'g'),
  ${border}, '. ')`

/** The beginning of a text, cut between words. */
export const beginning = (text: string, characters: number) => `(
  select case when length(whole) <= ${characters} then whole
    else regexp_replace(left(whole, ${characters - 1}), '\\s+\\S*$', '') || ' …' end
  from (select ${text} as whole) as it
)`
