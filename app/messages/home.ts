import { inLanguage } from './in-language.ts'

export const homeMessages = inLanguage({
  benefits: 'Why shop with us',
  carousel: 'carousel',
  newArrivals: 'New Arrivals',
  nextProduct: 'Next product',
  pause: 'Pause',
  play: 'Play',
  previousProduct: 'Previous product',
  slide: 'slide',
  slidePosition: ({ position, count }: { position: number; count: number }) => `${position} of ${count}`,
})
