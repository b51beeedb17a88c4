/** Invented rows in the shape of the exchange's summary of November 20, 2026. */
const names =
  'StockCode,Remarks,Previous,OpenPrice,High,Low,Close,Volume,Value,Frequency,ListedShares,ForeignSell,ForeignBuy,NonRegularVolume,NonRegularValue,NonRegularFrequency'.split(
    ',',
  )

type Row = readonly (string | number)[]

/** A bank, a share without opening price, one without trades, shares with notations, and a warrant. */
export const summaryRows: readonly Row[] = `
BQNS,--MO1140000000G111------------,4040,4050,4130,4030,4120,83222200,343904090391,12044,23166000000,20805550,16644440,20000000,82400000000,3
AIRQ,--MO2110000000J311------------,242,0,248,242,246,1250400,308521195,214,5600000000,312600,250080,0,0,0
MDVS,--MO4110000000E511-X----------,120,0,0,0,120,0,0,0,1200000000,0,0,500000,60000000,1
GDVNM,--MO2110000000C111-----I------,88,0,0,0,88,0,0,0,900000000,0,0,0,0,0
KPLV,--MO1110000000K211--E--L------,352,352,358,350,356,3300200,1178395813,401,6100000000,825050,660040,0,0,0
QQAA-W,--WO1110000000F211------------,12,12,13,11,12,900000,10832399,55,300000000,225000,180000,0,0,0
`
  .trim()
  .split('\n')
  .map((line) => line.split(',').map((cell, place) => (place < 2 ? cell : Number(cell))))

/** As the exchange's website responds; `shareNames` by ticker replace those of companies. */
export function summaryJson(
  day: string | null,
  rows = summaryRows,
  shareNames: Readonly<Record<string, string>> = {},
): string {
  const data = rows.map((row, index) => ({
    No: index + 1,
    StockName: shareNames[String(row[0])] ?? `${row[0]} Tbk.`,
    ...(day !== null && { Date: `${day}T00:00:00` }),
    ...Object.fromEntries(names.map((name, place) => [name, row[place]])),
    DelistingDate: '',
    persen: null,
  }))
  return JSON.stringify({ draw: 0, recordsTotal: data.length, recordsFiltered: data.length, data })
}

const heads = {
  id: 'No,Kode Saham,Nama Perusahaan,Remarks,Sebelumnya,Open Price,Tanggal Perdagangan Terakhir,Tertinggi,Terendah,Penutupan,Volume,Nilai,Frekuensi,Listed Shares,Foreign Sell,Foreign Buy,Non Regular Volume,Non Regular Value,Non Regular Frequency',
  en: 'No,Stock Code,Company Name,Remarks,Previous,Open Price,Last Trading Date,High,Low,Close,Volume,Value,Frequency,Listed Shares,Foreign Sell,Foreign Buy,Non Regular Volume,Non Regular Value,Non Regular Frequency',
}

/** The rows of the exchange's workbook. */
export function summaryTable(language: keyof typeof heads): (string | number)[][] {
  const rows = summaryRows.map(([code = '', remarks = '', previous = '', open = '', ...others], index) => {
    const last = others[3] === 0 ? '12 Agt 2026' : '20 Nov 2026'
    return [index + 1, code, `${code} Tbk.`, remarks, previous, open, last, ...others]
  })
  return [heads[language].split(','), ...rows]
}

/** As Indonesian Excel saves it. */
export function summaryCsv(rows: readonly (readonly (string | number)[])[]): string {
  const text = (cell: string | number) => (typeof cell === 'number' ? cell.toLocaleString('id-ID') : cell)
  return `\uFEFF${rows.map((row) => `${row.map(text).join(';')}\r\n`).join('')}`
}
