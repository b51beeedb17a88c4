/** Name, file, beginning of a row, column (index and name), value for it, and the message as a regular expression. */
const table = String.raw`
a day that does not exist | prices.csv | BQNS,2026-11-20, | 1 | date | 2026-02-30 | calendar
a price before the listing | prices.csv | BQNS,2021-01-04, | 1 | date | 2001-01-04 | before the listing
thousands separators | prices.csv | BQNS,2026-11-20, | 6 | volume | 1.000.000 | thousands
a comma between thousands | prices.csv | BQNS,2026-11-20, | 6 | volume | "1,000,000" | thousands
a duplicate line of a period | statements.csv | BQNS,2022-06-30,6,totalAssets | 3 | item | cash | cash is duplicated
a duplicate action | dividends.csv | BQNS-dividend-2026 | 0 | id | BQNS-dividend-2025-final | is duplicated
cash that does not reconcile | statements.csv | BQNS,2022-03-31,3,ending | 4 | value | 1 | ending of BQNS
a line that the layout does not have | statements.csv | BQNS,2022-03-31,3,cash | 3 | item | inventories | not a line of the layout bank
a period that ends on another day | statements.csv | BQNS,2022-03-31,3, | 2 | period_end | 6 | not the end of 6 months
a period that is not over | statements.csv | BQNS,2022-03-31,3, | 1 | period_end | 2190-03-31 | 2190-03-31 is after 20\d\d-\d\d-\d\d: no period is filed before its end
shareholders on a future day | shareholders.csv | BQNS | 1 | as_of | 2190-10-31 | 2190-10-31 is after 20\d\d-\d\d-\d\d
an ex date on the cum date | dividends.csv | BQNS-dividend-2026 | 12 | ex_date_regular | 2026-12-02 | not after cum_date_regular
a recording date too early | dividends.csv | BQNS-dividend-2026 | 15 | recording_date | 2026-12-03 | cum_date_cash
a split without effect | splits.csv | SMVR-split | 4 | ratio_new | 1 | no split
an unknown value | subsidiaries.csv | BQNS, | 2 | relation | friend | not one of
an index member that is not a company | index-members.csv | WIRASANA40,Wirasana 40,Wirasana 40,QLBR, | 3 | ticker | ZZZZ | ZZZZ is not a company
a membership before the listing | index-members.csv | WIRASANA40,Wirasana 40,Wirasana 40,QLBR, | 4 | member_from | 2001-01-04 | before the listing
a membership that ends before it starts | index-members.csv | WIRASANA40,Wirasana 40,Wirasana 40,QLBR, | 5 | member_to | 2020-12-30 | 2020-12-30 is before member_from 2021-01-04
overlapping memberships | index-members.csv | WIRASANA40,Wirasana 40,Wirasana 40,SNVA, | 3 | member_from | QLBR | QLBR is already in WIRASANA40 from 2021-01-04 to no known end
an index with two names | index-members.csv | WIRASANA40,Wirasana 40,Wirasana 40,SNVA, | 2 | name_en | Wirasana Forty | WIRASANA40 is called Wirasana 40 in another row
an index code with a space | index-members.csv | WIRASANA40,Wirasana 40,Wirasana 40,QLBR, | 0 | index | W 40 | not an id
a payment in the wrong year | dividends.csv | BQNS-dividend-2026 | 16 | payment_date | 2027-12-17 | 2027-12-17 is more than 365 days from ex_date_regular 2026-12-03
the last trading before a split in the wrong year | splits.csv | SMVR-split | 9 | last_old_trading | 2022-05-13 | 2022-05-13 is more than 365 days from first_new_trading 2023-05-16
an announcement in the wrong year | general-meetings.csv | BQNS-meeting-2026 | 3 | announcement_date | 2025-04-30 | 2025-04-30 is more than 365 days from meeting_date 2026-05-05
`

/** A row of a valid folder, found by its beginning, with one invalid cell (index from 0). */
export const badRows = table
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', file = '', start = '', index, column, value = '', message = ''] = line.split(' | ')
    return { name, file, start, index: Number(index), column, value, message: new RegExp(message) }
  })
