import type { ReadNotes } from '#market/import/reading/adapter.ts'
import { cleanCompanyName } from '#market/import/reading/company-name.ts'
import { filledCells } from '../../source-values.ts'
import type { Issuer } from './profile-schema.ts'
import { boardNamed, parseKnownDay, sectorNamed, webAddress } from './profile-words.ts'

/** The cells of an issuer in `companies`, without the ticker. */
export function issuerCells(issuer: Issuer, notes: ReadNotes): Record<string, string> {
  const sector = sectorNamed(issuer.Sektor)
  const board = boardNamed(issuer.PapanPencatatan)
  if (sector === undefined && issuer.Sektor !== '')
    notes.note(`${issuer.KodeEmiten}: the sector "${issuer.Sektor}" is unknown`)
  if (board === undefined && issuer.PapanPencatatan !== '') {
    notes.note(`${issuer.KodeEmiten}: the board "${issuer.PapanPencatatan}" is unknown`)
  }
  return filledCells({
    name_id: cleanCompanyName(issuer.NamaEmiten),
    listing_date: parseKnownDay(issuer.TanggalPencatatan),
    sector,
    sub_sector_id: issuer.SubSektor,
    industry_id: issuer.Industri,
    sub_industry_id: issuer.SubIndustri,
    board,
    business_id: issuer.KegiatanUsahaUtama,
    address: issuer.Alamat,
    phone: issuer.Telepon,
    fax: issuer.Fax,
    email: issuer.Email,
    website: webAddress(issuer.Website),
    registrar: issuer.BAE,
  })
}
