/** How to reach the demo shop: a number, a domain and an address that belong to nobody. */
export const contact = {
  phone: '+1 (555) 010-0199',
  email: 'hello@tote.example',
  address: '12 Market Street, Springfield',
}

/** What the bar above every page says; `end-demo` removes it together with test payments. */
export const demoNotice = {
  demo_notice: "This is a demo shop. Orders aren't real.",
}

/** Payments in the demo shop are played, and its account is an example: DE89 3704 0044 0532 0130 00 is nobody's. */
export const payments = {
  test_payments: 'on',
  bank_account: 'Tote demo shop\nIBAN DE89 3704 0044 0532 0130 00\nBIC COBADEFFXXX',
}

/** What the benefits promise, said in full; every product's page repeats it. */
export const terms = {
  shipping_text:
    'Shipping is free for every order, whatever it costs and wherever in the country it goes. We pack it within one working day, and it arrives two to four working days later.',
  returns_text:
    'You may send anything back within 30 days after it arrived, without a reason. We pay the way back and refund the whole price as soon as it is here.',
  warranty_text:
    'Everything has two years warranty. If a seam, a zipper or a handle gives way within that time, we repair it, replace it or refund it, as you like. Marks of use are not a fault.',
}

export const banners = [
  {
    placement: 'hero',
    heading: 'Carry less. Carry it well.',
    text: 'Bags, tees and water pots that last for years, not seasons.',
    action: 'Shop new arrivals',
    href: '/',
    picture: 'hero.jpg',
    alt: 'Three folded tees, a blue backpack and a speckled white water pot side by side',
  },
  {
    placement: 'advertisement',
    heading: 'Bags for every day',
    text: '',
    action: 'Shop bags',
    href: '/collections/bags',
    picture: 'ad-bags.jpg',
    alt: 'A dark brown briefcase in front of a tan shoulder bag on a block',
  },
  {
    placement: 'advertisement',
    heading: 'The basic tee',
    text: '',
    action: 'Shop tees',
    href: '/collections/basic-tees',
    picture: 'ad-tees.jpg',
    alt: 'Five folded tees in clay, sand, white, sage and cobalt beside a green cap',
  },
  {
    placement: 'advertisement',
    heading: 'Water pots',
    text: '',
    action: 'Shop pots',
    href: '/collections/water-pots',
    picture: 'ad-pots.jpg',
    alt: 'A speckled white water pot, a clay tumbler and a green steel bottle',
  },
] as const

export const benefits = [
  { icon: 'badge-check', text: 'Two years warranty' },
  { icon: 'truck', text: 'Free shipping' },
  { icon: 'undo-2', text: 'Return policy in 30 days' },
]

export const socialLinks = [
  { network: 'facebook', href: null },
  { network: 'linkedin', href: null },
  { network: 'instagram', href: null },
]
