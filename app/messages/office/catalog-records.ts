import { inLanguage } from '../in-language.ts'
import { collectionMessages } from './collections.ts'
import { orderField, type RecordKindTexts } from './record-kind-texts.ts'

/** With the hint of a new record. */
const addressField = (example: string): [string, string] => [
  'Address',
  `The last part of its links, such as ${example}. Leave empty to make it from the name. Former addresses redirect here.`,
]

const introFields = {
  text: [
    'Text',
    'Above the products of its page. Shoppers read the first paragraph, and the rest if they ask for it.',
  ],
  picture: ['Picture', ''],
  alt: ['Description of the picture', 'For people who can’t see it. Leave empty if it’s only decoration.'],
} satisfies Record<string, [string, string]>

/** Records of the catalog. */
export const catalogRecordMessages = inLanguage({
  category: {
    noun: ['category', 'categories'],
    title: 'Categories',
    intro: 'The menu and the first filter of the shop.',
    add: 'Add a category',
    empty: 'There are no categories yet.',
    fields: {
      name: ['Name', ''],
      ...introFields,
      slug: addressField('bags'),
      parent: ['Below', 'The category that it’s part of.'],
      size_guide: [
        'Size guide',
        'A line such as “Size: Chest, Length”, then one such as “S: 48, 68.5” for each size, in centimeters. Leave empty to use the guide of the category above.',
      ],
      position: orderField,
    },
  },
  brand: {
    noun: ['brand', 'brands'],
    title: 'Brands',
    intro: 'The makers of your products. Shoppers filter by them.',
    add: 'Add a brand',
    empty: 'There are no brands yet.',
    fields: {
      name: ['Name', ''],
      ...introFields,
      slug: addressField('north-supply'),
      manufacturer: [
        'Manufacturer',
        'Shoppers in the EU must read who makes a product, and how to reach them. You add companies in the catalog.',
      ],
      responsible: [
        'Responsible in the EU',
        'For a manufacturer outside the EU: the company that answers for it there.',
      ],
      safety: [
        'Safety information',
        'Warnings and instructions for all products of the brand, line by line. A product may say something else.',
      ],
      safety_file: [
        'Safety information as a PDF',
        'For products without one of their own. You upload it below, once the brand is there.',
      ],
      position: orderField,
    },
  },
  company: {
    noun: ['company', 'companies'],
    title: 'Companies',
    intro:
      'Manufacturers, and those who answer for them in the EU. Brands and products name them, and shoppers read how to reach them.',
    add: 'Add a company',
    empty: 'There are no companies yet.',
    fields: {
      name: ['Name', 'With its legal form, such as North Supply GmbH.'],
      address: ['Postal address', 'Line by line, without the country.'],
      country: ['Country', ''],
      contact: [
        'Email or web address',
        'Where shoppers reach it, such as care@example.com or https://example.com/contact.',
      ],
    },
  },
  option: {
    noun: ['option', 'options'],
    title: 'Options',
    intro:
      'What shoppers choose a variant by, such as Color, Size or Volume. They filter by those that products share.',
    add: 'Add an option',
    empty: 'There are no options yet.',
    fields: {
      name: ['Name', 'As shoppers read it, such as Volume.'],
      slug: addressField('volume'),
      kind: ['Chosen from', 'Swatches show the color or a picture of each value.'],
      product: ['Only for', 'The address of the one product that has it. Leave empty to share it.'],
      position: orderField,
    },
    choices: { kind: { swatch: 'Swatches', buttons: 'Buttons', list: 'A list' } },
  },
  option_value: {
    noun: ['value', 'values'],
    title: 'Values of options',
    intro: 'The values of each option, in the order in which shoppers choose and filter.',
    add: 'Add a value',
    empty: 'There are no values yet.',
    fields: {
      option: ['Option', ''],
      name: ['Name', 'As shoppers read it, such as Clay or XL.'],
      slug: addressField('clay'),
      hex: [
        'Color code',
        'A # and six letters or digits, such as #b5654a. A swatch needs one, or a picture.',
      ],
      color_family: [
        'Color family',
        'Searches for this color find it. Left empty, it follows from the color code.',
      ],
      picture: [
        'Picture',
        'For patterns and materials. Shoppers see it instead of the color wherever they choose, filter or compare.',
      ],
      position: orderField,
    },
    choices: {
      color_family: {
        black: 'Black',
        white: 'White',
        gray: 'Gray',
        red: 'Red',
        orange: 'Orange',
        yellow: 'Yellow',
        green: 'Green',
        blue: 'Blue',
        purple: 'Purple',
        pink: 'Pink',
        brown: 'Brown',
        beige: 'Beige',
      },
    },
  },
  attribute: {
    noun: ['attribute', 'attributes'],
    title: 'Attributes',
    intro:
      'Facts of your products, such as Capacity, Material or Dishwasher safe. You fill them in on the page of each product.',
    add: 'Add an attribute',
    empty: 'There are no attributes yet.',
    fields: {
      name: ['Name', 'As shoppers read it, such as Material.'],
      slug: addressField('material'),
      kind: ['What it is', 'It can’t be changed later.'],
      unit: ['Unit', 'Shown behind the number, such as l, cm or kg.'],
      group: ['Group', 'The heading that it stands below, such as Material and care.'],
      categories: ['Categories', 'Whose products have it, also below them. Tick none for all products.'],
      on_page: ['On product pages', 'Shoppers read it beside the description.'],
      compared: ['In comparisons', 'Shoppers compare products by it.'],
      searched: ['In the search', 'Shoppers find products by its values.'],
      filtered: ['As a filter', 'Shoppers filter listings of its categories by it.'],
      position: orderField,
    },
    choices: {
      kind: {
        text: 'Text',
        number: 'A number',
        flag: 'Yes or no',
        one: 'One of a list',
        several: 'Several of a list',
        date: 'A date',
      },
    },
  },
  attribute_value: {
    noun: ['value', 'values'],
    title: 'Values of attributes',
    intro: 'The values of attributes with a list, in the order in which shoppers read them.',
    add: 'Add a value',
    empty: 'There are no values yet.',
    fields: {
      attribute: ['Attribute', 'One with a list.'],
      name: ['Name', 'As shoppers read it, such as Oak.'],
      slug: addressField('oak'),
      position: orderField,
    },
  },
  price_range: {
    noun: ['price filter', 'price filters'],
    title: 'Price ranges',
    intro:
      'The steps of the price filter. Prices between and above them get steps of their own, once products have them.',
    add: 'Add a price range',
    empty: 'There are no price ranges yet. Shoppers still filter by any two prices.',
    fields: {
      label: ['Label', 'As shoppers read it. Without one, they read the two prices.'],
      from_price: ['From', 'The lowest price in this range.'],
      to_price: ['To', 'The highest price in this range.'],
    },
  },
  collection: {
    noun: ['collection', 'collections'],
    title: 'Collections',
    intro: 'Products on a page of their own, chosen by hand or by rule. The home page shows some.',
    add: 'Add a collection',
    empty: 'There are no collections yet.',
    fields: {
      title: ['Title', ''],
      slug: [
        'Address',
        'The last part of its link, such as summer. Leave empty to make it from the title. The home page shows featured, best-sellers and new-arrivals.',
      ],
      rule: ['Products', ''],
      rule_value: ['Which one', 'The address of the category or brand, the tag, or two prices such as 0-20.'],
      max_products: ['At most', 'A number of products. Leave empty for up to 1,000.'],
      products: ['Products by hand', 'Addresses of products in order, separated by commas.'],
    },
    choices: { rule: collectionMessages.rules },
  },
} satisfies Record<string, RecordKindTexts>)
