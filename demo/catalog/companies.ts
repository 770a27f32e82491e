import type { BrandSlug } from './taxonomy.ts'

/** Invented companies, one of them outside the EU. */
export const companies = [
  {
    name: 'Glashütte Elbtal GmbH',
    lines: 'Uferstraße 18\n01662 Meißen',
    country: 'DE',
    contact: 'service@glashuette-elbtal.example',
  },
  {
    name: 'Harbor & Pine Ltd.',
    lines: '204 Queens Road\nKowloon',
    country: 'HK',
    contact: 'https://harborandpine.example/contact',
  },
  {
    name: 'Noordkade Import B.V.',
    lines: 'Noordkade 31\n1013 BC Amsterdam',
    country: 'NL',
    contact: 'safety@noordkade.example',
  },
] as const

type CompanyName = (typeof companies)[number]['name']

interface DemoMakers {
  manufacturer?: CompanyName
  responsible?: CompanyName
  safety?: string
}

export const brandMakers: Partial<Record<BrandSlug, DemoMakers>> = {
  'brand-4': { manufacturer: 'Glashütte Elbtal GmbH' },
  'brand-6': { manufacturer: 'Harbor & Pine Ltd.', responsible: 'Noordkade Import B.V.' },
}

/** Of products that don't say the same as their brand. */
export const productMakers: Readonly<Record<string, DemoMakers>> = {
  'glass-carafe': {
    safety:
      'Pour nothing hotter than 70 °C into the cold carafe.\nDon’t use it with a crack or a chip: the glass may break.',
  },
  'gooseneck-kettle': {
    manufacturer: 'Harbor & Pine Ltd.',
    responsible: 'Noordkade Import B.V.',
    safety:
      'The kettle, its lid and the steam are hot. Hold it by the handle only.\nFill it to the mark at most: boiling water spills.\nKeep it away from children.',
  },
}
