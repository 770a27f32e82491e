/** Made-up contact details. */
export const contactSettings = {
  phone: '+1 (555) 010-0199',
  email: 'hello@tote.example',
  address: '12 Market Street, Springfield',
  time_zone: 'America/New_York',
}

/** The bar above every page. The command `end-demo` removes it and turns off test payments. */
export const demoNoticeSettings = {
  demo_notice: 'This is a demo shop. Orders aren’t real.',
}

export const demoPaymentSettings = {
  test_payments: 'on',
}

/** They follow what delivery rules and settings already say, on product pages. */
export const termsSettings = {
  shipping_text: 'We pack your order within one business day.',
  returns_text:
    'You don’t need a reason. Return shipping is free, and we refund the full price once it reaches us.',
  warranty_text:
    'If a seam, zipper or handle fails in that time, we repair it, replace it or refund it. It’s your choice. Normal wear isn’t covered.',
}

export const banners = [
  {
    placement: 'hero',
    heading: 'Carry less. Carry it well.',
    text: 'Bags, tees and water pots that last for years, not seasons.',
    action: 'Shop new arrivals',
    href: '/',
    action_href: '/collections/new-arrivals',
    picture: 'hero.jpg',
    alt: 'Three folded tees in white, clay and sage, a cobalt backpack and a white water pot side by side',
  },
  {
    placement: 'advertisement',
    heading: 'Bags for every day',
    text: '',
    action: 'Shop bags',
    href: '/collections/bags',
    picture: 'ad-bags.jpg',
    alt: 'A black briefcase in front of a clay shoulder bag on a block',
  },
  {
    placement: 'advertisement',
    heading: 'The basic tee',
    text: '',
    action: 'Shop tees',
    href: '/collections/basic-tees',
    picture: 'ad-tees.jpg',
    alt: 'Five folded tees in clay, sand, white, sage and cobalt beside a sage cap',
  },
  {
    placement: 'advertisement',
    heading: 'Water pots',
    text: '',
    action: 'Shop pots',
    href: '/collections/water-pots',
    picture: 'ad-pots.jpg',
    alt: 'A speckled white water pot, a terracotta tumbler and a dark green steel bottle',
  },
] as const

/** The shop puts its promises in place of their names. */
export const benefits = [
  { icon: 'badge-check', text: '{warranty}' },
  { icon: 'truck', text: '{shipping}' },
  { icon: 'undo-2', text: '{returns}' },
]

export const socialLinks = [
  { network: 'facebook', href: null },
  { network: 'linkedin', href: null },
  { network: 'instagram', href: null },
]
