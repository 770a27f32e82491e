import { slugify } from './slugify.ts'

const starts =
  'Al Bar Bel Bor Cal Cor Dal Dor El Fal Far Gal Gor Hal Har Hel Il Jal Jor Kal Kar Kel Lam Lor Mal Mar Mel Mir Nal Nor Ol Or Pal Per Quil Ral Ros Sal Sel Sor Tal Tar Tor Ul Val Ver Vor Wal Wen Yar Zan Zel Él Bjør Mün Sén'.split(
    ' ',
  )
const ends =
  'a ado aki amo an ando ara as avo eba eda ek ela em en enza era es eta evo ia iba ida iko ila im in ina io ira is ista ita iva o oba odo oka ola on ona ora os ota ova uba udo uma un una ura us uta wick ford ley mere stad heim vik'.split(
    ' ',
  )

/** 3,360 model names. Every part of the list has many beginnings and endings. */
export const modelNames: readonly string[] = Array.from(
  { length: starts.length * ends.length },
  (_, index) => {
    const start = index % starts.length
    const round = Math.floor(index / starts.length)
    return starts[start]! + ends[(round + 7 * start) % ends.length]
  },
)

const places =
  'Ash Birch Bright Cedar Clear Copper Fern Fox Harbor Hazel Iron Juniper Lark Maple North Oak Pine River Stone Thorn'.split(
    ' ',
  )
const features = 'bridge bury croft dale field gate ham haven hollow lane mark mill stead wick worth'.split(
  ' ',
)
const businesses = ['', ' & Daughters', ' Goods', '', ' Studio', ' Supply', '', ' Works'] as const

/** 300 brands. */
export const bigBrands: readonly { slug: string; name: string }[] = Array.from(
  { length: places.length * features.length },
  (_, index) => {
    const place = index % places.length
    const feature = features[(Math.floor(index / places.length) + 4 * place) % features.length]!
    const name = `${places[place]}${feature}${businesses[index % businesses.length]}`
    return { slug: slugify(name), name }
  },
)
