import type { PackageScope } from '#commerce/orders/fulfillment/part-shipment.ts'
import type { ArrivalWindow, BusinessDays } from '#commerce/selling/delivery/arrival.ts'
import { formatDateRange } from './format.ts'
import { inLanguage } from './in-language.ts'
import { pluralEn } from './plural.ts'
import { promiseMessages as promises } from './promises.ts'

export const orderEmailMessages = inLanguage({
  viewOrder: 'View your order',
  testOrder: 'This is a test order. It was paid with a test payment, so no money moved.',
  confirmed: {
    subject: ({ number }: { number: string }) => `Order ${number} is confirmed`,
    transferSubject: ({ number }: { number: string }) => `Order ${number}: how to pay`,
    preview: ({ titles, total }: { titles: string; total: string }) => `${titles}: ${total}`,
    transferPreview: ({ amount }: { amount: string }) =>
      `Please transfer ${amount}. We’re holding your items.`,
    heading: ({ name }: { name: string }) =>
      name === '' ? 'Thank you for your order' : `Thank you, ${name}`,
    intro: ({ number, date }: { number: string; date: string }) =>
      `We received your order ${number} on ${date}.`,
    transfer: ({ amount }: { amount: string }) =>
      `Please send ${amount} by bank transfer. We’re holding your items and will ship them once your transfer arrives.`,
    transferBy: ({ amount, until }: { amount: string; until: string }) =>
      `Please send ${amount} by bank transfer by ${until}. We’re holding your items and will ship them once your transfer arrives.`,
    paid: ({ amount }: { amount: string }) =>
      `Your payment of ${amount} went through. We’re packing your order and will email you when it ships.`,
    arrival: (window: ArrivalWindow) => `It should arrive ${formatDateRange(window.from, window.to)}.`,
    arrivalAfterTransfer: (days: BusinessDays) => `${promises.arrivesAfterTransfer(days)}.`,
    nothingDue: 'There’s nothing to pay. We’re packing your order and will email you when it ships.',
    unpaid:
      'We haven’t received your payment yet. If you just paid, you don’t need to do anything: we’ll email you when it arrives. If not, you can still pay on your order page.',
  },
  transferDetails: {
    bankAccount: 'Bank account',
    reference: 'Reference',
  },
  totals: {
    subtotal: 'Subtotal',
    discountWithCode: ({ title, code }: { title: string; code: string }) => `${title} (${code})`,
    delivery: ({ method }: { method: string }) => `Shipping, ${method}`,
    free: 'Free',
    tax: ({ name, percent }: { name: string; percent: string }) => `${name} ${percent}%`,
    includedTax: ({ name, percent }: { name: string; percent: string }) => `Includes ${percent}% ${name}`,
    total: 'Total',
    giftCard: 'Gift card',
    balanceDue: 'Balance due',
    paid: 'Paid',
  },
  deliveryAddress: 'Shipping address',
  deliveryAddressOnOrderPage: 'You’ll find the shipping address on your order page.',
  changeOfMind: {
    title: 'If you change your mind',
    returns: ({ days }: { days: number }) =>
      `You can return items within ${pluralEn(days, { one: '1 day', other: `${days} days` })} of delivery. Start your return on your order page.`,
    withdrawal: ({ days, url }: { days: number; url: string }) =>
      `Consumers in the European Union may withdraw from the contract within ${days} days of delivery without giving a reason, using the form at ${url} or any other clear statement to us. We then refund what you paid, including standard shipping, within 14 days of hearing from you.`,
  },
  warranty: {
    title: 'If something is wrong',
    text: ({ years }: { years: number }) =>
      `Every product comes with a ${years}-year warranty from delivery. You can make a claim on your order page. Your statutory rights for faulty goods are not affected.`,
  },
  paid: {
    subject: ({ number }: { number: string }) => `Payment received for order ${number}`,
    preview: ({ amount }: { amount: string }) => `We received ${amount}.`,
    heading: 'Payment received',
    intro: ({ amount, number }: { amount: string; number: string }) =>
      `We received ${amount} for order ${number}. We’re packing it now and will email you when it ships.`,
    invoice: 'You’ll find your invoice on your order page.',
  },
  shipped: {
    subject: {
      whole: ({ number }) => `Order ${number} is on its way`,
      part: ({ number }) => `Part of order ${number} is on its way`,
      rest: ({ number }) => `The rest of order ${number} is on its way`,
    } satisfies Record<PackageScope, (order: { number: string }) => string>,
    preview: ({ carrier }: { carrier: string }) => `${carrier} has your package.`,
    heading: {
      whole: 'Your order is on its way',
      part: 'Part of your order is on its way',
      rest: 'The rest of your order is on its way',
    } satisfies Record<PackageScope, string>,
    intro: {
      whole: ({ number, carrier }) => `Order ${number} is now with ${carrier}.`,
      part: ({ number, carrier }) =>
        `These items of order ${number} are now with ${carrier}. We’ll email you when the rest ships.`,
      rest: ({ number, carrier }) => `The last items of order ${number} are now with ${carrier}.`,
    } satisfies Record<PackageScope, (shipment: { number: string; carrier: string }) => string>,
    trackingNumber: 'Tracking number',
    track: 'Track package',
  },
  link: {
    subject: ({ number }: { number: string }) => `Your link to order ${number}`,
    preview: 'See where it is, get the invoice, or start a return.',
    heading: 'Here’s your order',
    intro: ({ number }: { number: string }) =>
      `You asked for a link to order ${number}. On your order page, you can see where it is, get your invoice, and start a return.`,
    notYou:
      'If you didn’t ask for it, ignore this email. Anyone with this link can see the order, so keep it to yourself.',
  },
  canceled: {
    subject: ({ number }: { number: string }) => `Order ${number} is canceled`,
    preview: 'We won’t ship it.',
    heading: 'Your order is canceled',
    intro: ({ number }: { number: string }) => `We canceled order ${number} and won’t ship it.`,
    refund: 'We’ll refund what you paid to your original payment method.',
    nothingDue: 'You don’t owe anything. If you’ve just paid, we’ll refund it.',
    notPaid: ({ number }: { number: string }) =>
      `We didn’t receive your payment in time, so we canceled order ${number}.`,
    giftCard: 'We’ve put the gift card amount back on your card.',
  },
  edited: {
    subject: ({ number }: { number: string }) => `Order ${number} was changed`,
    preview: ({ total }: { total: string }) => `The new total is ${total}.`,
    heading: 'Your order was changed',
    intro: ({ number, total }: { number: string; total: string }) =>
      `We changed order ${number}. Its total is now ${total}.`,
    refunded: ({ amount }: { amount: string }) => `We’re refunding ${amount}.`,
    due: ({ amount }: { amount: string }) =>
      `Please pay the remaining ${amount}. Then we’ll pack your order.`,
    transfer: ({ amount }: { amount: string }) =>
      `Please send the remaining ${amount} by bank transfer. Then we’ll pack your order.`,
    pay: ({ amount }: { amount: string }) => `Pay ${amount}`,
    wrong: 'If this isn’t what you wanted, reply to this email before we pack your order.',
  },
  refunded: {
    subject: ({ amount, number }: { amount: string; number: string }) =>
      `Your refund of ${amount} for order ${number}`,
    payment: {
      preview: 'It’s going back to your original payment method.',
      heading: 'Your refund is on its way',
      intro: ({ amount, number }: { amount: string; number: string }) =>
        `We refunded ${amount} for order ${number} to your original payment method. It may take a few days to show up.`,
    },
    'gift-card': {
      preview: 'It’s back on your gift card.',
      heading: 'Your gift card has been refunded',
      intro: ({ amount, number }: { amount: string; number: string }) =>
        `We refunded ${amount} for order ${number} to your gift card. You can use it again right away.`,
    },
    arrived: 'This is for what came back to us:',
    creditNote: ({ number }: { number: string }) => `Credit note ${number} (PDF)`,
  },
  paymentReminder: {
    subject: ({ number }: { number: string }) => `Complete your order ${number}`,
    preview: ({ until }: { until: string }) => `We’re holding your items until ${until}.`,
    heading: 'Your order isn’t paid yet',
    intro: ({ number, until, amount }: { number: string; until: string; amount: string }) =>
      `We’re holding the items in order ${number} until ${until}. Pay ${amount} by then, and we’ll pack them right away.`,
    pay: 'Pay now',
    otherwise:
      'If you’ve changed your mind, you don’t need to do anything: we’ll cancel the order and you won’t owe anything. If you’ve just paid, we’ll email you your confirmation.',
  },
  reminder: {
    subject: ({ number, until }: { number: string; until: string }) =>
      `Reminder: we’re holding order ${number} until ${until}`,
    preview: ({ amount }: { amount: string }) => `Your transfer of ${amount} hasn’t arrived yet.`,
    heading: 'Your transfer hasn’t arrived yet',
    intro: ({ number, until, amount }: { number: string; until: string; amount: string }) =>
      `We’re holding your order ${number} until ${until}. To keep it, please transfer ${amount} by then. If you’ve already sent it, you don’t need to do anything.`,
    late: 'If your transfer arrives later, we may have sold your items. In that case, we’ll refund it.',
  },
})
