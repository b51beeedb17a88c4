import type { TableRow } from './read-table.ts'

export const columnKinds = [
  'ticker',
  'lots',
  'shares',
  'quantity',
  'average',
  'price',
  'value',
  'date',
  'side',
  'currency',
  'balance',
] as const
/** `quantity`: lots or shares, which the header does not tell. `balance`: available, or blocked for some reason. */
export type ColumnKind = (typeof columnKinds)[number]

const names = {
  ticker: ['kode', 'kode efek', 'kode saham', 'efek', 'saham', 'emiten', 'stock', 'symbol', 'ticker', 'code'],
  lots: ['lot', 'lots', 'jumlah lot', 'qty lot'],
  shares: ['lembar', 'shares', 'jumlah', 'jumlah saham', 'jumlah lembar', 'saldo'],
  quantity: ['qty', 'quantity', 'volume', 'balance'],
  average: [
    ...['avg', 'average', 'avg price', 'average price', 'harga rata rata', 'harga beli', 'buy price'],
    'modal per lembar',
  ],
  price: ['harga', 'price', 'last', 'last price', 'harga terakhir', 'harga penutupan', 'close'],
  value: ['nilai', 'value', 'market value', 'nilai pasar', 'amount'],
  date: ['tanggal', 'tgl', 'date', 'trade date', 'tanggal transaksi'],
  side: ['side', 'sisi', 'jenis', 'type', 'transaksi', 'buy/sell', 'beli/jual', 'b/s'],
  currency: ['curr', 'currency', 'mata uang', 'valuta'],
  balance: ['tipesaldo', 'tipe saldo', 'balance type'],
} as const satisfies Readonly<Record<ColumnKind, readonly string[]>>

const kindsByName = new Map<string, ColumnKind>(
  columnKinds.flatMap((kind) => names[kind].map((name) => [name, kind] as const)),
)

/** Without what stands in parentheses, such as a currency; `qty (lot)` is a name in lots. */
function findKind(header: string): ColumnKind | null {
  const plain = header.toLowerCase().replaceAll(/[_\-.]+/g, ' ')
  const name = plain
    .replaceAll(/\(.*?\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const kind = kindsByName.get(name) ?? null
  return kind === 'quantity' && /\blots?\b/.test(plain) ? 'lots' : kind
}

/** The columns of a table: what each is read as, null if it is only shown. */
export interface Columns {
  /** The position of the header among the rows; null without one. */
  readonly header: number | null
  readonly kinds: readonly (ColumnKind | null)[]
}

const searchedRows = 20

/** By the first row with two known names; without one, the order ticker, quantity, average. */
export function findColumns(rows: readonly TableRow[]): Columns {
  const header = rows
    .slice(0, searchedRows)
    .findIndex(({ cells }) => cells.filter((cell) => findKind(cell) !== null).length >= 2)
  if (header === -1) return { header: null, kinds: ['ticker', 'quantity', 'average'] }
  const found = rows[header]?.cells.map(findKind) ?? []
  return { header, kinds: found.map((kind, at) => (found.indexOf(kind) === at ? kind : null)) }
}
