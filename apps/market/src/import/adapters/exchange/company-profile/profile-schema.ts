import * as v from 'valibot'

/** The exchange leaves fields out or sends null: both are read as empty, 0 or false. */
const text = v.pipe(
  v.optional(v.nullable(v.union([v.string(), v.number()])), ''),
  v.transform((value) => String(value ?? '').trim()),
)
const number = v.pipe(
  v.optional(v.nullable(v.pipe(v.number(), v.finite())), 0),
  v.transform((value) => value ?? 0),
)
const flag = v.pipe(
  v.optional(v.nullable(v.boolean()), false),
  v.transform((value) => value ?? false),
)

function list<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.optional(v.nullable(v.array(v.object(entries))), []),
    v.transform((rows) => rows ?? []),
  )
}

/** What the list of all issuers (CompanyProfiles) and the profile of one have. */
export const IssuerSchema = v.object({
  KodeEmiten: v.pipe(v.string(), v.trim(), v.minLength(1)),
  NamaEmiten: text,
  EfekEmiten_Saham: flag,
  TanggalPencatatan: text,
  PapanPencatatan: text,
  Sektor: text,
  SubSektor: text,
  Industri: text,
  SubIndustri: text,
  KegiatanUsahaUtama: text,
  Alamat: text,
  Telepon: text,
  Fax: text,
  Email: text,
  Website: text,
  BAE: text,
})
export type Issuer = v.InferOutput<typeof IssuerSchema>

/** The profile of one issuer, as the exchange's website gets it (CompanyProfilesDetail). */
export const ProfileSchema = v.object({
  Profiles: v.pipe(v.array(IssuerSchema), v.minLength(1)),
  Sekretaris: list({ Nama: text, Telepon: text, Email: text }),
  Direktur: list({ Nama: text, Jabatan: text, Afiliasi: flag }),
  Komisaris: list({ Nama: text, Jabatan: text, Independen: flag }),
  PemegangSaham: list({ Nama: text, Kategori: text, Jumlah: number, Pengendali: flag }),
  AnakPerusahaan: list({
    Nama: text,
    BidangUsaha: text,
    Lokasi: text,
    JumlahAset: number,
    MataUang: text,
    Satuan: text,
    Persentase: number,
    StatusOperasi: text,
    TahunKomersil: text,
  }),
  Dividen: list({
    Jenis: text,
    TahunBuku: text,
    CashDividenPerSaham: number,
    CashDividenPerSahamMU: text,
    CashDividenTotal: number,
    CashDividenTotalMU: text,
    Rasio1: number,
    Rasio2: number,
    TanggalCum: text,
    TanggalExRegulerDanNegosiasi: text,
    TanggalDPS: text,
    TanggalPembayaran: text,
  }),
})
export type Profile = v.InferOutput<typeof ProfileSchema>
