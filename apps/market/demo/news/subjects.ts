import type { Text } from '../companies.ts'

/** What the news of a company is about; follows from its business. */
interface Subject {
  readonly projects: readonly [Text, Text]
  /** Why its profit rises, and why it falls. */
  readonly rise: Text
  readonly fall: Text
}

type Pair = readonly [id: string, en: string]

const rows: Readonly<Record<string, readonly [project: Pair, other: Pair, rise: Pair, fall: Pair]>> = {
  QLBR: [
    ['ban berjalan baru di pelabuhan muat', 'a new conveyor at its loading port'],
    ['truk angkut tambang', 'mine haul trucks'],
    [
      'volume penjualan batu bara dan biaya angkut yang lebih rendah',
      'coal sales volume and lower hauling costs',
    ],
    ['harga jual batu bara yang lebih rendah', 'lower coal selling prices'],
  ],
  SNVA: [
    ['pembangkit surya terapung 40 MW', 'a 40 MW floating solar plant'],
    ['panel surya atap di kawasan industri', 'rooftop panels at industrial estates'],
    ['pembangkit surya baru yang mulai beroperasi', 'new solar plants that came on line'],
    ['biaya bunga proyek dan musim hujan yang panjang', 'project interest costs and a long rainy season'],
  ],
  MGKA: [
    ['satu rig pengeboran darat', 'an onshore drilling rig'],
    ['peralatan pemeliharaan sumur', 'well maintenance equipment'],
    ['pemakaian rig yang lebih tinggi', 'higher rig utilization'],
    ['rig yang menunggu kontrak baru', 'rigs waiting for new contracts'],
  ],
  QPTA: [
    ['tangki penyimpanan bahan bakar di Batam', 'fuel storage tanks in Batam'],
    ['perbaikan tongkang pengisi bahan bakar', 'the refit of a bunker barge'],
    ['volume bahan bakar kapal yang lebih tinggi', 'higher marine fuel volume'],
    ['margin perdagangan bahan bakar yang menipis', 'thinner fuel trading margins'],
  ],
  NKLV: [
    ['tanur kedua di smelter Sulawesi Tenggara', 'a second furnace at its smelter in Southeast Sulawesi'],
    ['fasilitas pengolahan terak nikel', 'a nickel slag treatment facility'],
    ['produksi smelter yang lebih tinggi', 'higher smelter output'],
    ['harga nikel yang melemah', 'weaker nickel prices'],
  ],
  SMVR: [
    ['fasilitas bahan bakar alternatif di pabrik semen', 'alternative fuel equipment at its cement plant'],
    ['tiga pabrik beton siap pakai', 'three ready-mix concrete plants'],
    ['permintaan semen dari proyek infrastruktur', 'cement demand from infrastructure projects'],
    ['persaingan harga semen dan biaya energi', 'cement price competition and energy costs'],
  ],
  KRTQ: [
    ['lini bubur kertas daur ulang', 'a recycled pulp line'],
    ['instalasi pengolahan air limbah', 'a wastewater treatment facility'],
    ['permintaan kertas kemasan', 'demand for packaging paper'],
    ['harga kertas bekas yang naik', 'higher wastepaper prices'],
  ],
  PLSV: [
    ['lini resin kedua di Gresik', 'a second resin line in Gresik'],
    ['perawatan besar pabrik resin', 'an overhaul of its resin plant'],
    ['selisih harga resin dan nafta yang melebar', 'a wider spread between resin and naphtha prices'],
    [
      'harga nafta yang naik lebih cepat daripada harga resin',
      'naphtha prices that rose faster than resin prices',
    ],
  ],
  MTRQ: [
    ['pusat suku cadang alat berat di Balikpapan', 'a heavy equipment parts center in Balikpapan'],
    ['penambahan armada sewa alat berat', 'more heavy equipment for its rental fleet'],
    ['pesanan dari pertambangan dan konstruksi', 'orders from mining and construction'],
    ['pelanggan tambang yang menunda pesanan', 'mining customers that postponed orders'],
  ],
  KBLW: [
    ['lini kabel serat optik', 'a fiber-optic cable line'],
    ['laboratorium uji kabel listrik', 'a power cable test laboratory'],
    ['pesanan kabel listrik dan serat optik', 'orders for power and fiber-optic cable'],
    ['harga tembaga yang naik', 'higher copper prices'],
  ],
  PNGV: [
    ['pabrik mi instan di Sulawesi Selatan', 'an instant noodle plant in South Sulawesi'],
    ['gudang bumbu di Semarang', 'a seasoning warehouse in Semarang'],
    [
      'volume mi instan di luar Jawa dan harga gandum yang turun',
      'noodle volume outside Java and cheaper wheat',
    ],
    ['harga gandum dan minyak nabati yang naik', 'higher wheat and vegetable oil prices'],
  ],
  SWTQ: [
    ['peremajaan kebun kelapa sawit', 'the replanting of oil palms'],
    ['pabrik minyak sawit di Riau', 'a palm oil mill in Riau'],
    ['harga minyak sawit dan hasil panen yang lebih tinggi', 'higher palm oil prices and yields'],
    ['panen yang berkurang karena cuaca kering', 'smaller harvests after dry weather'],
  ],
  SUSV: [
    ['ruang pematangan keju', 'a cheese aging room'],
    ['truk berpendingin untuk susu segar', 'refrigerated trucks for fresh milk'],
    ['penjualan keju dan susu segar', 'cheese and fresh milk sales'],
    ['harga susu segar dari peternak yang naik', 'higher prices paid to dairy farmers'],
  ],
  MNQU: [
    ['seratus gerai di luar Jawa', 'a hundred stores outside Java'],
    ['pusat distribusi di Cikarang', 'a distribution center in Cikarang'],
    ['penjualan gerai lama dan pembukaan gerai baru', 'sales of existing stores and new openings'],
    ['sewa gerai dan upah yang naik', 'higher store rents and wages'],
  ],
  IKVN: [
    ['gudang beku di Bitung', 'a cold store in Bitung'],
    ['dua kapal penangkap ikan', 'two fishing vessels'],
    ['ekspor tuna olahan', 'exports of processed tuna'],
    ['hasil tangkapan yang berkurang dan biaya bahan bakar kapal', 'smaller catches and vessel fuel costs'],
  ],
  OTVX: [
    ['dua belas diler di luar Jawa', 'twelve dealerships outside Java'],
    ['pusat suku cadang kendaraan di Bekasi', 'a vehicle parts center in Bekasi'],
    ['penjualan kendaraan dan suku cadang', 'vehicle and spare part sales'],
    ['suku bunga kredit kendaraan yang menahan penjualan', 'vehicle loan rates that held back sales'],
  ],
  HTLQ: [
    ['renovasi resor di Lombok', 'the renovation of a resort in Lombok'],
    ['sistem pemesanan kamar langsung', 'a direct room booking system'],
    ['tingkat hunian dan tarif kamar yang lebih tinggi', 'higher occupancy and room rates'],
    ['tingkat hunian yang lebih rendah', 'lower occupancy'],
  ],
  BSNV: [
    ['dua belas gerai pakaian di luar Jawa', 'twelve apparel stores outside Java'],
    ['gudang pesanan daring', 'a warehouse for online orders'],
    [
      'penjualan pakaian menjelang hari raya dan penjualan daring',
      'apparel sales before the holidays and online',
    ],
    ['potongan harga untuk menghabiskan persediaan', 'discounts to clear inventory'],
  ],
  MDVS: [
    ['studio siniar di Jakarta', 'a podcast studio in Jakarta'],
    ['pemancar radio digital', 'digital radio transmitters'],
    ['pendapatan iklan digital', 'digital advertising revenue'],
    ['belanja iklan radio yang turun', 'lower radio advertising'],
  ],
  RSVK: [
    ['gedung rawat inap di Makassar', 'an inpatient building in Makassar'],
    ['pusat radioterapi', 'a radiotherapy center'],
    ['jumlah pasien rawat inap yang bertambah', 'more inpatients'],
    ['biaya rumah sakit baru yang belum terisi', 'the costs of new hospitals that are not yet full'],
  ],
  FRQA: [
    ['lini tablet generik', 'a generic tablet line'],
    ['gudang obat di Surabaya', 'a drug warehouse in Surabaya'],
    ['penjualan obat generik dan vitamin', 'generic drug and vitamin sales'],
    ['harga bahan baku obat impor yang naik', 'higher prices of imported drug ingredients'],
  ],
  LBVT: [
    ['laboratorium rujukan', 'a reference laboratory'],
    ['dua puluh titik pengambilan sampel', 'twenty sample collection points'],
    ['jumlah pemeriksaan laboratorium yang bertambah', 'more laboratory tests'],
    ['tarif pemeriksaan yang lebih rendah', 'lower test prices'],
  ],
  BQNS: [
    ['sistem inti perbankan dan layanan digital', 'its core banking system and digital services'],
    ['lima belas kantor cabang', 'fifteen branches'],
    ['pertumbuhan kredit ritel dan pencadangan yang turun', 'retail loan growth and lower provisions'],
    ['biaya dana yang naik', 'higher funding costs'],
  ],
  BVSR: [
    ['perluasan agen bank di desa', 'more banking agents in villages'],
    ['penilaian kredit mikro secara digital', 'digital scoring of micro loans'],
    ['pertumbuhan kredit mikro', 'micro loan growth'],
    ['pencadangan kredit mikro yang naik', 'higher provisions for micro loans'],
  ],
  BSQA: [
    ['aplikasi perbankan syariah', 'its Sharia banking app'],
    ['sepuluh kantor layanan syariah', 'ten Sharia branches'],
    ['pertumbuhan pembiayaan rumah dan usaha kecil', 'growth in home and small business financing'],
    ['bagi hasil kepada nasabah yang naik', 'higher profit sharing with depositors'],
  ],
  AVPU: [
    ['sistem klaim daring', 'an online claims system'],
    ['kantor pemasaran di sepuluh kota', 'sales offices in ten cities'],
    ['premi kendaraan dan properti yang tumbuh', 'growing motor and property premiums'],
    ['klaim banjir dan kebakaran', 'flood and fire claims'],
  ],
  MFVL: [
    ['sistem penilaian kredit kendaraan', 'a vehicle loan scoring system'],
    ['delapan kantor cabang', 'eight branches'],
    ['pembiayaan kendaraan bekas', 'used vehicle financing'],
    ['biaya pinjaman dan pembiayaan bermasalah yang naik', 'higher borrowing costs and bad loans'],
  ],
  QHUN: [
    ['klaster perumahan tahap ketiga', 'the third phase of a housing estate'],
    ['jalan dan taman di kota mandirinya', 'roads and parks in its township'],
    ['serah terima rumah yang bertambah', 'more home handovers'],
    ['serah terima rumah yang mundur', 'delayed home handovers'],
  ],
  MLVR: [
    ['perluasan mal di Surabaya', 'the extension of a mall in Surabaya'],
    ['panel surya di atap mal', 'solar panels on mall roofs'],
    ['pendapatan sewa dan tingkat hunian mal', 'mall rents and occupancy'],
    ['keluarnya penyewa besar', 'the departure of large tenants'],
  ],
  KWQS: [
    ['gardu listrik di kawasan industrinya', 'a substation in its industrial estate'],
    ['bangunan pabrik siap pakai', 'ready-built factories'],
    ['penjualan lahan industri', 'industrial land sales'],
    ['penjualan lahan industri yang tertunda', 'postponed industrial land sales'],
  ],
  DVTX: [
    ['pusat data kedua di Bekasi', 'a second data center in Bekasi'],
    ['pendingin hemat energi di pusat data', 'energy-saving cooling in its data centers'],
    ['kapasitas pusat data yang tersewa', 'leased data center capacity'],
    ['biaya listrik dan penyusutan gedung baru', 'power costs and the depreciation of new buildings'],
  ],
  QPAY: [
    ['sistem pencegahan penipuan', 'a fraud prevention system'],
    ['layanan pembayaran bagi usaha kecil', 'payment services for small businesses'],
    ['volume transaksi pedagang', 'merchant transaction volume'],
    ['biaya promosi dan biaya transaksi', 'promotion and transaction costs'],
  ],
  PRVS: [
    ['versi awan perangkat lunaknya', 'the cloud version of its software'],
    ['modul penggajian', 'a payroll module'],
    ['pelanggan baru yang berlangganan', 'new subscribers'],
    ['gaji pengembang yang naik', 'higher developer salaries'],
  ],
  TOLQ: [
    ['ruas tol sepanjang 18 kilometer', 'an 18-kilometer toll section'],
    ['gerbang tol nirsentuh', 'contactless toll gates'],
    ['lalu lintas dan penyesuaian tarif tol', 'traffic and a toll adjustment'],
    ['bunga dan amortisasi ruas baru', 'interest and amortization of a new section'],
  ],
  MNVR: [
    ['seratus menara di luar Jawa', 'a hundred towers outside Java'],
    ['serat optik antarmenara', 'fiber between its towers'],
    ['penyewa kedua pada menara yang ada', 'second tenants on existing towers'],
    ['kontrak sewa yang berakhir', 'leases that ended'],
  ],
  AIRQ: [
    ['instalasi pengolahan air di Semarang', 'a water treatment plant in Semarang'],
    ['penggantian pipa distribusi', 'the replacement of distribution pipes'],
    ['pelanggan baru dan penyesuaian tarif air', 'new customers and a water tariff adjustment'],
    ['kebocoran pipa dan biaya listrik', 'pipe leaks and power costs'],
  ],
  KPLV: [
    ['dua kapal curah', 'two bulk carriers'],
    ['pengedokan armada', 'the dry-docking of its fleet'],
    ['tarif angkutan curah yang lebih tinggi', 'higher dry bulk freight rates'],
    ['tarif angkutan yang lemah dan harga bahan bakar', 'weak freight rates and fuel prices'],
  ],
  LOGV: [
    ['gudang di Cikarang', 'a warehouse in Cikarang'],
    ['mesin sortir paket', 'parcel sorting machines'],
    ['volume paket dan biaya per paket yang turun', 'parcel volume and a lower cost per parcel'],
    ['persaingan tarif kurir', 'courier price competition'],
  ],
}

function text([id, en]: Pair): Text {
  return { id, en }
}

/** Null for companies without news about their business. */
export function findSubject(ticker: string): Subject | null {
  const row = rows[ticker]
  if (row === undefined) return null
  const [project, other, rise, fall] = row
  return { projects: [text(project), text(other)], rise: text(rise), fall: text(fall) }
}
