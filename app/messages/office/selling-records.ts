import { inLanguage } from '../in-language.ts'
import { promotionMessages } from './promotions.ts'
import { orderField, type RecordKindTexts } from './record-kind-texts.ts'
import { shippingCostMessages } from './shipping-cost.ts'

/** Records of selling. */
export const sellingRecordMessages = inLanguage({
  delivery_zone: {
    noun: ['shipping zone', 'shipping zones'],
    title: 'Shipping zones',
    tool: shippingCostMessages.link,
    intro: 'The countries you deliver to. Checkout offers no others.',
    add: 'Add a zone',
    empty: 'You don’t deliver anywhere yet.',
    fields: {
      name: ['Name', 'Only you see it. Such as Europe.'],
      countries: [
        'Countries',
        'Two-letter codes separated by commas, such as US, CA. Each country is in one zone.',
      ],
      position: orderField,
    },
  },
  delivery_method: {
    noun: ['shipping method', 'shipping methods'],
    title: 'Shipping methods',
    tool: shippingCostMessages.link,
    intro: 'Shipping options in checkout for each zone, with prices and arrival dates.',
    add: 'Add a method',
    empty: 'Checkout has nothing to offer yet. Add a zone first.',
    fields: {
      zone: ['Zone', 'The countries it ships to.'],
      name: ['Name', 'As shoppers read it, such as Standard.'],
      duration: ['Duration', 'As shoppers read it, such as 3–5 business days.'],
      min_days: ['Business days, at least', 'For “Arrives Nov 27 – Dec 1”. Leave empty to show no date.'],
      max_days: ['Business days, at most', ''],
      measure: ['Prices depend on', ''],
      rate: ['Prices', 'Each price applies from an order value, or a weight in grams. Start at 0.'],
      free_from: ['Free from', 'An order value. Leave empty if it’s never free.'],
      position: orderField,
    },
  },
  tax_class: {
    noun: ['tax class', 'tax classes'],
    title: 'Tax classes',
    intro:
      'Goods with tax rates of their own, such as books or food. All other goods pay the standard rates.',
    add: 'Add a class',
    empty: 'All goods pay the standard rates.',
    fields: { name: ['Name', 'Only you see it. Such as Reduced. Choose it in tax rates and in products.'] },
  },
  tax_rate: {
    noun: ['tax rate', 'tax rates'],
    title: 'Tax rates',
    intro: 'The taxes of each country or region, shown in checkout and on invoices.',
    add: 'Add a rate',
    empty: 'No taxes are charged.',
    fields: {
      country: ['Country', ''],
      region: ['Region', 'Such as CA for California. Leave empty for the whole country.'],
      name: ['Name', 'As shoppers read it, such as Sales tax.'],
      tax_class: ['Tax class', 'Goods of this class pay it instead of the standard rates of the place.'],
      rate: ['Percent', 'Such as 8.25.'],
      taxes_delivery: ['Shipping is taxed, too', ''],
    },
  },
  promotion: {
    noun: ['discount', 'discounts'],
    title: promotionMessages.title,
    intro: promotionMessages.intro,
    add: promotionMessages.add,
    empty: promotionMessages.none,
    fields: {
      title: ['Title', 'As shoppers read it in the cart and on the invoice.'],
      code: ['Code', 'Shoppers type it. Leave empty to apply the promotion automatically.'],
      kind: ['Kind', ''],
      percent: ['Percent', '1 to 100.'],
      amount: ['Amount', 'Off the whole cart, at most what its items cost.'],
      buy: ['Buy', 'How many are paid.'],
      get: ['Get free', 'The cheapest of each set are free.'],
      category: ['Category', ''],
      minimum: ['Minimum', 'What its items must cost before discounts. Leave empty for no minimum.'],
      starts_at: ['Starts', ''],
      ends_at: ['Ends', 'It no longer applies from this moment. Leave empty to keep it running.'],
      max_uses: ['Uses in total', 'By all customers together. Leave empty for no limit.'],
      once_per_customer: ['Once per customer', 'Asks shoppers to confirm their email first.'],
      position: ['Order', 'Among promotions of one kind, lower numbers apply first.'],
    },
    sections: { title: 'Discount', category: 'Conditions', starts_at: 'Time and limits' },
    choices: {
      kind: {
        percent: 'Percent off',
        amount: 'Amount off',
        'free-delivery': 'Free shipping',
        'buy-x-get-y': 'Buy X, get Y',
      },
      category: { '': 'All products' },
    },
  },
} satisfies Record<string, RecordKindTexts>)
