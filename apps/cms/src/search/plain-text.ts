/** Stands between the texts of blocks until all are together: no editor can type it. */
const border = 'chr(31)'

/** Texts of a row one after the other, each a block of its own; empty ones are left out. */
export const blocks = (...texts: readonly string[]) => `concat_ws(${border}, ${texts.join(', ')})`

/** The blocks of several rows. */
export const blocksOfRows = (text: string, order: string) =>
  `string_agg(${text}, ${border} order by ${order})`

const isText = '@.type == "text" || @.type == "linebreak" || @.type == "tab"'
const isLink = '@.type == "link" || @.type == "autolink"'

/**
 * The blocks of a rich text column: paragraphs, headings, quotes, items of lists. A link holds its words one level
 * deeper; a list within an item lies deeper still, and its items are blocks of their own.
 */
export const richText = (column: string) => `(
  select ${blocksOfRows('words', 'place')}
  from jsonb_path_query(${column},
    'strict $.** ? (!(${isLink}) && exists(@.children[*] ? (${isText} || ${isLink})))')
    with ordinality as blocks (block, place),
  lateral (
    select string_agg(coalesce(piece ->> 'text', ' '), '') as words
    from jsonb_path_query(block, 'strict $.children[*].**{0 to 2} ? (${isText})') as piece
  ) as texts
)`

/** Blocks as one text: what does not end a sentence itself gets a full stop, so that no heading runs into a text. */
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
